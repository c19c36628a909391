import { expect } from '@open-wc/testing';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import type { Panel } from '../../../components/ref-pad/sheets/more/more-sheet.js';
import type { Entry, SetupInput } from '../../../src/index.js';
import {
  FOUL,
  FRAME,
  MISSED,
  PAIRS,
  SINGLES,
  all,
  fill,
  heard,
  input,
  isEnabled,
  matchOf,
  one,
  pots,
  press,
  sheet,
  tap,
  text,
  valuesOf,
} from './sheets-support.js';

type More = Awaited<ReturnType<typeof more>>;

const more = async (panel: Panel, entries: readonly Entry[] = [FRAME], setup?: SetupInput) => {
  const element = await sheet('snooker-more-sheet', { match: matchOf(entries, setup) });
  await element.showPanel(panel);
  return element;
};

const entered = async (element: More): Promise<Entry | undefined> => {
  const [event] = await heard(element, 'snooker-entry', async () => {
    one(element, 'button[type=submit]').click();
    await element.updateComplete;
  });
  return event?.entry;
};

const effect = (element: More): string => text(element, '.note');

/** Colours in order, with fifteen reds before them. */
const CLEARED = [
  ...Array.from({ length: 15 }, () => pots('red', 'black')).flat(),
  ...pots('yellow', 'green', 'brown', 'blue', 'pink'),
];

describe('the rarer entries', () => {
  it('offers only what may be entered: between frames neither break nor re-rack', async () => {
    const element = await sheet('snooker-more-sheet', { match: matchOf([]) });
    expect(all(element, '[data-panel]').map(({ dataset }) => dataset.panel)).to.deep.equal([
      'lots',
      'award',
      'concede',
    ]);
  });

  it('offers nothing once the match is over', async () => {
    const over: Entry[] = [FRAME, { kind: 'concede', by: 0, what: 'match' }];
    const element = await sheet('snooker-more-sheet', { match: matchOf(over) });
    expect(all(element, '[data-panel]')).to.have.length(0);
  });

  it('lots: which side, 3.3', async () => {
    const element = await more('lots');
    await tap(element, 'first', '1');
    expect(await entered(element)).to.deep.equal({ kind: 'lots', first: 1 });
  });

  it('lots: which player of a side, 3.17(d)', async () => {
    const element = await more('lots', [FRAME], PAIRS);
    await tap(element, 'first', '1');
    await tap(element, 'player', '1');
    expect(await entered(element)).to.deep.equal({ kind: 'lots', first: 1, player: 1 });
  });

  it('concede: the consequences stand beside the button, 3.1(f)(ii)', async () => {
    const element = await more('concede', [FRAME, ...pots('red', 'black')]);
    expect(effect(element)).to.contain('Frame 1 is over: Selby wins it');
    await tap(element, 'by', '1');
    await tap(element, 'what', 'match');
    expect(effect(element)).to.contain('The match is over: Ding wins it');
    expect(await entered(element)).to.deep.equal({ kind: 'concede', by: 1, what: 'match' });
  });

  it('award: only reasons that there are; a claim only where one may be made, 3.4(a)', async () => {
    const element = await more('award', [FRAME]);
    expect(valuesOf(element, 'input[name=reason]')).to.deep.equal([
      'third-miss',
      'conduct',
      'time',
    ]);
    await tap(element, 'reason', 'time');
    await tap(element, 'to', '1');
    await tap(element, 'what', 'game');
    expect(await entered(element)).to.deep.equal({
      kind: 'award',
      to: 1,
      what: 'game',
      reason: 'time',
    });
  });

  it('award: a claim with only the black left, editions 2014 and later', async () => {
    const element = await more('award', [FRAME, ...CLEARED], { ...SINGLES, rules: '2014' });
    expect(await entered(element)).to.deep.equal({
      kind: 'award',
      to: 0,
      what: 'frame',
      reason: 'claim',
    });
  });

  it('re-rack: says that the scores are void, 3.16', async () => {
    const element = await more('rerack', [FRAME, ...pots('red', 'black')]);
    expect(effect(element)).to.contain('Frame 1: 8–0 becomes 0–0');
    expect(await entered(element)).to.deep.equal({ kind: 'rerack' });
  });

  it('penalty that leaves the turn: who, which ball, 3.14(h)', async () => {
    const element = await more('penalty');
    await tap(element, 'reason', 'touched-while-consulting');
    await tap(element, 'by', '0');
    await tap(element, 'ball', 'black');
    expect(effect(element)).to.contain('Frame 1: 0–0 becomes 0–7');
    expect(await entered(element)).to.deep.equal({
      kind: 'penalty',
      by: 0,
      ball: 'black',
      reason: 'touched-while-consulting',
    });
  });

  it('a marker touched is no penalty of the striker, 3.2(b)(ii): he is not offered', async () => {
    const element = await more('penalty');
    const offered = valuesOf(element, 'input[name=by]');
    expect(offered).to.deep.equal(['1']);
  });

  it('break: says at once what cannot be made, 3.3(f) (lesson 25)', async () => {
    const element = await more('break');
    expect(isEnabled(element, 'Enter the break')).to.equal(false);
    await fill(element, 'points', '148');
    expect(text(element, 'form')).to.contain('That break cannot be made from here');
    expect(isEnabled(element, 'Enter the break')).to.equal(false);
    await fill(element, 'points', '16');
    await fill(element, 'reds', '2');
    expect(text(element, 'form')).to.contain('takes 2 reds off the table');
    expect(await entered(element)).to.deep.equal({ kind: 'break', points: 16, reds: 2 });
  });

  it('the referee joins a frame that is under way (lesson 23)', async () => {
    const element = await more('referee');
    await fill(element, 'score-0', '62');
    await fill(element, 'score-1', '41');
    await fill(element, 'reds', '4');
    await fill(element, 'striker', '1');
    await fill(element, 'reason', 'joined');
    expect(await entered(element)).to.deep.equal({
      kind: 'referee',
      scores: [62, 41],
      reds: 4,
      striker: [1, 0],
      reason: 'joined',
    });
  });

  it('the referee states colours, what is on, and the cue ball in-hand or not', async () => {
    const element = await more('referee');
    await fill(element, 'reds', '0');
    await tap(element, 'state-colours');
    await tap(element, 'colours', 'yellow');
    await fill(element, 'on', 'green');
    await tap(element, 'inHand', 'false');
    expect(await entered(element)).to.deep.equal({
      kind: 'referee',
      reds: 0,
      colours: ['green', 'brown', 'blue', 'pink', 'black'],
      on: 'green',
      inHand: false,
    });
  });

  it('what was begun stays where only the keeping of the match has changed', async () => {
    class Told extends MemoryMatch {
      isKept(): void {
        this.tell();
      }
    }
    const { record } = matchOf([FRAME]);
    const match = new Told('m', record);
    const element = await sheet('snooker-more-sheet', { match });
    await element.showPanel('break');
    await fill(element, 'points', '16');
    match.isKept();
    await element.updateComplete;
    expect(input(element, '[id="points"]').value).to.equal('16');
    match.enter({ kind: 'stroke' });
    await element.updateComplete;
    expect(all(element, '[id="points"]')).to.deep.equal([]);
  });

  it('a statement that states nothing cannot be entered', async () => {
    const element = await more('referee');
    expect(isEnabled(element, 'State it')).to.equal(false);
  });

  it('a stroke out of turn is a foul by whoever played, 3.12(a)(iii)', async () => {
    const element = await more('outOfTurn');
    expect(effect(element)).to.contain('Frame 1: 0–0 becomes 4–0');
    await tap(element, 'pocketed', 'white');
    expect(await entered(element)).to.deep.equal({
      kind: 'stroke',
      by: [1, 0],
      pocketed: ['white'],
    });
  });

  it('the last stroke is told to touch a ball, 3.8, and tagged', async () => {
    const match = matchOf([FRAME, MISSED]);
    const element = await sheet('snooker-more-sheet', { match });
    await element.showPanel('lastStroke');
    await tap(element, 'touching', 'black');
    await tap(element, 'tags', 'safety');
    await press(element, 'Save');
    expect(match.record.entries[1]).to.deep.equal({
      kind: 'stroke',
      touching: ['black'],
      tags: ['safety'],
    });
    expect(element.open).to.equal(false);
  });

  it('what is refused says why, and cannot be entered', async () => {
    const element = await more('outOfTurn', [FRAME, ...pots('red')]);
    await fill(element, 'by', '-1');
    await fill(element, 'hit', 'none');
    expect(effect(element)).to.contain('The penalty depends on the nominated colour');
    expect(await entered(element)).to.equal(undefined);
  });

  it('each foul has balls of its own (3.12(b))', async () => {
    const element = await more('outOfTurn');
    await fill(element, 'by', '-1');
    await fill(element, 'hit', 'red');
    await tap(element, 'fouls', 'touched');
    await tap(element, 'fouls', 'push');
    await tap(element, 'concerned-touched', 'green');
    await tap(element, 'concerned-push', 'red');
    expect(await entered(element)).to.deep.equal({
      kind: 'stroke',
      hit: 'red',
      fouls: [
        { code: 'touched', balls: ['green'] },
        { code: 'push', balls: ['red'] },
      ],
    });
  });

  it('a full foul: what was hit, what fell, codes, free ball and miss', async () => {
    const element = await more('outOfTurn');
    await fill(element, 'by', '-1');
    await fill(element, 'hit', 'pink');
    await fill(element, 'hit-also', 'black');
    await fill(element, 'pocketed-reds', '2');
    await tap(element, 'forcedOff', 'blue');
    await tap(element, 'fouls', 'touched');
    await tap(element, 'concerned-touched', 'green');
    await tap(element, 'freeBall');
    await tap(element, 'miss');
    await tap(element, 'fullBall');
    expect(effect(element)).to.contain('Frame 1: 0–0 becomes 0–7');
    expect(await entered(element)).to.deep.equal({
      kind: 'stroke',
      hit: ['pink', 'black'],
      pocketed: ['red', 'red'],
      forcedOff: ['blue'],
      fouls: [{ code: 'touched', balls: ['green'] }],
      freeBall: true,
      miss: { fullBall: true },
    });
  });

  it('a penalty that is only called, before the stroke', async () => {
    const element = await more('outOfTurn', [FRAME, FOUL]);
    await fill(element, 'by', '-1');
    await fill(element, 'called', '6');
    await tap(element, 'beforeStroke');
    expect(await entered(element)).to.deep.equal({
      kind: 'stroke',
      called: 6,
      beforeStroke: true,
    });
  });
});
