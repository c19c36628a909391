/** What is fullscreen, and how the overlay's host gets into it. */
import { ownOrigin, shadowOf } from './api.js';
import type { Fullscreen } from './overlay-state.js';

interface Mover {
  moveBefore?(node: Node, child: Node | null): void;
}

/** What can show no children of ours. */
const BARE = 'video, iframe, object, embed, canvas, img';

/** The innermost fullscreen element: a document names only the host of the shadow tree that it is in. */
export const fullscreenElement = (): Element | null => {
  let found = document.fullscreenElement;
  while (found) {
    const inner = shadowOf(found)?.fullscreenElement;
    if (!inner || inner === found) break;
    found = inner;
  }
  return found;
};

/**
 * Would a child of this element be shown, and can the host come there without its frame being loaded
 * anew? Firefox has `moveBefore`, and loads frames in shadow trees anew all the same.
 */
const holdsChildren = (element: Element): boolean =>
  !element.matches(BARE) &&
  !shadowOf(element) &&
  typeof (element as Mover).moveBefore === 'function' &&
  ownOrigin().startsWith('chrome-extension:');

export const fullscreenKind = (): Fullscreen => {
  const element = fullscreenElement();
  if (!element) return 'none';
  // The page itself fullscreen holds the host already.
  return element === document.documentElement || holdsChildren(element) ? 'container' : 'bare';
};

/** Moves the host into the fullscreen container, or back. Nodes of the page are never moved. */
export const moveHost = (host: HTMLElement, into: 'container' | 'root'): void => {
  const element = into === 'container' ? fullscreenElement() : null;
  const parent: Mover & Element = element ?? document.documentElement;
  if (host.parentNode === parent) return;
  try {
    parent.moveBefore?.(host, null);
  } catch {
    // Taken out of the document in the meantime: it is put back at the next look.
  }
};
