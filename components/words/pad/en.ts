/** Words of the pad in English, and the shape that the other languages fill. */
import type { Choice } from '../../../src/index.js';
import type { PadTrouble } from '../../ref-pad/pad-feed.js';
import type { NotKept } from '../../source/match-source.js';

export const en = {
  pad: (names: string) => `Referee’s pad: ${names}`,
  versus: ' v ',
  score: 'Score',
  break: (points: number) => `Break ${points}`,
  remaining: (points: number) => `${points} left`,
  framesWon: (frames: number) => (frames === 1 ? '1 frame' : `${frames} frames`),
  atTable: 'at the table',
  start: (points: number) => `Start ${points > 0 ? '+' : '−'}${Math.abs(points)}`,

  on: (ball: string) => `On: ${ball}`,
  anyColour: 'any colour',
  inHand: 'In-hand',
  freeBallOn: 'Free ball',

  balls: 'Ball potted',
  pot: (ball: string, points: number) => `${ball}, ${points}`,
  asFree: (ball: string) => `${ball} as the free ball`,
  times: (count: number) => `×${count}`,
  moreReds: '+1 red',
  notOn: (ball: string, on: string) => `${ball} is not on: ${on} is`,
  notOnTable: (ball: string) => `${ball} is not on the table`,
  endOfVisit: 'Nothing potted',
  endOfVisitHint: 'End of visit',
  foul: 'Foul…',
  freeBall: 'Free ball',
  freeOutcome: 'What the free ball did',
  freePotted: 'Potted',
  freeBoth: 'Both fell',
  freeHit: 'Nothing fell',
  freeOther: (on: string) => `${on} fell`,
  freeHint: 'Tap the ball nominated',

  undo: 'Undo',
  redo: 'Redo',
  undone: 'Undone',
  changed: 'Changed',
  record: 'Record',
  strokes: 'Strokes',
  more: 'More',
  matches: 'Matches',
  summary: 'Statistics',
  keys: 'Keys',
  speak: 'Speak',

  startFrame: (frame: number, name: string) => `Start frame ${frame}: ${name} breaks`,
  lots: 'Lots drawn: who plays first?',
  frameDone: (name: string) => `Frame to ${name}`,
  frameTied: 'Frame tied',
  matchDone: (name: string) => `${name} wins the match`,
  matchDrawn: 'The match is drawn',

  chooses: (name: string) => `${name} to choose`,
  foulBy: (name: string, points: number) => `Foul by ${name}: ${points}`,
  callFoul: (points: number) => `Foul, ${points}`,
  missCalled: 'Miss',
  choices: {
    play: 'Play',
    'play-again': 'Play again',
    replace: 'Put back',
  } satisfies Record<Choice, string> as Record<Choice, string>,
  restored: 'Balls put back',
  warnBefore: (name: string) =>
    `If the balls go back now, warn ${name}: a third miss loses the frame`,

  now: 'Now',
  onRequest: 'If asked, if needed',
  clause: (clause: string) => `Rule ${clause}`,

  noMatch: 'No match yet',
  troubles: {
    'no-such-match': 'There is no match here yet',
    'bad-id': 'The match asked for has no usable name',
    'bad-row':
      'The match is there, but it cannot be read. It is left as it is: export it from Matches.',
    blocked: 'This browser keeps nothing for this page: a match lives only while it is open',
    other: 'The match cannot be opened',
  } satisfies Record<PadTrouble, string> as Record<PadTrouble, string>,
  notFetched:
    'A part of the pad could not be fetched. If it is not there at the next press either, load the page anew once the network is back.',
  waiting: 'Opening the match…',
  newMatch: 'New match',
  notKept: {
    full: 'Storage is full: the match is kept only while this page is open. Export it.',
    blocked: 'This browser keeps nothing for this page: export the match before you close it.',
    wiped: 'The stored match was deleted: it is kept only while this page is open. Export it.',
    off: 'This match is kept only while this page is open.',
  } satisfies Record<NotKept, string> as Record<NotKept, string>,
  follower: 'Another page writes this match. Here you only see it.',
  takenOver: 'Another page has taken this match over.',
  takeOver: 'Take over',
  unkept:
    'What could not be kept here went to the page that took over, or is a match of its own: see Matches.',
  copied:
    'Something that was entered could not go into this match any more: it is a match of its own, see Matches.',
  leftOver: 'What was entered here could be neither kept nor passed on: export it.',
  exportIt: 'Export',
  alone: 'Opened from a file: other pages hear nothing of this match.',
};

export type PadWords = typeof en;
