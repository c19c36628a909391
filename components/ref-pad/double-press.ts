/**
 * A double click, or a thumb that bounces, presses once: where the first press opened a sheet, shut
 * it or took a line away, the second would meet whatever lies there now.
 */

/** Taps of a touch screen are not counted as a mouse's clicks are: ms, px. */
const BOUNCE = 300;
const NEAR = 24;

const controlOf = (event: Event): Element | null => {
  const [target] = event.composedPath();
  if (!(target instanceof Element)) return null;
  const label = target.closest('label');
  return label?.control ?? target.closest('a, button, input, select, summary, textarea');
};

const isAgain = (event: MouseEvent, first: MouseEvent): boolean =>
  event.detail > 1 ||
  (event.timeStamp - first.timeStamp < BOUNCE &&
    Math.hypot(event.clientX - first.clientX, event.clientY - first.clientY) < NEAR);

/** The second press and later ones count only on the control that the first one was on. */
export const heedDoublePresses = (host: HTMLElement): void => {
  let first: { readonly event: MouseEvent; readonly control: Element | null } | null = null;
  host.addEventListener(
    'click',
    (event) => {
      // Of the keyboard, or of a program: what it is on has the focus.
      if (event.detail === 0) return;
      const control = controlOf(event);
      if (!first || control === first.control || !isAgain(event, first.event)) {
        first = { event, control };
      } else {
        event.stopPropagation();
        event.preventDefault();
      }
    },
    { capture: true },
  );
};
