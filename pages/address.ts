/** What a page is asked for in its address, as attributes of its element. */

const LANGUAGE = 'lang';

/** Attributes that an address may set, and only these. */
export const applyAddress = (
  element: Element,
  names: readonly string[],
  parameters = new URLSearchParams(location.search),
): void => {
  const language = parameters.get(LANGUAGE);
  if (language !== null) document.documentElement.lang = language;
  else document.documentElement.lang = navigator.language;
  for (const name of names) {
    const value = parameters.get(name);
    if (value !== null) element.setAttribute(name, value);
  }
};
