/** Which language an element speaks: that of the nearest `lang`, and no other element's business. */

export const LANGUAGES = ['en', 'zh-HK', 'zh-CN'] as const;
export type Language = (typeof LANGUAGES)[number];

/** 繁體 for Hong Kong, Macau, Taiwan and anything that says Hant; 简体 for other Chinese; else English. */
export const languageFor = (tag: string): Language => {
  const [primary, ...subtags] = tag.toLowerCase().split(/[-_]/);
  if (primary !== 'zh' && primary !== 'yue') return 'en';
  if (subtags.includes('hans')) return 'zh-CN';
  const traditional = ['hant', 'hk', 'mo', 'tw'].some((subtag) => subtags.includes(subtag));
  return traditional || primary === 'yue' ? 'zh-HK' : 'zh-CN';
};

/** The nearest `lang` around an element, through shadow roots; else the browser's. */
export const nearestLanguage = (element: Element): Language => {
  let here: Element | null = element;
  while (here) {
    const holder: Element | null = here.closest('[lang]');
    const tag = holder?.getAttribute('lang');
    if (tag) return languageFor(tag);
    const root = (holder ?? here).getRootNode();
    here = root instanceof ShadowRoot ? root.host : null;
  }
  return languageFor(navigator.language);
};
