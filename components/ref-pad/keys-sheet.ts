/** `<snooker-keys-sheet>`: which key does what. */
import { html, type TemplateResult } from 'lit';
import { padWords } from '../words/pad/words.js';
import { Words } from '../words/words.js';
import { ACTIONS, DEFAULT_KEYS, type KeyMap } from './keys.js';
import { keysStyles } from './keys.styles.js';
import { SheetElement } from './sheets/sheet-element.js';

const SIGNS: Readonly<Record<string, string>> = { Slash: '?', Equal: '=', NumpadAdd: 'Num +' };

/** `KeyF` is the F key, `Digit4` the 4: by their places on a keyboard. */
const keyName = (code: string): string =>
  SIGNS[code] ?? code.replace(/^(Key|Digit)/, '').replace(/^Numpad/, 'Num ');

export class SnookerKeysSheet extends SheetElement {
  static override styles = [...SheetElement.styles, keysStyles];

  keys: KeyMap = DEFAULT_KEYS;
  readonly #pad = new Words(this, padWords);

  protected override heading(): string {
    return this.#pad.say.keysSheet;
  }

  protected override body(): TemplateResult {
    const { say } = this.#pad;
    return html`<dl>
      ${ACTIONS.map((action) => {
        const codes = this.keys[action] ?? [];
        return html`<div>
          <dt>${codes.map((code) => html`<kbd>${keyName(code)}</kbd>`)}</dt>
          <dd>${say.actions[action]}</dd>
        </div>`;
      })}
    </dl>`;
  }
}

declare global {
  interface HTMLElementTagNameMap {
    'snooker-keys-sheet': SnookerKeysSheet;
  }
}
