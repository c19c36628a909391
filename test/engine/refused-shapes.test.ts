/** A record of the wrong shape: the refusal says its code, its reason, and the path of the field. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FOUL_CODES,
  RecordError,
  Refusal,
  isRefusal,
  parseEntry,
  parseSetup,
  replay,
} from '../../src/index.js';
import { FRAME, SINGLES } from './support.js';

const A = { name: 'A' };
const B = { name: 'B' };
const noSetup = { format: 'snooker-match', version: 1, entries: [] };
const whole = { ...noSetup, setup: SINGLES };

/** Entry, code, reason and detail of what the record throws. */
const thrown = (input: unknown): readonly unknown[] => {
  try {
    replay(input);
  } catch (error) {
    assert.ok(error instanceof RecordError);
    return [error.entry, error.code, error.refusal?.reason, error.refusal?.detail];
  }
  return ['taken'];
};

const bare = (value: unknown): readonly unknown[] => {
  assert.ok(value instanceof Refusal);
  return [value.code, value.reason, Object.keys(value).sort()];
};

/** An object of which nothing can be read. */
const trap = (): unknown =>
  new Proxy(
    {},
    {
      get: () => {
        throw new Error('not to be read');
      },
      has: () => {
        throw new Error('not to be asked');
      },
    },
  );

for (const [what, entry, detail] of [
  ['null', null, undefined],
  ['left out', undefined, undefined],
  ['a list', [], undefined],
  ['a text', 'frame', undefined],
  ['of no kind', {}, 'kind'],
  ['of a kind in a list', { kind: ['frame'] }, 'kind'],
  ['of the kind that every object has', { kind: 'toString' }, 'kind'],
  ['a frame of a side called A', { kind: 'frame', first: 'A' }, 'first'],
  ['a frame of side -1', { kind: 'frame', first: -1 }, 'first'],
  ['a frame in an order of one', { kind: 'frame', order: [[0, 0]] }, 'order'],
  [
    'a frame in an order with a name',
    {
      kind: 'frame',
      order: [
        [0, 0],
        [1, 'B'],
      ],
    },
    'order.1.1',
  ],
  ['a frame at no time', { kind: 'frame', at: 7 }, 'at'],
  ['a frame with a note that is none', { kind: 'frame', note: ['seen'] }, 'note'],
  ['a stroke nominating white', { kind: 'stroke', nominated: 'white' }, 'nominated'],
  ['a stroke that hits white', { kind: 'stroke', hit: 'white' }, 'hit'],
  ['a stroke with a purple', { kind: 'stroke', pocketed: ['red', 'purple'] }, 'pocketed.1'],
  ['a stroke with a cue off', { kind: 'stroke', forcedOff: ['cue'] }, 'forcedOff.0'],
  ['a stroke called 3', { kind: 'stroke', called: 3 }, 'called'],
  ['a stroke called 8', { kind: 'stroke', called: 8 }, 'called'],
  ['a stroke with free ball 1', { kind: 'stroke', freeBall: 1 }, 'freeBall'],
  ['a stroke with miss yes', { kind: 'stroke', miss: 'yes' }, 'miss'],
  ['a miss whose full ball is yes', { kind: 'stroke', miss: { fullBall: 'yes' } }, 'miss'],
  ['a miss whose intention is 1', { kind: 'stroke', miss: { intentional: 1 } }, 'miss'],
  ['a foul of no code', { kind: 'stroke', fouls: ['push', 'late'] }, 'fouls.1'],
  ['a foul without code', { kind: 'stroke', fouls: [{ balls: ['red'] }] }, 'fouls.0'],
  [
    'a foul with a purple',
    { kind: 'stroke', fouls: [{ code: 'push', balls: ['purple'] }] },
    'fouls.0',
  ],
  ['a stroke before 1', { kind: 'stroke', beforeStroke: 1 }, 'beforeStroke'],
  ['a stroke touching white', { kind: 'stroke', touching: ['white'] }, 'touching.0'],
  ['a stroke by a side alone', { kind: 'stroke', by: [0] }, 'by'],
  ['a stroke with tag 7', { kind: 'stroke', tags: ['long', 7] }, 'tags.1'],
  ['a stroke attempting none', { kind: 'stroke', attempted: 'none' }, 'attempted'],
  ['a stroke seen soon', { kind: 'stroke', video: 'soon' }, 'video'],
  ['a decision to pass', { kind: 'decision', choice: 'pass' }, 'choice'],
  [
    'a decision that restores white',
    { kind: 'decision', choice: 'replace', restored: ['white'] },
    'restored.0',
  ],
  ['a penalty by nobody', { kind: 'penalty', ball: 'red', reason: 'marker-touched' }, 'by'],
  ['a penalty of no ball', { kind: 'penalty', by: 1, reason: 'marker-touched' }, 'ball'],
  ['a penalty for being late', { kind: 'penalty', by: 1, ball: 'red', reason: 'late' }, 'reason'],
  ['lots for nobody', { kind: 'lots' }, 'first'],
  ['lots for a side called A', { kind: 'lots', first: 'A' }, 'first'],
  ['lots for a player called A', { kind: 'lots', first: 0, player: 'A' }, 'player'],
  ['lots at no time', { kind: 'lots', first: 0, at: 7 }, 'at'],
  ['a concession by nobody', { kind: 'concede' }, 'by'],
  ['a concession of the evening', { kind: 'concede', by: 0, what: 'evening' }, 'what'],
  ['an award to nobody', { kind: 'award', reason: 'time' }, 'to'],
  ['an award for charm', { kind: 'award', to: 0, reason: 'charm' }, 'reason'],
  ['a rerack at no time', { kind: 'rerack', at: 7 }, 'at'],
  ['a rerack seen soon', { kind: 'rerack', video: 'soon' }, 'video'],
  ['a rerack with note 7', { kind: 'rerack', note: 7 }, 'note'],
  ['the referee with half a point', { kind: 'referee', scores: [0, 0.5] }, 'scores.1'],
  ['the referee with reds in a text', { kind: 'referee', reds: '3' }, 'reds'],
  ['the referee with red as colour', { kind: 'referee', colours: ['red'] }, 'colours.0'],
  ['the referee with a side as striker', { kind: 'referee', striker: 0 }, 'striker'],
  ['the referee with white on', { kind: 'referee', on: 'white' }, 'on'],
  ['the referee with in-hand 1', { kind: 'referee', inHand: 1 }, 'inHand'],
  ['the referee with reason 7', { kind: 'referee', reason: 7 }, 'reason'],
  ['a break of no points', { kind: 'break' }, 'points'],
  ['a break with reds in a text', { kind: 'break', points: 8, reds: '1' }, 'reds'],
] as const) {
  test(`an entry that is ${what}: bad-entry, at ${detail ?? 'the entry itself'}`, () =>
    assert.deepEqual(thrown({ ...whole, entries: [FRAME, entry] }), [
      ...[1, 'entry', 'bad-entry', detail],
    ]));
}

for (const [what, setup, detail] of [
  ['null', null, undefined],
  ['a list', [A, B], undefined],
  ['a text', 'A v B', undefined],
  ['without sides', {}, 'sides'],
  ['with sides in an object', { sides: { 0: A, 1: B } }, 'sides'],
  ['with one side', { sides: [A] }, 'sides'],
  ['with a side of null', { sides: [A, null] }, 'sides.1'],
  ['with a side in a list', { sides: [[A], B] }, 'sides.0'],
  ['with a name of 7', { sides: [{ name: 7 }, B] }, 'sides.0.name'],
  ['with a name of null', { sides: [A, { name: null }] }, 'sides.1.name'],
  ['with no players', { sides: [{ players: [] }, B] }, 'sides.0.players'],
  ['with a player of null', { sides: [{ players: [null] }, B] }, 'sides.0.players.0'],
  ['with a player as text', { sides: [A, { players: [A, 'B2'] }] }, 'sides.1.players.1'],
  ['with a nameless player', { sides: [{ players: [{}] }, B] }, 'sides.0.players.0.name'],
  [
    'with a country of 7',
    { sides: [{ players: [{ name: 'A', country: 7 }] }, B] },
    'sides.0.players.0.country',
  ],
  [
    'with a wheelchair of 1',
    { sides: [{ players: [{ name: 'A', wheelchair: 1 }] }, B] },
    'sides.0.players.0.wheelchair',
  ],
  [
    'with colours told of 1',
    { sides: [{ players: [{ name: 'A', tellColours: 1 }] }, B] },
    'sides.0.players.0.tellColours',
  ],
  ['with a start in words', { sides: [A, { name: 'B', start: 'seven' }] }, 'sides.1.start'],
  ['with rules of 1996', { sides: [A, B], rules: '1996' }, 'rules'],
  ['with no reds', { sides: [A, B], reds: 0 }, 'reds'],
  ['with 16 reds', { sides: [A, B], reds: 16 }, 'reds'],
  ['with a game in a list', { sides: [A, B], game: [9] }, 'game'],
  ['with a game of null', { sides: [A, B], game: null }, 'game'],
  ['with no frames', { sides: [A, B], game: { frames: 0 } }, 'game.frames'],
  ['with a game won by luck', { sides: [A, B], game: { wonBy: 'luck' } }, 'game.wonBy'],
  ['with no games', { sides: [A, B], match: { games: 0 } }, 'match.games'],
  ['with a match won by luck', { sides: [A, B], match: { wonBy: 'luck' } }, 'match.wonBy'],
  ['with a first of -1', { sides: [A, B], first: -1 }, 'first'],
  ['whose third of two sides is first', { sides: [A, B], first: 2 }, 'first'],
] as const) {
  test(`a set-up ${what}: bad-setup, at ${detail ?? 'the set-up itself'}`, () =>
    assert.deepEqual(thrown({ ...whole, setup }), [-1, 'setup', 'bad-setup', detail]));
}

for (const [what, input, reason, detail] of [
  ['null', null, 'not-a-record', undefined],
  ['a list', [whole], 'not-a-record', undefined],
  ['a text', 'snooker-match', 'not-a-record', undefined],
  ['of another format', { ...whole, format: 'chess' }, 'not-a-record', 'format'],
  ['of a version in a text', { ...whole, version: '1' }, 'not-a-record', 'version'],
  ['of version 0', { ...whole, version: 0 }, 'not-a-record', 'version'],
  ['of version 2', { ...whole, version: 2 }, 'newer-version', undefined],
  ['with entries in an object', { ...whole, entries: {} }, 'not-a-record', 'entries'],
  ['with no set-up', noSetup, 'not-a-record', 'setup'],
] as const) {
  test(`a record that is ${what}: ${reason}, at ${detail ?? 'the record itself'}`, () =>
    assert.deepEqual(thrown(input), [-1, 'format', reason, detail]));
}

test('a fault of the value itself has no detail at all, not an empty one', () => {
  assert.deepEqual(bare(parseEntry(null)), ['entry', 'bad-entry', ['code', 'reason']]);
  assert.deepEqual(bare(parseSetup(null)), ['setup', 'bad-setup', ['code', 'reason']]);
});

test('an entry of which nothing can be read is refused, not thrown', () =>
  assert.deepEqual(bare(parseEntry(trap())), ['entry', 'bad-entry', ['code', 'reason']]));

test('a set-up of which nothing can be read is refused, not thrown', () =>
  assert.deepEqual(bare(parseSetup(trap())), ['setup', 'bad-setup', ['code', 'reason']]));

test('a record of which nothing can be read is refused as one', () =>
  assert.deepEqual(thrown(trap()), [-1, 'format', 'not-a-record', undefined]));

test('a record whose set-up cannot be read is refused for its set-up', () =>
  assert.deepEqual(thrown({ ...whole, setup: trap() }), [-1, 'setup', 'bad-setup', undefined]));

test('a stroke may carry every foul code twice, and no more than that', () => {
  const twice = [...FOUL_CODES, ...FOUL_CODES];
  assert.equal(isRefusal(parseEntry({ kind: 'stroke', fouls: twice })), false);
  const more = parseEntry({ kind: 'stroke', fouls: [...twice, 'push'] });
  assert.ok(isRefusal(more));
  assert.equal(more.detail, 'fouls');
});
