/** Advice on balls disturbed, stalemate, partners, equipment and players: 3.1, 3.15 to 3.19. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, type Entry, type SetupInput } from '../../../src/index.js';
import { FOUR_HANDED, MISSED, pot, pots, referee, stateAfter, stroke } from '../support.js';
import { adviceIn, edition, lastBlack, onlyAfter, told } from './support.js';

const CONCEDED: Entry = { kind: 'concede', by: 0 };
const safeties = (count: number): Entry[] => Array.from({ length: count }, () => MISSED);
const partners = (rules: '1995' | '2014'): Partial<SetupInput> => ({ ...FOUR_HANDED, rules });

test('[3.1(e)] who needs penalty points, and how many', () => {
  // 30 behind on the colours: 27 left, so that one penalty of four wins by one.
  const colours = referee({ scores: [30, 0], reds: 0, on: 'yellow', inHand: false });
  onlyAfter('3.1(e)', 'snookers-required', [colours], []);
  assert.deepEqual(told('snookers-required', [colours])?.needs, [
    { side: 1, behind: 30, remaining: 27, tie: 1, win: 1 },
  ]);
});

test('[3.1(f)(ii)] only the striker concedes, until 2019', () => {
  onlyAfter('3.1(f)(ii)', 'only-striker-concedes', [MISSED], [CONCEDED]);
  assert.deepEqual(told('only-striker-concedes', [MISSED])?.player, [1, 0]);
  assert.equal(told('only-striker-concedes', [], edition('2019')), undefined);
});

test('[3.1(f)(ii)] 2019: either side offers, the other accepts', () => {
  onlyAfter('3.1(f)(ii)', 'concession-must-be-accepted', [], [CONCEDED], edition('2019'));
  assert.equal(told('concession-must-be-accepted', [], edition('2014')), undefined);
});

test('[2.1] 2014: more than seven ahead on the last black the striker may claim', () => {
  onlyAfter(
    '2.1',
    'striker-may-claim',
    [lastBlack([48, 40])],
    [lastBlack([47, 40])],
    edition('2014'),
  );
  assert.equal(told('striker-may-claim', [lastBlack([48, 40])], edition('2014'))?.side, 0);
  assert.equal(told('striker-may-claim', [lastBlack([48, 40])]), undefined);
});

test('[3.15] a ball disturbed by others is put back', () => {
  onlyAfter('3.15', 'ball-disturbed', [MISSED], []);
});

test('[3.15(a)] the striker disturbed by somebody: no foul of his', () => {
  onlyAfter('3.15(a)', 'striker-disturbed', [], [CONCEDED]);
});

test('[3.15(a)] his partner is another matter, until 2014', () => {
  const code = 'striker-disturbed-by-other-than-partner';
  onlyAfter('3.15(a)', code, [], [CONCEDED], partners('1995'));
  assert.deepEqual(told(code, [], partners('1995'))?.players, [[0, 1]]);
  assert.equal(told('striker-disturbed', [], partners('1995')), undefined);
  assert.equal(told(code, [], partners('2014')), undefined);
  assert.equal(told('striker-disturbed', [], partners('2014'))?.clause, '3.15(a)');
});

test('[3.15(b)] nobody pays for the referee', () => {
  onlyAfter('3.15(b)', 'referee-disturbs', [], [CONCEDED]);
});

test('[3.16] a re-start is thought of after three strokes each without a pot', () => {
  onlyAfter('3.16', 'offer-restart', safeties(6), safeties(5));
  assert.equal(told('offer-restart', safeties(7))?.count, 7);
  assert.equal(told('offer-restart', [...safeties(6), pot('red')]), undefined);
});

test('[3.16] three sides: nine strokes', () => {
  const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
  onlyAfter('3.16', 'offer-restart', safeties(9), safeties(8), three);
});

test('[3.16] the period to change things is three strokes each', () => {
  onlyAfter('3.16', 'restart-period', safeties(6), safeties(5));
  assert.equal(told('restart-period', safeties(8))?.count, 3);
});

test('[3.16(i)] the player who broke off breaks off again', () => {
  onlyAfter('3.16(i)', 'restart-same-player', safeties(7), safeties(5));
  assert.deepEqual(told('restart-same-player', safeties(7), { first: 1 })?.player, [1, 0]);
});

test('[3.16(ii)] the order stays', () => {
  onlyAfter('3.16(ii)', 'restart-same-order', safeties(6), safeties(5));
  const order = [
    [0, 0],
    [1, 0],
    [0, 1],
    [1, 1],
  ];
  assert.deepEqual(told('restart-same-order', safeties(6), FOUR_HANDED)?.players, order);
});

test('[3.17(a)] partners set their order before the frame', () => {
  const before = adviceIn(begin(stateAfter([], FOUR_HANDED).setup), 'set-order');
  assert.deepEqual([before?.clause, before?.when, before?.side], ['3.17(a)', 'now', 0]);
  assert.equal(told('set-order', [CONCEDED], FOUR_HANDED)?.side, 1);
  assert.equal(told('set-order', [], FOUR_HANDED), undefined);
  assert.equal(told('set-order', [CONCEDED]), undefined);
});

test('[3.17(b)] and may change it for the next frame', () => {
  onlyAfter('3.17(b)', 'order-may-change', [CONCEDED], [], FOUR_HANDED);
  assert.equal(adviceIn(begin(stateAfter([], FOUR_HANDED).setup), 'order-may-change'), undefined);
});

test('[3.17(c)] out of turn: the partner may lose his', () => {
  onlyAfter('3.17(c)', 'partner-may-lose-turn', [MISSED], [CONCEDED], FOUR_HANDED);
  assert.deepEqual(told('partner-may-lose-turn', [MISSED], FOUR_HANDED)?.players, [[1, 1]]);
  assert.equal(told('partner-may-lose-turn', [MISSED]), undefined);
});

test('[3.17(e)(i)] no conferring with the striker at the table', () => {
  onlyAfter('3.17(e)(i)', 'no-conferring-at-table', [], [pot('red')], FOUR_HANDED);
  assert.equal(told('no-conferring-at-table', []), undefined);
});

test('[3.17(e)(ii)] nor from his first stroke to the end of the turn', () => {
  onlyAfter('3.17(e)(ii)', 'no-conferring-in-turn', [pot('red')], [MISSED], FOUR_HANDED);
  assert.equal(told('no-conferring-in-turn', [pot('red')]), undefined);
});

test('[3.18] equipment is the striker’s to place', () => {
  onlyAfter('3.18', 'striker-places-equipment', [], [CONCEDED]);
  assert.deepEqual(told('striker-places-equipment', [MISSED])?.player, [1, 0]);
});

test('[3.18(a)] what it touches is his foul', () => {
  onlyAfter('3.18(a)', 'foul-by-equipment', [], [CONCEDED]);
});

test('[3.18(b)] faulty equipment: no foul, the break goes on', () => {
  onlyAfter('3.18(b)', 'faulty-equipment', [], [CONCEDED]);
  assert.equal(told('faulty-equipment', pots('red', 'black'))?.points, 8);
});

test('[3.19(a)] the rules are for everybody: before the first frame', () => {
  const before = begin(stateAfter([]).setup);
  assert.equal(adviceIn(before, 'rules-for-everybody')?.clause, '3.19(a)');
  assert.equal(told('rules-for-everybody', [CONCEDED]), undefined);
});

test('[3.19(b)(i)] a striker in a wheelchair: the feet do not matter', () => {
  const sides = [{ players: [{ name: 'A', wheelchair: true }] }, { name: 'B' }];
  onlyAfter('3.19(b)(i)', 'feet-rule-lifted', [], [MISSED], { sides });
});

test('[3.19(b)(ii)] a striker who cannot tell the colours is told them', () => {
  const sides = [{ name: 'A' }, { players: [{ name: 'B', tellColours: true }] }];
  onlyAfter('3.19(b)(ii)', 'tell-colours', [MISSED], [], { sides });
});

test('[3.19(c)] with no referee the opponent is it', () => {
  onlyAfter('3.19(c)', 'opponent-referees', [], [CONCEDED]);
  assert.deepEqual(told('opponent-referees', [stroke({ hit: 'red' })])?.sides, [0]);
});
