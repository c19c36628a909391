import { expect } from '@open-wc/testing';
import type { SnookerChangeEvent } from '../../../components/ref-pad/snooker-ref-pad.js';
import { SnookerEntryEvent } from '../../../components/ref-pad/sheets/sheet-events.js';
import type { Entry } from '../../../src/index.js';
import {
  FRAME,
  button,
  called,
  hasButton,
  made,
  matchOf,
  openFoul,
  padOf,
  pot,
  press,
  root,
  said,
  tap,
  tapSheet,
  until,
} from './core-support.js';

const LEVEL: readonly Entry[] = [
  FRAME,
  { kind: 'referee', scores: [50, 57], reds: 0, colours: ['black'], on: 'black' },
  pot('black'),
];

describe('the pad: frames, history, words', () => {
  it('starts a frame by a tap or by N', async () => {
    const tapped = await padOf([]);
    await tap(tapped, 'Start frame 1');
    expect(made(tapped, 0)).to.deep.equal([FRAME]);
    const pressed = await padOf([]);
    await press(pressed, 'n');
    expect(made(pressed, 0)).to.deep.equal([FRAME]);
  });

  it('counts the frames of a match of several games within their game', async () => {
    const several = { game: { frames: 1 }, match: { games: 3 } };
    const pad = await padOf([FRAME, { kind: 'concede', by: 0 }], several);
    expect(hasButton(root(pad), 'Start frame 1')).to.equal(true);
  });

  it('asks for the lots at a re-spotted black, 3.4(b)(ii)', async () => {
    const pad = await padOf(LEVEL);
    await press(pad, '7');
    expect(said(pad)).to.equal('Lots must be drawn first');
    await tap(pad, 'Selby');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'lots', first: 1 }]);
  });

  it('asks for the player too where sides have several, 3.17(d)', async () => {
    const side = (a: string, b: string) => ({ players: [{ name: a }, { name: b }] });
    const pad = await padOf(LEVEL, { sides: [side('Ding', 'Liang'), side('Selby', 'Higgins')] });
    await tap(pad, 'Higgins');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'lots', first: 1, player: 1 }]);
  });

  it('undoes and does again by taps and by keys', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, '1');
    await tap(pad, 'Undo');
    expect(made(pad, 1)).to.deep.equal([]);
    await tap(pad, 'Redo');
    await press(pad, 'z', 'y');
    expect(made(pad, 1)).to.deep.equal([pot('red')]);
  });

  it('goes back into a frame that is over', async () => {
    const pad = await padOf([FRAME]);
    pad.enter({ kind: 'concede', by: 0 });
    await pad.updateComplete;
    await tap(pad, 'Undo');
    expect(button(root(pad), 'Red, 1').getAttribute('aria-disabled')).to.equal('false');
  });

  it('tells every entry once, as a whole sentence', async () => {
    const pad = await padOf([FRAME]);
    const told: string[] = [];
    const observer = new MutationObserver(() => told.push(said(pad)));
    const region = root(pad).querySelector('.said');
    if (!region) throw new Error('no region');
    observer.observe(region, { childList: true, characterData: true, subtree: true });
    await press(pad, '1', '7');
    observer.disconnect();
    expect(told).to.deep.equal([
      'Ding 1, break 1, 146 remaining',
      'Ding 8, break 8, 139 remaining',
    ]);
  });

  it('says of the next match nothing that was said of the one before', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, '1');
    pad.source = matchOf([FRAME]);
    await pad.updateComplete;
    expect(said(pad)).to.equal('');
  });

  it('tells what was taken back', async () => {
    const pad = await padOf([FRAME, pot('red')]);
    pad.enter(pot('black'));
    pad.undo();
    await pad.updateComplete;
    expect(said(pad)).to.equal('Undone: Black pocketed. Ding 1, Selby 0');
  });

  it('names nothing as undone where an entry further up was removed', async () => {
    const pad = await padOf([FRAME, pot('red'), pot('black'), pot('red')]);
    pad.source?.edit(2, pot('pink'));
    pad.source?.remove(3);
    pad.source?.undo();
    pad.source?.undo();
    await pad.updateComplete;
    expect(said(pad)).to.equal('Changed. Ding 9, Selby 0');
  });

  it('stamps what is entered on it, and leaves what comes from outside as it is', async () => {
    const pad = await padOf([FRAME]);
    const noon = '2024-05-06T12:00:00.000Z';
    pad.clock = { now: () => Date.parse(noon) };
    await press(pad, '1');
    await openFoul(pad);
    await tapSheet(pad, 'Foul, 7');
    root(pad)
      .querySelector('snooker-more-sheet')
      ?.dispatchEvent(new SnookerEntryEvent({ kind: 'rerack' }));
    const before = { ...pot('red'), at: '2024-05-06T11:00:00.000Z' };
    pad.enter(before);
    pad.enter(pot('black'));
    expect(pad.record?.entries.slice(1)).to.deep.equal([
      { ...pot('red'), at: noon },
      { ...called(7), at: noon },
      { kind: 'rerack', at: noon },
      before,
      pot('black'),
    ]);
  });

  it('fires one event a change, through shadow roots', async () => {
    const pad = await padOf([FRAME]);
    const events: SnookerChangeEvent[] = [];
    pad.addEventListener('snooker-change', (event) => events.push(event));
    pad.enter(pot('red'));
    pad.undo();
    expect(events.map(({ entry }) => entry)).to.deep.equal([pot('red'), null]);
    expect(events[0]).to.include({ bubbles: true, composed: true });
    expect(events[1]?.record.entries).to.deep.equal([FRAME]);
    expect(events[1]?.summary.now.scores).to.deep.equal([0, 0]);
  });

  it('tells a change in the middle as a change, not as an entry', async () => {
    const pad = await padOf([FRAME, pot('red'), pot('black'), pot('red')]);
    const entries: unknown[] = [];
    pad.addEventListener('snooker-change', ({ entry }) => entries.push(entry));
    pad.source?.edit(2, pot('blue'));
    pad.source?.insert(1, { kind: 'stroke' });
    await pad.updateComplete;
    expect(entries).to.deep.equal([null, null]);
    expect(said(pad)).to.equal('Changed. Ding 0, Selby 7');
  });

  it('says calls aloud only when asked to', async () => {
    const spoken: string[] = [];
    const speak = speechSynthesis.speak.bind(speechSynthesis);
    speechSynthesis.speak = ({ text }) => spoken.push(text);
    const pad = await padOf([FRAME]);
    pad.enter(pot('red'));
    await tap(pad, 'Speak');
    pad.enter(pot('black'));
    speechSynthesis.speak = speak;
    expect(spoken).to.deep.equal(['Ding 8, break 8, 139 remaining']);
  });

  it('keeps the screen awake while a frame is open', async () => {
    let locks = 0;
    const wakeLock = {
      request: () => {
        locks += 1;
        const lock = new EventTarget() as WakeLockSentinel;
        Object.assign(lock, { release: () => Promise.resolve(void (locks -= 1)) });
        return Promise.resolve(lock);
      },
    };
    Object.defineProperty(navigator, 'wakeLock', { value: wakeLock, configurable: true });
    const pad = await padOf([]);
    expect(locks).to.equal(0);
    pad.enter(FRAME);
    await until(() => locks === 1);
    pad.enter({ kind: 'concede', by: 0 });
    await until(() => locks === 0);
    delete (navigator as { wakeLock?: unknown }).wakeLock;
  });

  it('says where a match is not kept', async () => {
    const pad = await padOf([FRAME]);
    expect(root(pad).querySelector('.note')?.textContent).to.contain(
      'only while this page is open',
    );
  });

  it('opens the break as a number, the strokes, the statistics, and more', async () => {
    for (const [key, name] of [
      ['b', 'snooker-more-sheet'],
      ['s', 'snooker-stroke-sheet'],
      ['t', 'snooker-frame-end'],
      ['o', 'snooker-more-sheet'],
    ] as const) {
      const pad = await padOf([FRAME]);
      await press(pad, key);
      await until(() => root(pad).querySelector(name)?.open);
      pad.remove();
    }
  });

  it('asks the rules what to do now, and what else when asked', async () => {
    const pad = await padOf([FRAME]);
    await until(() => root(pad).querySelector('.advice'));
    const [now, asked] = root(pad).querySelectorAll('.advice ul');
    expect(now?.textContent).to.contain('3.2(a)(ii)');
    expect(asked?.closest('details')?.open).to.equal(false);
  });

  it('refuses in the engine’s way from outside, and changes nothing', async () => {
    const pad = await padOf([FRAME]);
    expect(pad.enter({ kind: 'decision', choice: 'play' })?.reason).to.equal('no-decision');
    expect(made(pad, 1)).to.deep.equal([]);
  });

  it('speaks the language around it', async () => {
    const pad = await padOf([FRAME]);
    pad.lang = 'zh-HK';
    await until(() => hasButton(root(pad), '紅球，1 分'));
    expect(hasButton(root(pad), '沒有入球')).to.equal(true);
  });

  it('says why a ball cannot be potted in the language that it is changed to', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, '7');
    expect(said(pad)).to.equal('Black is not on: red is');
    pad.lang = 'zh-HK';
    await until(() => said(pad).includes('黑球並非應擊球，應擊球是紅球'));
    expect(made(pad, 1)).to.deep.equal([]);
  });

  it('says what was called last in the language that it is changed to', async () => {
    const pad = await padOf([FRAME]);
    pad.enter({ kind: 'stroke', called: 5 });
    await until(() => said(pad).includes('Foul'));
    pad.lang = 'zh-HK';
    await until(() => said(pad).includes('犯規'));
    pad.lang = 'en';
    await until(() => said(pad).includes('Foul'));
  });
});
