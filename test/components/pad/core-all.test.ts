import { expect } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import { FOUL_CODES, type Entry, type EntryKind } from '../../../src/index.js';
import { FRAME, called, foulSheet, made, padOf, pot, press, root, until } from './core-support.js';

/** The two ways to everything. */
const WAYS = ['pointer', 'keys'] as const;
type Way = (typeof WAYS)[number];

const LEVEL: readonly Entry[] = [
  FRAME,
  { kind: 'referee', scores: [50, 57], reds: 0, colours: ['black'], on: 'black' },
  pot('black'),
];

type Shown = HTMLElement & { readonly updateComplete: Promise<boolean> };

const active = (): Element | null => {
  let here = document.activeElement;
  while (here?.shadowRoot?.activeElement) here = here.shadowRoot.activeElement;
  return here;
};

/** A control is used by a click, or has the focus and gets Space. */
const use = async (way: Way, within: Shown, selector: string): Promise<void> => {
  await within.updateComplete;
  const control = root(within).querySelector<HTMLElement>(selector);
  if (!control) throw new Error(`no ${selector}`);
  if (way === 'pointer') control.click();
  else {
    control.focus();
    expect(active(), `focus on ${selector}`).to.equal(control);
    expect(control.tabIndex, `in the order of Tab: ${selector}`).to.equal(0);
    await sendKeys({ press: ' ' });
  }
  await within.updateComplete;
};

const type = async (within: Shown, selector: string, text: string): Promise<void> => {
  const field = root(within).querySelector<HTMLInputElement>(selector);
  field?.focus();
  field?.select();
  await sendKeys({ type: text });
  await within.updateComplete;
};

const sheetOf = (pad: SnookerRefPad, name: string): Shown & { readonly open: boolean } => {
  const sheet = root(pad).querySelector<Shown & { readonly open: boolean }>(name);
  if (!sheet) throw new Error(`no ${name}`);
  return sheet;
};

/** Opens the rarer entries at one of them. */
const more = async (pad: SnookerRefPad, way: Way, panel: string): Promise<Shown> => {
  const sheet = sheetOf(pad, 'snooker-more-sheet');
  if (way === 'pointer') await use(way, pad, '.bar button:last-child');
  else await press(pad, 'o');
  await until(() => sheet.shadowRoot?.querySelector('dialog[open] .panels'));
  await use(way, sheet, `[data-panel=${panel}]`);
  return sheet;
};

const SUBMIT = 'button[type=submit]';

const seen = async (pad: SnookerRefPad, way: Way): Promise<Shown> => {
  const sheet = foulSheet(pad);
  if (way === 'pointer') {
    await use(way, pad, 'button.foul');
    await until(() => sheet.shadowRoot?.querySelector('dialog[open] summary'));
    await use(way, sheet, 'summary');
  } else {
    await press(pad, 'f');
    await until(() => sheet.shadowRoot?.querySelector('dialog[open] summary'));
    await press(pad, 'f');
  }
  await until(() => root(sheet).querySelector('.verdict'));
  return sheet;
};

const confirm = async (pad: SnookerRefPad, way: Way): Promise<void> => {
  await use(way, foulSheet(pad), '.verdict button');
  await until(() => !foulSheet(pad).open);
};

interface Walk {
  readonly before: readonly Entry[];
  readonly walk: (pad: SnookerRefPad, way: Way) => Promise<unknown>;
  readonly entry: Entry;
}

/** One entry of each kind, and the way to it. */
const WALKS: Readonly<Record<EntryKind, Walk>> = {
  frame: {
    before: [],
    walk: (pad, way) => (way === 'keys' ? press(pad, 'n') : use(way, pad, '.stage .wide')),
    entry: FRAME,
  },
  stroke: {
    before: [FRAME],
    walk: (pad, way) => (way === 'keys' ? press(pad, '1') : use(way, pad, '.pot[data-ball=red]')),
    entry: pot('red'),
  },
  decision: {
    before: [FRAME, called(4)],
    walk: (pad, way) =>
      way === 'keys' ? press(pad, 'a') : use(way, pad, '[data-choice=play-again]'),
    entry: { kind: 'decision', choice: 'play-again' },
  },
  penalty: {
    before: [FRAME],
    walk: async (pad, way) => {
      const sheet = await more(pad, way, 'penalty');
      await use(way, sheet, 'input[value=touched-while-consulting]');
      await use(way, sheet, 'input[name=ball][value=black]');
      await use(way, sheet, 'input[name=by][value="1"]');
      await use(way, sheet, SUBMIT);
    },
    entry: { kind: 'penalty', by: 1, ball: 'black', reason: 'touched-while-consulting' },
  },
  lots: {
    before: LEVEL,
    walk: (pad, way) => use(way, pad, '.stage button:last-child'),
    entry: { kind: 'lots', first: 1 },
  },
  concede: {
    before: [FRAME],
    walk: async (pad, way) => {
      const sheet = await more(pad, way, 'concede');
      await use(way, sheet, 'input[name=by][value="1"]');
      await use(way, sheet, SUBMIT);
    },
    entry: { kind: 'concede', by: 1, what: 'frame' },
  },
  award: {
    before: [FRAME],
    walk: async (pad, way) => {
      const sheet = await more(pad, way, 'award');
      await use(way, sheet, 'input[value=conduct]');
      await use(way, sheet, 'input[name=to][value="1"]');
      await use(way, sheet, SUBMIT);
    },
    entry: { kind: 'award', to: 1, what: 'frame', reason: 'conduct' },
  },
  rerack: {
    before: [FRAME],
    walk: async (pad, way) => use(way, await more(pad, way, 'rerack'), SUBMIT),
    entry: { kind: 'rerack' },
  },
  referee: {
    before: [FRAME],
    walk: async (pad, way) => {
      const sheet = await more(pad, way, 'referee');
      await type(sheet, '#score-0', '62');
      await use(way, sheet, 'input[name=inHand][value=false]');
      await use(way, sheet, SUBMIT);
    },
    entry: { kind: 'referee', scores: [62, 0], inHand: false },
  },
  break: {
    before: [FRAME],
    walk: async (pad, way) => {
      const sheet = sheetOf(pad, 'snooker-more-sheet');
      if (way === 'keys') await press(pad, 'b');
      else await more(pad, way, 'break');
      await until(() => sheet.shadowRoot?.querySelector('dialog[open] #points'));
      await type(sheet, '#points', '16');
      await use(way, sheet, SUBMIT);
    },
    entry: { kind: 'break', points: 16 },
  },
};

/** A ball of a group of the foul sheet. */
const ball = (group: string, name: string): string =>
  `[aria-label^="${group}"] button:has([data-ball=${name}])`;

for (const way of WAYS) {
  describe(`everything can be entered by ${way}`, () => {
    for (const [kind, { before, walk, entry }] of Object.entries(WALKS)) {
      it(`an entry of the kind ${kind}`, async () => {
        const pad = await padOf(before);
        await walk(pad, way);
        expect(made(pad, before.length)).to.deep.equal([entry]);
      });
    }

    for (const code of FOUL_CODES) {
      it(`a foul of the code ${code}`, async () => {
        const pad = await padOf([FRAME]);
        await use(way, await seen(pad, way), `[data-code=${code}]`);
        // From a check box the key Enter enters what the sheet says.
        if (way === 'keys') await press(pad, 'Enter');
        else await confirm(pad, way);
        expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke', fouls: [code] }]);
      });
    }

    it('what was seen of a stroke: every field of it', async () => {
      const pad = await padOf([FRAME, pot('red')]);
      const sheet = await seen(pad, way);
      await use(way, sheet, ball('Ball nominated', 'pink'));
      await use(way, sheet, ball('Hit first', 'green'));
      await use(way, sheet, ball('Hit first', 'brown'));
      await use(way, sheet, ball('Pocketed', 'red'));
      await use(way, sheet, ball('Pocketed', 'red'));
      await use(way, sheet, ball('Off the table', 'yellow'));
      await use(way, sheet, '[data-code=touched]');
      await use(way, sheet, ball('Balls concerned', 'blue'));
      await use(way, sheet, ball('Touching', 'black'));
      await use(way, sheet, '.flags button:nth-of-type(1)');
      await use(way, sheet, '.flags button:nth-of-type(2)');
      await use(way, sheet, '.miss label:nth-of-type(1) input');
      await use(way, sheet, '.miss label:nth-of-type(2) input');
      await confirm(pad, way);
      expect(made(pad, 2)).to.deep.equal([
        {
          kind: 'stroke',
          nominated: 'pink',
          hit: ['green', 'brown'],
          pocketed: ['red', 'red'],
          forcedOff: ['yellow'],
          fouls: [{ code: 'touched', balls: ['blue'] }],
          freeBall: true,
          miss: { fullBall: true, intentional: true },
          touching: ['black'],
        },
      ]);
    });

    it('a foul before the stroke, and one that hit nothing', async () => {
      const pad = await padOf([FRAME]);
      const sheet = await seen(pad, way);
      await use(way, sheet, '[aria-label^="Hit first"] button:nth-of-type(2)');
      await use(way, sheet, '.before button');
      await confirm(pad, way);
      expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke', hit: 'none', beforeStroke: true }]);
    });

    it('a stroke out of turn, 3.12(a)(iii)', async () => {
      const pad = await padOf([FRAME]);
      await use(way, await more(pad, way, 'outOfTurn'), SUBMIT);
      expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke', by: [1, 0] }]);
    });

    it('what is noted of a stroke for the statistics', async () => {
      const pad = await padOf([FRAME, { kind: 'stroke' }]);
      const sheet = await more(pad, way, 'lastStroke');
      await use(way, sheet, 'input[value=safety]');
      await type(sheet, '#note', 'off two cushions');
      await use(way, sheet, SUBMIT);
      expect(made(pad, 1)).to.deep.equal([
        { kind: 'stroke', tags: ['safety'], note: 'off two cushions' },
      ]);
    });

    it('balls that go back with a decision, 3.14(f)', async () => {
      const pad = await padOf([FRAME, called(4, { pocketed: ['red'], miss: true })]);
      await use(way, pad, '.decision .chip');
      await use(way, pad, '[data-choice=replace]');
      expect(made(pad, 2)).to.deep.equal([
        { kind: 'decision', choice: 'replace', restored: ['red'] },
      ]);
    });
  });
}
