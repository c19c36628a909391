/** What is fullscreen, and how the overlay's host gets above it. */
import { shadowOf } from './api.js';
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

/** Would a child of this element be shown? With a shadow of its own it might not be. */
const holdsChildren = (element: Element): boolean =>
  !element.matches(BARE) &&
  !shadowOf(element) &&
  typeof (element as Mover).moveBefore === 'function';

export const fullscreenKind = (): Fullscreen => {
  const element = fullscreenElement();
  if (!element) return 'none';
  // The page itself fullscreen holds the host already.
  return element === document.documentElement || holdsChildren(element) ? 'container' : 'bare';
};

/**
 * Puts the host above everything. It moves without being taken out, which would load its frame anew;
 * nodes of the page are never moved. What is in the top layer last is on top: hence hide and show.
 */
export const rise = (host: HTMLElement, into: 'container' | 'root'): void => {
  const element = into === 'container' ? fullscreenElement() : null;
  const parent: Mover & Element = element ?? document.documentElement;
  if (host.parentNode !== parent) {
    try {
      parent.moveBefore?.(host, null);
    } catch {
      // Not from one document to another, say: then it rises from where it is.
    }
  }
  if (!host.isConnected) return;
  if (host.matches(':popover-open')) host.hidePopover();
  host.showPopover();
};
