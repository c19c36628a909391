/* global location, document */
/**
 * A page opened from a file: browsers load no module there, so this plain script says what to do,
 * where else there would be an empty page.
 */
const FROM_FILE = {
  en: 'Opened from a file, this page can neither keep a match nor hear a pad. Open it from a web address.',
  'zh-HK': '此頁由檔案開啟，不能保存賽事，也收不到記分器的訊息。請由網址開啟。',
  'zh-CN': '此页由文件打开，无法保存比赛，也收不到记分器的消息。请从网址打开。',
};

/** As in components/words/language.ts: a plain script imports nothing. */
const languageFor = (tag) => {
  const [primary, ...subtags] = tag.toLowerCase().split(/[-_]/);
  if (primary !== 'zh' && primary !== 'yue') return 'en';
  if (subtags.includes('hans')) return 'zh-CN';
  const traditional = ['hant', 'hk', 'mo', 'tw'].some((subtag) => subtags.includes(subtag));
  return traditional || primary === 'yue' ? 'zh-HK' : 'zh-CN';
};

if (location.protocol === 'file:') {
  const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  const language = languageFor(asked);
  document.documentElement.lang = language;
  const notice = document.createElement('p');
  notice.className = 'from-file';
  notice.textContent = FROM_FILE[language];
  document.body.append(notice);
}
