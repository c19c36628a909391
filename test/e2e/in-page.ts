/** What runs in a page: finds what a user would press, by its name, through open shadow roots. */

export type Kind = 'button' | 'field' | 'choice' | 'fold';

export interface Wanted {
  readonly kind: Kind;
  /** The whole name, or how it begins where none has just this name; or a pattern, as its source. */
  readonly name: string;
  readonly isPattern?: boolean;
  /** How the name of a group begins that it is in. */
  readonly within?: string | undefined;
}

export type Found = { readonly x: number; readonly y: number } | { readonly missing: string };

/** Middle of the thing on the screen, once a press there would reach it. */
export const locate = ({ kind, name, isPattern, within }: Wanted): Found => {
  const SELECTORS: Record<Kind, string> = {
    button: 'button, [role="button"]',
    field: 'input:not([type="radio"], [type="checkbox"]), textarea, select',
    choice: 'label:has(input[type="radio"], input[type="checkbox"])',
    fold: 'summary',
  };
  const deep = (root: ParentNode, selector: string): Element[] => [
    ...root.querySelectorAll(selector),
    ...[...root.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot ? deep(shadowRoot, selector) : [],
    ),
  ];
  const textOf = (element: Element | null): string => {
    const copy = element?.cloneNode(true) as Element | undefined;
    copy?.querySelectorAll('[aria-hidden="true"]').forEach((hidden) => {
      hidden.remove();
    });
    return (copy?.textContent ?? '').replace(/\s+/g, ' ').trim();
  };
  const byId = (element: Element, id: string): Element | null =>
    (element.getRootNode() as ShadowRoot).getElementById(id);
  const nameOf = (element: Element): string => {
    const [label] =
      element instanceof HTMLElement && 'labels' in element
        ? [...((element as HTMLInputElement).labels ?? [])]
        : [];
    const labelledby = element.getAttribute('aria-labelledby');
    return (
      element.getAttribute('aria-label') ??
      (labelledby === null
        ? textOf(label ?? element.querySelector(':scope > legend') ?? element)
        : textOf(byId(element, labelledby)))
    );
  };
  const parent = (node: Node): Node | null =>
    node.parentNode ?? (node instanceof ShadowRoot ? node.host : null);
  const isWithin = (element: Node | null): boolean => {
    if (within === undefined) return true;
    for (let node = element; node; node = parent(node)) {
      const group = node instanceof Element && node.matches('fieldset, section, [role="group"]');
      if (group && nameOf(node as Element).startsWith(within)) return true;
    }
    return false;
  };
  const all = deep(document, SELECTORS[kind]).filter(
    (element) => element.checkVisibility({ visibilityProperty: true }) && isWithin(element),
  );
  const named = all.filter((element) => nameOf(element) === name);
  const begun = all.filter((element) =>
    isPattern ? new RegExp(name).test(nameOf(element)) : nameOf(element).startsWith(name),
  );
  const [target, second] = named.length > 0 ? named : begun;
  if (!target) return { missing: `no ${kind} "${name}" among: ${all.map(nameOf).join(' | ')}` };
  if (second) return { missing: `more than one ${kind} "${name}"` };
  target.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = target.getBoundingClientRect();
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  let hit = document.elementFromPoint(x, y);
  for (let inner = hit; inner; inner = inner.shadowRoot?.elementFromPoint(x, y) ?? null) {
    if (inner === hit && inner.shadowRoot === null) break;
    hit = inner;
  }
  for (let node: Node | null = hit; node; node = parent(node)) if (node === target) return { x, y };
  return { missing: `${kind} "${name}" is covered by ${hit ? nameOf(hit) : 'nothing'}` };
};

/** All that a page says, through open shadow roots. */
export const textOfPage = (): string => {
  const read = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (node instanceof Element && !node.checkVisibility()) return '';
    if (node instanceof HTMLStyleElement || node instanceof HTMLScriptElement) return '';
    const from = node instanceof Element ? (node.shadowRoot ?? node) : node;
    return [...from.childNodes].map(read).join(' ');
  };
  return read(document.body).replace(/\s+/g, ' ').trim();
};
