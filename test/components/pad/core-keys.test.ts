import { expect, fixture, html } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import { DEFAULT_KEYS, keyToAction } from '../../../components/ref-pad/snooker-ref-pad.js';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import { FRAME, button, made, matchOf, padOf, pot, press, root, until } from './core-support.js';

describe('the pad: keys', () => {
  it('go by their place, not by their letter', () => {
    expect(keyToAction({ code: 'Digit1', key: '&' })).to.equal('red');
    expect(keyToAction({ code: 'Numpad7' })).to.equal('black');
    expect(keyToAction({ code: 'KeyX' })).to.equal(null);
  });

  it('mean nothing when held, composing, or with Ctrl, Alt or Meta', () => {
    for (const held of ['repeat', 'isComposing', 'ctrlKey', 'altKey', 'metaKey']) {
      expect(keyToAction({ code: 'Digit1', [held]: true }), held).to.equal(null);
    }
    expect(keyToAction({ code: 'Digit1', key: 'Dead' })).to.equal(null);
  });

  it('can be others', async () => {
    expect(keyToAction({ code: 'KeyQ' }, { foul: ['KeyQ'] })).to.equal('foul');
    const pad = await padOf([FRAME]);
    pad.keys = { ...DEFAULT_KEYS, red: ['KeyQ'] };
    await press(pad, '1', 'q');
    expect(made(pad, 1)).to.deep.equal([pot('red')]);
  });

  it('[lesson 41] one that is held down scores once', async () => {
    const pad = await padOf([FRAME]);
    await sendKeys({ down: ' ' });
    await sendKeys({ down: ' ' });
    await sendKeys({ up: ' ' });
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke' }]);
  });

  it('[lesson 41] a double press is two entries, and one undo away from one', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, ' ', ' ', 'z');
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke' }]);
  });

  it('a tap leaves Space to end the visit', async () => {
    const pad = await padOf([FRAME]);
    const red = button(root(pad), 'Red, 1');
    red.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
    red.click();
    await press(pad, ' ');
    expect(made(pad, 1)).to.deep.equal([pot('red'), { kind: 'stroke' }]);
  });

  it('Space and Enter press the button that they are on', async () => {
    const pad = await padOf([FRAME]);
    button(root(pad), 'Red, 1').focus();
    await press(pad, 'Enter');
    expect(made(pad, 1)).to.deep.equal([pot('red')]);
  });

  it('of the page are heard only where that is asked for', async () => {
    const pad = await padOf([FRAME]);
    root(pad).querySelector<HTMLElement>(':focus')?.blur();
    await press(pad, '1');
    expect(made(pad, 1)).to.deep.equal([]);
    pad.setAttribute('keys', 'page');
    await pad.updateComplete;
    await press(pad, '1');
    expect(made(pad, 1)).to.deep.equal([pot('red')]);
  });

  it('typed into a field of the page score nothing', async () => {
    const place = await fixture<HTMLElement>(
      html`<div>
        <input /><snooker-ref-pad keys="page" .source=${matchOf([FRAME])}></snooker-ref-pad>
      </div>`,
    );
    const pad = place.querySelector<SnookerRefPad>('snooker-ref-pad');
    place.querySelector('input')?.focus();
    await sendKeys({ type: '147' });
    expect(pad?.record?.entries).to.deep.equal([FRAME]);
    expect(place.querySelector('input')?.value).to.equal('147');
  });

  it('are explained, each with what it does', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, '?');
    const sheet = root(pad).querySelector('snooker-keys-sheet');
    await sheet?.updateComplete;
    expect(sheet?.open).to.equal(true);
    expect(sheet?.shadowRoot?.textContent).to.contain('Nothing potted');
    await press(pad, '1');
    expect(made(pad, 1)).to.deep.equal([]);
    await press(pad, 'Escape');
    expect(sheet?.open).to.equal(false);
  });

  it('are named as the own keyboard has them, where the browser tells', async () => {
    const own = new Map([
      ['KeyZ', 'w'],
      ['KeyA', 'q'],
      ['Digit1', '&'],
    ]);
    const keyboard = { getLayoutMap: () => Promise.resolve(own) };
    Object.defineProperty(navigator, 'keyboard', { value: keyboard, configurable: true });
    const pad = await padOf([FRAME]);
    await press(pad, '?');
    const names = () =>
      [
        ...(root(pad).querySelector('snooker-keys-sheet')?.shadowRoot?.querySelectorAll('kbd') ??
          []),
      ]
        .map(({ textContent }) => textContent)
        .join(' ');
    await until(() => names().includes('W'));
    delete (navigator as { keyboard?: unknown }).keyboard;
    expect(names().split(' ')).to.include.members(['W', 'Q', '1', 'F']);
    expect(names().split(' ')).not.to.include.members(['Z', '&']);
  });

  it('a question mark asks for help wherever it lies, unless other keys do', () => {
    expect(keyToAction({ code: 'KeyM', key: '?' })).to.equal('help');
    expect(keyToAction({ code: 'KeyM', key: ',' })).to.equal('miss');
    expect(keyToAction({ code: 'Slash', key: '?' }, { help: ['F1'] })).to.equal(null);
  });

  it('one that is held down does not scroll the page', async () => {
    const pad = await padOf([FRAME]);
    const held = (repeat: boolean): boolean => {
      const press = { code: 'Space', repeat, bubbles: true, composed: true, cancelable: true };
      const event = new KeyboardEvent('keydown', press);
      root(pad).querySelector('.root')?.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect([held(false), held(true), held(true)]).to.deep.equal([true, true, true]);
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke' }]);
  });

  it('go away with the pad', async () => {
    const pad = await padOf([FRAME]);
    const { source } = pad;
    pad.setAttribute('keys', 'page');
    await pad.updateComplete;
    pad.remove();
    await sendKeys({ press: '1' });
    expect(source?.record.entries).to.deep.equal([FRAME]);
  });

  it('go away with the pad, even where it is drawn once more after it has gone', async () => {
    const pad = await padOf([FRAME]);
    pad.setAttribute('keys', 'page');
    await pad.updateComplete;
    pad.remove();
    pad.requestUpdate();
    await pad.updateComplete;
    const key = new KeyboardEvent('keydown', { code: 'KeyN', key: 'n', cancelable: true });
    document.dispatchEvent(key);
    expect(key.defaultPrevented).to.equal(false);
  });
});
