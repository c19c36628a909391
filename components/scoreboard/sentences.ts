/** What a view says in words: the line under the score, and what is read out. */
import type { BoardWords } from '../words/board/en.js';
import type { BoardView, Play } from './board-view.js';

export const sideName = (view: BoardView, side: number): string => view.sides[side]?.name ?? '';

const foulLine = (view: BoardView, play: Play & { kind: 'decision' }, say: BoardWords): string =>
  [
    say.foul(play.penalty),
    ...(play.miss ? [say.miss] : []),
    ...(view.freeBall ? [say.freeBall] : []),
    say.toChoose(sideName(view, play.side)),
  ].join(' · ');

const tableLine = (view: BoardView, say: BoardWords): string =>
  [
    ...(view.respotted ? [say.respotted] : []),
    ...(view.freeBall ? [say.freeBall] : []),
    ...(view.inHand ? [say.inHand] : []),
  ].join(' · ');

/** Where the frame stands, in a few words; empty where the balls on say it all. */
export const standing = (view: BoardView, say: BoardWords): string => {
  const { play } = view;
  switch (play.kind) {
    case 'to-break':
      return say.toBreak(sideName(view, play.side));
    case 'lots':
      return `${say.respotted} · ${say.lots}`;
    case 'decision':
      return foulLine(view, play, say);
    case 'frame-over':
      return play.winner === null
        ? say.frameTied
        : say.frameWon(sideName(view, play.winner), play.ended);
    case 'match-over':
      return play.winner === null ? say.matchDrawn : say.matchWon(sideName(view, play.winner));
    case 'table':
      return tableLine(view, say);
  }
};

/** Snookers required, for a cell. */
export const needs = (view: BoardView, side: number, say: BoardWords): string => {
  const { snookers } = view.sides[side] ?? {};
  if (!snookers) return '–';
  const { tie, win } = snookers;
  return tie === null || win === null ? say.outOfReach : say.snookersNeeded(tie, win);
};
