/** What the content script uses of the extension API: without the polyfill, which is larger than it. */

export interface Port {
  readonly name: string;
  postMessage(message: unknown): void;
  disconnect(): void;
  readonly onDisconnect: { addListener(listener: () => void): void };
}

interface Heard<A extends readonly unknown[]> {
  addListener(listener: (...args: A) => unknown): void;
  removeListener(listener: (...args: A) => unknown): void;
}

interface Api {
  readonly runtime: {
    /** Gone once the extension was updated, switched off or taken away. */
    readonly id?: string;
    getURL(path: string): string;
    sendMessage(message: unknown): Promise<unknown>;
    readonly onMessage: Heard<
      [message: unknown, sender: { id?: string }, answer: (answer: unknown) => void]
    >;
    readonly onConnect: Heard<[port: Port]>;
  };
  /** Chromium's way into shadow roots that the page has closed. */
  readonly dom?: { openOrClosedShadowRoot?(element: HTMLElement): ShadowRoot | null };
}

const globals = globalThis as unknown as { browser?: Api; chrome?: Api };

const found = globals.browser ?? globals.chrome;
if (!found) throw new Error('This script belongs into an extension.');

export const api: Api = found;

/** Origin of the extension's pages. In Chromium their address in a page is another one each time. */
export const ownOrigin = (): string => {
  const { protocol, origin } = new URL(api.runtime.getURL(''));
  return protocol === 'chrome-extension:' ? `${protocol}//${api.runtime.id ?? ''}` : origin;
};

/** A shadow root, open or closed; Firefox has it as a property of elements. */
export const shadowOf = (element: Element): ShadowRoot | null => {
  if (element.shadowRoot) return element.shadowRoot;
  const { openOrClosedShadowRoot } = element as { openOrClosedShadowRoot?: ShadowRoot | null };
  if (openOrClosedShadowRoot) return openOrClosedShadowRoot;
  return element instanceof HTMLElement
    ? (api.dom?.openOrClosedShadowRoot?.(element) ?? null)
    : null;
};
