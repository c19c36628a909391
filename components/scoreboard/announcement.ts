/** What is read out when the score changes: one whole sentence, or nothing. */
import type { BoardWords } from '../words/board/en.js';
import type { BoardView } from './board-view.js';
import { sideName, standing } from './sentences.js';

const scoresOf = (view: BoardView, say: BoardWords, of: 'points' | 'frames'): string =>
  view.sides.map((side) => `${side.name} ${side[of]}`).join(say.and);

const ended = ({ play }: BoardView): boolean =>
  play.kind === 'frame-over' || play.kind === 'match-over';

/** @returns null where nothing was scored or called between the two */
export const announcement = (
  before: BoardView,
  after: BoardView,
  say: BoardWords,
): string | null => {
  const scores = scoresOf(after, say, 'points');
  if (ended(after)) {
    const news = !ended(before) || before.play.kind !== after.play.kind;
    return news
      ? say.saidFrame(standing(after, say), scores, scoresOf(after, say, 'frames'))
      : null;
  }
  const called = after.play.kind === 'decision' && standing(before, say) !== standing(after, say);
  if (!called && scores === scoresOf(before, say, 'points')) return null;
  const striker = after.sides.find(({ atTable }) => atTable);
  const left = striker?.remaining ?? 0;
  if (striker && after.break) {
    return say.saidScore(striker.name, striker.points, after.break.points, left);
  }
  if (after.play.kind !== 'decision') return say.saidScores(scores, left);
  const { penalty, miss, side } = after.play;
  const gained = after.sides.filter(
    ({ index, points }) => points - (before.sides[index]?.points ?? 0) === penalty,
  );
  const names = gained.map(({ index }) => sideName(after, index)).join(say.and);
  return [
    names === '' ? say.foul(penalty) : say.saidFoul(names, penalty),
    ...(miss ? [say.miss] : []),
    ...(after.freeBall ? [say.freeBall] : []),
    say.toChoose(sideName(after, side)),
    say.saidScores(scores, left),
  ].join(say.stop);
};
