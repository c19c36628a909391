/** Whether a free ball is due after a foul: 3.10 and Section 2 Rule 16, snookered. */
import { checkPlaces, type Position } from './geometry.js';
import { isSnookeredFromTheD } from './in-hand.js';
import { reachesBothEdges } from './paths.js';

/**
 * Whether the cue ball is snookered: no ball on can be hit at both its extreme edges in a straight
 * line free of balls not on. Balls on never obstruct, nor do cushions. From in-hand: whether that
 * is so from every place on or within the lines of the D where the white can lie.
 *
 * @param cueBall where the white lies, in millimetres, or `in-hand`
 * @param on places of all balls that are on; with none, the answer is true
 * @param notOn places of all other object balls
 * @throws RecordError `entry` on places that are not numbers
 */
export function isSnookered(
  cueBall: Position | 'in-hand',
  on: readonly Position[],
  notOn: readonly Position[],
): boolean {
  checkPlaces([...on, ...notOn]);
  if (cueBall === 'in-hand') return isSnookeredFromTheD(on, notOn);
  checkPlaces([cueBall]);
  return !on.some((ball) => reachesBothEdges(cueBall, ball, notOn));
}
