import { expect } from '@open-wc/testing';
import { boardView, type BoardView } from '../../../components/scoreboard/board-view.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import type { Entry, SetupInput } from '../../../src/index.js';
import { FOUL, FRAME, MISSED, PAIRS, PLAY, pots, record, SINGLES } from './support.js';

const view = (entries: readonly Entry[], setup?: SetupInput): BoardView =>
  boardView(new MemoryMatch('', record(entries, setup)));

const each = <K extends keyof BoardView['sides'][number]>(
  { sides }: BoardView,
  key: K,
): BoardView['sides'][number][K][] => sides.map((side) => side[key]);

describe('what a board shows', () => {
  it('points remaining of each side: one red potted, 146 and 139', () => {
    // 1 potted; 14 reds with blacks 112 + colours 27 = 139; the striker has a black of 7 more.
    expect(each(view([FRAME, ...pots('red')]), 'remaining')).to.deep.equal([146, 139]);
  });

  it('both breaks: the one at the table, and the last one of the other side', () => {
    // 1 + 7 + 1 + 7 at the table, 1 + 6 before.
    expect(each(view(PLAY), 'break')).to.deep.equal([16, 7]);
  });

  it('a break of nought once the striker has come to the table', () => {
    expect(each(view([...PLAY, MISSED]), 'break')).to.deep.equal([16, 0]);
  });

  it('ahead and behind', () => {
    // 8 + 16 against 7.
    expect(each(view(PLAY), 'margin')).to.deep.equal([17, -17]);
  });

  it('the last three breaks, the latest first, without the one at the table', () => {
    const entries = [...PLAY, MISSED, ...pots('red'), MISSED, ...pots('red', 'blue')];
    expect(view(entries).lastBreaks.map(({ points }) => points)).to.deep.equal([1, 16, 7]);
  });

  it('the break at the table, ball by ball', () => {
    expect(view(PLAY).break?.balls).to.deep.equal(['red', 'black', 'red', 'black']);
  });

  it('a foul waits for the other side, with what it may do', () => {
    const { play, freeBall } = view([FRAME, { ...FOUL, freeBall: true, miss: true }]);
    expect(play).to.deep.equal({ kind: 'decision', penalty: 4, miss: true, side: 1 });
    expect(freeBall).to.equal(true);
  });

  it('the re-spotted black waits for lots, 3.4(b)(ii)', () => {
    const level: Entry[] = [
      FRAME,
      {
        kind: 'referee',
        scores: [60, 67],
        reds: 0,
        colours: ['black'],
        on: 'black',
        striker: [0, 0],
      },
      ...pots('black'),
    ];
    expect(view(level).play.kind).to.equal('lots');
    const drawn = view([...level, { kind: 'lots', first: 1 }]);
    expect([drawn.respotted, drawn.sides[1]?.atTable]).to.deep.equal([true, true]);
  });

  it('frames: those won, the number of the one under way, those that have ended', () => {
    const conceded: Entry = { kind: 'concede', by: 1 };
    const { frame, ended, sides } = view([...PLAY, conceded, FRAME]);
    expect([frame, sides[0]?.frames, sides[1]?.frames]).to.deep.equal([2, 1, 0]);
    expect(ended).to.deep.equal([{ number: 1, scores: [24, 7], winner: 0 }]);
  });

  it('the next game counts its frames anew, and the games won are told', () => {
    const lost: Entry = { kind: 'concede', by: 1, what: 'game' };
    const { game, games, frame, sides } = view([FRAME, lost, FRAME], PAIRS);
    expect([game, games, frame]).to.deep.equal([2, 3, 1]);
    expect(sides.map(({ games: won, frames }) => [won, frames])).to.deep.equal([
      [1, 0],
      [0, 0],
    ]);
  });

  it('four hands: who of the pair is at the table, 3.17', () => {
    const { sides } = view([FRAME, MISSED, MISSED], PAIRS);
    expect(sides[0]?.players.map(({ name, atTable }) => [name, atTable])).to.deep.equal([
      ['Noppon Saengkham', false],
      ['Dechawat Poomjaeng', true],
    ]);
  });

  it('more sides than two', () => {
    const three = { sides: [{ name: 'Anna' }, { name: 'Ben' }, { name: 'Cy' }] };
    // 3.1(d) with three sides: the penalty goes to each of the others.
    expect(each(view([FRAME, FOUL], three), 'points')).to.deep.equal([0, 4, 4]);
  });

  it('totals where they decide, and the lead by them', () => {
    const setup: SetupInput = { ...SINGLES, game: { frames: 2, wonBy: 'aggregate' } };
    const entries: Entry[] = [...PLAY, ...pots('red'), { kind: 'concede', by: 0 }, FRAME];
    const { sides } = view(entries, setup);
    expect(sides.map(({ total, points, margin }) => [total, points, margin])).to.deep.equal([
      [25, 0, 25 - (sides[1]?.total ?? 0)],
      [sides[1]?.total, 0, (sides[1]?.total ?? 0) - 25],
    ]);
  });

  it('house rules: only what is not as usual', () => {
    expect(view([FRAME])).to.include({ reds: null, edition: null });
    expect(view([FRAME], { ...SINGLES, reds: 6, rules: '2019' })).to.include({
      reds: 6,
      edition: '2019',
    });
    expect(each(view([FRAME], PAIRS), 'start')).to.deep.equal([0, 14]);
  });

  it('the longer name of a lone player; players apart where the side has a name of its own', () => {
    expect(each(view([FRAME]), 'title')).to.deep.equal(['Ding Junhui', 'Mark Selby']);
    expect(view([FRAME], PAIRS).sides[1]).to.deep.include({ title: 'Hong Kong, China' });
  });

  it('minutes of the frame and of all frames, without the pauses between', () => {
    const at = (minute: number, entry: Entry): Entry => ({
      ...entry,
      at: new Date(Date.UTC(2026, 0, 1, 19, minute)).toISOString(),
    });
    const entries = [
      at(0, FRAME),
      at(10, MISSED),
      at(12, { kind: 'concede', by: 0 }),
      at(100, FRAME),
      at(105, MISSED),
      MISSED,
    ];
    expect(view(entries)).to.include({ frameTime: 5, matchTime: 17 });
    expect(view(PLAY)).to.include({ frameTime: null, matchTime: null });
  });

  it('where a frame was joined, and who scores', () => {
    const joined: Entry = { kind: 'referee', scores: [62, 41], reds: 4 };
    expect(view([FRAME, joined]).joined).to.equal(true);
    const scored = { ...SINGLES, scorer: 'A. Marker' };
    expect(view([FRAME], scored).scorer).to.equal('A. Marker');
    expect(view([FRAME], { ...SINGLES, scorer: 5 } as SetupInput).scorer).to.equal(null);
  });

  it('a match before its first frame: who breaks off', () => {
    expect(view([], { ...SINGLES, first: 1 }).play).to.deep.equal({ kind: 'to-break', side: 1 });
  });
});
