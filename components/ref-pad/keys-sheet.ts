/** `<snooker-keys-sheet>`: which key does what. */
import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { keyWords } from '../words/keys/words.js';
import { Words } from '../words/words.js';
import { usName } from './key-names.js';
import { ACTIONS, DEFAULT_KEYS, type KeyMap } from './keys.js';
import { keysStyles } from './keys.styles.js';
import { SheetElement } from './sheets/sheet-element.js';

/** What the keys of the user's own keyboard write, by their codes; not every browser tells. */
type Layout = ReadonlyMap<string, string>;

const ownLayout = async (): Promise<Layout> => {
  const { keyboard } = navigator as {
    readonly keyboard?: { getLayoutMap?: () => Promise<Layout> };
  };
  try {
    return (await keyboard?.getLayoutMap?.()) ?? new Map();
  } catch {
    // Refused in frames: the names of a US keyboard then.
    return new Map();
  }
};

export class SnookerKeysSheet extends SheetElement {
  static override styles = [...SheetElement.styles, keysStyles];

  @property({ attribute: false }) keys: KeyMap = DEFAULT_KEYS;
  @state() private layout: Layout = new Map();
  readonly #names = new Words(this, keyWords);

  protected override opened(): void {
    void ownLayout().then((layout) => (this.layout = layout));
  }

  protected override heading(): string {
    return this.#names.say.keysSheet;
  }

  protected override body(): TemplateResult {
    const { say } = this.#names;
    return html`<dl>
      ${ACTIONS.map((action) => {
        const codes = this.keys[action] ?? [];
        return html`<div>
          <dt>${codes.map((code) => html`<kbd>${this.#nameOf(code)}</kbd>`)}</dt>
          <dd>${say.actions[action]}</dd>
        </div>`;
      })}
    </dl>`;
  }

  #nameOf(code: string): string {
    const named = this.#names.say.keyNames[code];
    if (named !== undefined) return named;
    // A digit is on its key, whatever the key writes without Shift.
    const letter = code.startsWith('Digit') ? undefined : this.layout.get(code);
    return letter === undefined || code === 'Slash' ? usName(code) : letter.toUpperCase();
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-keys-sheet': SnookerKeysSheet;
  }
}
