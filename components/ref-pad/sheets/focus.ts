/** Focus goes back to where it was when a sheet closes. */

/** The element that holds the focus, however many shadow roots down. */
export const focused = (): HTMLElement | null => {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : null;
};
