/** Whether any sheet is open: then the overlay needs more room. */

/** The shadow roots under an element, its own first. */
function* rootsIn(element: Element): Generator<ShadowRoot> {
  const { shadowRoot } = element;
  if (!shadowRoot) return;
  yield shadowRoot;
  for (const inner of shadowRoot.querySelectorAll('*')) yield* rootsIn(inner);
}

export class OpenSheets {
  readonly #changed: (open: boolean) => void;
  #roots: readonly ShadowRoot[] = [];
  #open = false;
  readonly #observer = new MutationObserver(() => {
    this.#look();
  });

  constructor(changed: (open: boolean) => void) {
    this.#changed = changed;
  }

  watch(elements: readonly Element[]): void {
    const roots = elements.flatMap((element) => [...rootsIn(element)]);
    if (roots.length === this.#roots.length && roots.every((root, i) => root === this.#roots[i])) {
      return;
    }
    this.#observer.disconnect();
    this.#roots = roots;
    for (const root of roots) {
      // Children too: an element draws its dialog after it has come.
      this.#observer.observe(root, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['open'],
      });
    }
    this.#look();
  }

  #look(): void {
    const open = this.#roots.some((root) => root.querySelector('dialog[open]') !== null);
    if (open === this.#open) return;
    this.#open = open;
    this.#changed(open);
  }
}
