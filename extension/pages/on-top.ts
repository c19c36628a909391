/** A small window that stays on top: Document Picture-in-Picture, where there is one. */

/** Not in every browser, and not in TypeScript's library. */
interface PictureInPicture {
  requestWindow(size: { width: number; height: number }): Promise<Window>;
}

const pictureInPicture = (): PictureInPicture | null =>
  (globalThis as { documentPictureInPicture?: PictureInPicture }).documentPictureInPicture ?? null;

export const canBeOnTop = (): boolean => pictureInPicture() !== null;

/** As a lower bar is on a screen, CSS pixels. */
export const BOARD_SIZE = { width: 640, height: 130 } as const;

/**
 * Shows a page of the extension in such a window; only in the course of a click. The page is loaded
 * there: elements that come over from another document lose their styles.
 * @throws DOMException where the browser refuses
 */
export const putOnTop = async (page: string, title: string): Promise<void> => {
  const small = await pictureInPicture()?.requestWindow(BOARD_SIZE);
  if (!small) return;
  const { document: there } = small;
  there.title = title;
  const frame = there.createElement('iframe');
  frame.src = new URL(page, location.href).href;
  frame.title = title;
  Object.assign(frame.style, { border: '0', inlineSize: '100%', blockSize: '100%' });
  there.documentElement.style.height = '100%';
  Object.assign(there.body.style, { margin: '0', height: '100%' });
  there.body.replaceChildren(frame);
};
