/** What tests do in a browser with the extension: the same in Chromium and in Firefox. */

export interface Frame {
  /** Runs an expression in the frame. */
  evaluate<T>(expression: string): Promise<T>;
}

export interface ViewedPage extends Frame {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
  readonly mouse: {
    move(x: number, y: number): Promise<void>;
    down(): Promise<void>;
    up(): Promise<void>;
    click(x: number, y: number): Promise<void>;
  };
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Presses the extension's button in the browser's toolbar, as a user does. */
  pressButton(): Promise<void>;
  /** All frames of the extension's overlay in the page. */
  overlays(): Promise<readonly Frame[]>;
  frames(): Promise<readonly Frame[]>;
  resize(width: number, height: number): Promise<void>;
  screenshot(path: string): Promise<void>;
  /** What the page's console was told at the level of errors. */
  readonly errors: readonly string[];
  close(): Promise<void>;
}

export interface Viewer {
  readonly name: string;
  newPage(): Promise<ViewedPage>;
  /** A page of the extension in a tab of its own. */
  openOwn(path: string): Promise<ViewedPage>;
  /** Stops the background, as the browser does when it has been idle for half a minute. */
  stopBackground(): Promise<void>;
  /** Puts a version in the place of the one that runs, as an update does. */
  update(): Promise<void>;
  /** Tells the extension that an update waits, where a driver can. */
  updateWaits?(): Promise<void>;
  /** Gives the command of a shortcut to the extension, as the browser does for the tab in front. */
  command(name: 'toggle-board' | 'toggle-scoring'): Promise<void>;
  /** Addresses of everything that was asked for over the network. */
  readonly requests: readonly string[];
  close(): Promise<void>;
}

export const pause = (ms: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, ms));

/** Looks again and again until something holds. @throws what it was told, after 10 s */
export const until = async <T>(
  what: string,
  look: () => Promise<T | null | undefined | false>,
  patience = 10_000,
): Promise<T> => {
  const end = Date.now() + patience;
  let trouble: unknown = null;
  while (Date.now() < end) {
    try {
      const found = await look();
      if (found) return found;
      trouble = null;
    } catch (error) {
      trouble = error;
    }
    await pause(60);
  }
  throw new Error(
    `It never came to pass: ${what}${trouble instanceof Error ? ` (${trouble.message})` : ''}`,
  );
};
