/* global location, document */
/**
 * A page opened from a file: browsers load no module there, so this plain script says what to do,
 * where else there would be an empty page.
 */
const FROM_FILE = {
  en: 'Opened from a file, this page can neither keep a match nor hear a pad. Open it from a web address.',
  'zh-HK': '此頁由檔案開啟，不能保存賽事，也收不到計分器的訊息。請由網址開啟。',
  'zh-CN': '此页由文件打开，无法保存比赛，也收不到记分器的消息。请从网址打开。',
};

if (location.protocol === 'file:') {
  const asked = new URLSearchParams(location.search).get('lang') ?? navigator.language;
  const traditional = /^zh-(hk|tw|mo|hant)/i.test(asked);
  const language = traditional ? 'zh-HK' : /^zh/i.test(asked) ? 'zh-CN' : 'en';
  document.documentElement.lang = language;
  const notice = document.createElement('p');
  notice.className = 'from-file';
  notice.textContent = FROM_FILE[language];
  document.body.append(notice);
}
