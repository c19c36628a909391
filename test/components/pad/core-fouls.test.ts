import { expect, fixture, html } from '@open-wc/testing';
import { SnookerFoulSheet } from '../../../components/ref-pad/foul-sheet.js';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import type { Entry } from '../../../src/index.js';
import {
  FRAME,
  button,
  called,
  foulSheet,
  hasButton,
  made,
  matchOf,
  openFoul,
  openSeen,
  padOf,
  pick,
  pot,
  press,
  root,
  said,
  tap,
  tapSheet,
  tick,
  until,
} from './core-support.js';

const MISS: Entry = called(4, { miss: { fullBall: true } });
const REPLACE: Entry = { kind: 'decision', choice: 'replace' };

const verdict = (pad: Parameters<typeof foulSheet>[0]): string =>
  root(foulSheet(pad)).querySelector('.verdict p')?.textContent.trim() ?? '';

describe('the pad: fouls', () => {
  it('one is called in two taps', async () => {
    const pad = await padOf([FRAME]);
    await openFoul(pad);
    await tapSheet(pad, 'Foul, 5');
    expect(made(pad, 1)).to.deep.equal([called(5)]);
    expect(foulSheet(pad).open).to.equal(false);
  });

  const clickOn = async (
    pad: SnookerRefPad,
    on: HTMLElement,
    at: MouseEventInit,
  ): Promise<void> => {
    on.dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, ...at }));
    await pad.updateComplete;
  };
  for (const [name, again, later] of [
    ['a double click', { detail: 2 }, { detail: 1, clientX: 50 }],
    ['a thumb that bounces', { detail: 1, clientX: 9 }, { detail: 1, clientX: 50 }],
  ] as const) {
    it(`${name} presses once, where the first press opened the sheet or shut it`, async () => {
      const pad = await padOf([FRAME]);
      await clickOn(pad, button(root(pad), 'Foul'), { detail: 1 });
      await until(() => foulSheet(pad).open);
      await clickOn(pad, button(root(foulSheet(pad)), 'Foul, 5'), again);
      expect(made(pad, 1)).to.deep.equal([]);
      await clickOn(pad, button(root(foulSheet(pad)), 'Foul, 5'), later);
      await clickOn(pad, button(root(pad), 'Play again'), { ...again, clientX: 45 });
      expect(made(pad, 1)).to.deep.equal([called(5)]);
      await clickOn(pad, button(root(pad), 'Play again'), { detail: 1, clientX: 100 });
      expect(made(pad, 1)).to.have.length(2);
    });
  }

  it('presses in quick succession on one control all count', async () => {
    const pad = await padOf([FRAME, pot('red'), pot('black')]);
    const undo = button(root(pad), 'Undo');
    for (const detail of [1, 2, 3]) await clickOn(pad, undo, { detail });
    expect(pad.record?.entries).to.deep.equal([]);
  });

  it('the sheet is whole in the very moment in which it has been fetched', async () => {
    const place = await fixture<HTMLElement>(html`<snooker-late-sheet></snooker-late-sheet>`);
    Object.assign(place, { match: matchOf([FRAME]) });
    customElements.define('snooker-late-sheet', class extends SnookerFoulSheet {});
    await (place as HTMLElement & Pick<SnookerFoulSheet, 'show'>).show();
    expect(hasButton(root(place), 'Foul, 4')).to.equal(true);
  });

  it('one is called in two keys', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, 'f');
    await until(() => foulSheet(pad).open);
    await press(pad, '6');
    expect(made(pad, 1)).to.deep.equal([called(6)]);
  });

  it('the sheet closes when the match goes on without it: the foul would be another striker’s', async () => {
    const pad = await padOf([FRAME]);
    await openFoul(pad);
    pad.enter({ kind: 'stroke' });
    expect(foulSheet(pad).open).to.equal(false);
  });

  it('free ball, miss, in-off and reds that fell go with it', async () => {
    const pad = await padOf([FRAME]);
    await openFoul(pad);
    await tapSheet(pad, 'Free ball', 'Miss', 'In-off', 'One red more', 'One red more', 'Foul, 4');
    expect(made(pad, 1)).to.deep.equal([
      called(4, { pocketed: ['white', 'red', 'red'], freeBall: true, miss: true }),
    ]);
  });

  it('M opens it with the miss called', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, 'm');
    await until(() => foulSheet(pad).open);
    await press(pad, '4');
    expect(made(pad, 1)).to.deep.equal([called(4, { miss: true })]);
  });

  it('the full-ball path stays in a sequence that is replaced, 3.14(c)(i)', async () => {
    const pad = await padOf([FRAME, MISS, REPLACE]);
    await openFoul(pad);
    await tapSheet(pad, 'Miss', 'Foul, 4');
    expect(made(pad, 3)).to.deep.equal([MISS]);
  });

  it('a miss is called only as intended where a side needs penalties, 3.14(b)', async () => {
    const far: Entry = { kind: 'referee', scores: [0, 60], reds: 1 };
    const pad = await padOf([FRAME, far]);
    await openFoul(pad);
    await tapSheet(pad, 'Miss (intended)', 'Foul, 4');
    expect(made(pad, 2)).to.deep.equal([called(4, { miss: { intentional: true } })]);
  });

  it('with only the black left there is no miss and no free ball, 3.14', async () => {
    const black: Entry = { kind: 'referee', reds: 0, colours: ['black'], on: 'black' };
    const pad = await padOf([FRAME, black]);
    await openFoul(pad);
    expect(hasButton(root(foulSheet(pad)), 'Miss')).to.equal(false);
    expect(hasButton(root(foulSheet(pad)), 'Free ball')).to.equal(false);
  });

  it('as seen, the penalty is worked out before it is entered', async () => {
    const pad = await padOf([FRAME]);
    await openSeen(pad);
    await pick(pad, 'Hit first', 'blue');
    expect(verdict(pad)).to.equal('Foul: 5 to Selby');
    await tapSheet(pad, 'Enter');
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke', hit: 'blue' }]);
  });

  it('as seen, a fault names its clause and its balls', async () => {
    const pad = await padOf([FRAME]);
    await openSeen(pad);
    await tick(pad, '3.12(b)(vi)');
    await pick(pad, 'Balls concerned', 'pink');
    await tapSheet(pad, 'Enter');
    expect(made(pad, 1)).to.deep.equal([
      { kind: 'stroke', fouls: [{ code: 'touched', balls: ['pink'] }] },
    ]);
  });

  it('as seen, each fault has balls of its own: a red pushed, and the black touched', async () => {
    const pad = await padOf([FRAME]);
    await openSeen(pad);
    await tick(pad, 'Push stroke', 'Touched a ball');
    await pick(pad, 'Balls concerned: Push', 'red');
    expect(verdict(pad)).to.equal('Foul: 4 to Selby');
    await pick(pad, 'Balls concerned: Touched', 'black');
    expect(verdict(pad)).to.equal('Foul: 7 to Selby');
    await tapSheet(pad, 'Enter');
    expect(made(pad, 1)).to.deep.equal([
      {
        kind: 'stroke',
        fouls: [
          { code: 'push', balls: ['red'] },
          { code: 'touched', balls: ['black'] },
        ],
      },
    ]);
  });

  it('as seen, only a dead ball is one that is off the table, 3.12(d)(i)', async () => {
    const pad = await padOf([FRAME, { kind: 'referee', reds: 0, colours: ['pink', 'black'] }]);
    await openSeen(pad);
    await tick(pad, '3.12(d)(i)', 'Touched a ball');
    await pick(pad, 'Balls concerned: Used', 'blue');
    await pick(pad, 'Balls concerned: Touched', 'black');
    await tapSheet(pad, 'Enter');
    expect(made(pad, 2)).to.deep.equal([
      {
        kind: 'stroke',
        fouls: [
          { code: 'dead-ball', balls: ['blue'] },
          { code: 'touched', balls: ['black'] },
        ],
      },
    ]);
  });

  it('a miss can be held intended at any score, 3.14(b)', async () => {
    const pad = await padOf([FRAME]);
    await openFoul(pad);
    await tapSheet(pad, 'Miss');
    await tick(pad, 'full ball', 'intended');
    await tapSheet(pad, 'Foul, 4');
    expect(made(pad, 1)).to.deep.equal([
      called(4, { miss: { fullBall: true, intentional: true } }),
    ]);
  });

  it('no penalty under the ball on is offered, 3.12', async () => {
    const pad = await padOf([FRAME, { kind: 'referee', reds: 0, colours: ['pink', 'black'] }]);
    await openFoul(pad);
    const offered = [4, 5, 6, 7].filter((n) => hasButton(root(foulSheet(pad)), `Foul, ${n}`));
    expect(offered).to.deep.equal([6, 7]);
    await press(pad, '5');
    expect(made(pad, 2)).to.deep.equal([]);
    expect(root(foulSheet(pad)).querySelector('[role=alert]')?.textContent).to.contain('6');
    await press(pad, '6');
    expect(made(pad, 2)).to.deep.equal([called(6)]);
  });

  it('with a colour of choice on, its name decides how little may be called', async () => {
    const pad = await padOf([FRAME, pot('red')]);
    await openSeen(pad);
    expect(hasButton(root(foulSheet(pad)), 'Foul, 4')).to.equal(true);
    await pick(pad, 'Ball nominated', 'blue');
    expect(hasButton(root(foulSheet(pad)), 'Foul, 4')).to.equal(false);
    await tapSheet(pad, 'Foul, 5');
    expect(made(pad, 2)).to.deep.equal([called(5, { nominated: 'blue' })]);
  });

  it('a penalty that hangs on the colour asks for it, 3.12', async () => {
    const pad = await padOf([FRAME, pot('red')]);
    await openSeen(pad);
    await tapSheet(pad, 'Nothing');
    expect(verdict(pad)).to.equal('The penalty depends on the nominated colour: name it');
    await pick(pad, 'Ball nominated', 'pink');
    expect(verdict(pad)).to.equal('Foul: 6 to Selby');
  });

  it('balls that the white touches are noted after a fair stroke too, 3.8', async () => {
    const pad = await padOf([FRAME]);
    await openSeen(pad);
    await pick(pad, 'Touching', 'red');
    expect(verdict(pad)).to.equal('No foul: 0 points');
    await tapSheet(pad, 'Enter');
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke', touching: ['red'] }]);
  });

  it('choices are there only while there is a foul, and replace only after a miss', async () => {
    const pad = await padOf([FRAME]);
    const choices = () =>
      [...root(pad).querySelectorAll<HTMLElement>('[data-choice]')].map((b) => b.dataset.choice);
    expect(choices()).to.deep.equal([]);
    pad.enter(called(4));
    await pad.updateComplete;
    expect(choices()).to.deep.equal(['play', 'play-again']);
    await tap(pad, 'Undo');
    pad.enter(called(4, { miss: true }));
    await pad.updateComplete;
    expect(choices()).to.deep.equal(['play', 'play-again', 'replace']);
    await tap(pad, 'Put back');
    expect(choices()).to.deep.equal([]);
  });

  it('each choice has a key', async () => {
    for (const [key, choice] of [
      ['p', 'play'],
      ['a', 'play-again'],
      ['r', 'replace'],
    ] as const) {
      const pad = await padOf([FRAME, called(4, { miss: true })]);
      await press(pad, key);
      expect(made(pad, 2)).to.deep.equal([{ kind: 'decision', choice }]);
    }
  });

  it('a choice that is not there is refused in words', async () => {
    const pad = await padOf([FRAME, called(4)]);
    await press(pad, 'r');
    expect(made(pad, 2)).to.deep.equal([]);
    expect(said(pad)).to.equal('Balls are put back only after a miss');
  });

  it('balls that fell are put back with the choice, 3.14(f)', async () => {
    const pad = await padOf([FRAME, pot('red'), called(4, { pocketed: ['red'], miss: true })]);
    await tap(pad, 'red', 'Put back');
    expect(made(pad, 3)).to.deep.equal([
      { kind: 'decision', choice: 'replace', restored: ['red'] },
    ]);
    expect(pad.summary?.now.reds).to.equal(14);
  });

  it('warns before the balls go back for the second time, 3.14(c)(ii)', async () => {
    const pad = await padOf([FRAME, MISS]);
    expect(root(pad).querySelector('.warning')).to.equal(null);
    await press(pad, 'r');
    pad.enter(MISS);
    await pad.updateComplete;
    expect(root(pad).querySelector('.warning')?.textContent).to.contain('Ding');
  });
});
