/** Whose key is it? Places where people type, and controls that hold the focus, keep their own. */

/** Kinds of input that take no text: a key pressed in them may score. */
const NO_TEXT = ['button', 'checkbox', 'radio', 'submit', 'reset', 'image'];

/** Is this a place where people type, or choose by letters? Nothing is scored from there. */
export const takesText = (target: EventTarget | undefined): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return !NO_TEXT.includes(target.type);
  return (
    target.isContentEditable ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
};

/** Space and Enter belong to a control that holds the focus; to a check box, Space alone. */
export const isPressedBy = (target: EventTarget | undefined, code: string): boolean => {
  if (!(target instanceof HTMLElement)) return false;
  if (code === 'Space') return target.matches('button, summary, a[href], input, [role="button"]');
  const enter = code === 'Enter' || code === 'NumpadEnter';
  return enter && target.matches('button, summary, a[href], input[type="file"], [role="button"]');
};
