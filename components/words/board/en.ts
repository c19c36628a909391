/** Words of the scoreboard in English, and the shape that the other languages fill. */
import type { Ball } from '../../../src/balls.js';
import type { ErrorCode } from '../../../src/errors.js';
import type { EditionName } from '../../../src/record.js';
import type { Ending } from '../../../src/summary-types.js';

const points = (count: number): string => (count === 1 ? '1 point' : `${count} points`);

const WHY_NOT: Readonly<Record<string, string>> = {
  'not-fetched': 'A part of the board could not be fetched; it is asked for again',
  'bad-address': 'The address of the match is not valid',
};

const ENDED: Readonly<Record<Ending, string>> = {
  black: '',
  'respotted-black': ' on the re-spotted black',
  conceded: ', conceded',
  awarded: ', awarded',
  tied: '',
};

export const en = {
  balls: {
    red: 'red',
    yellow: 'yellow',
    green: 'green',
    brown: 'brown',
    blue: 'blue',
    pink: 'pink',
    black: 'black',
  } satisfies Record<Ball, string> as Record<Ball, string>,
  ballCount: (ball: string, count: number) => `${count} ${ball}${count === 1 ? '' : 's'}`,
  and: ', ',

  board: (names: string) => `Snooker scoreboard: ${names}`,
  versus: ' v ',
  frameNumber: (frame: number) => `Frame ${frame}`,
  bestOf: (frames: number) => `Best of ${frames}`,
  allPlayed: (frames: number) => `${frames} frames, most frames wins`,
  aggregate: (frames: number) => `${frames} frames, most points wins`,
  gameNumber: (game: number, games: number) => `Game ${game} of ${games}`,

  points: 'Points',
  frames: 'Frames',
  games: 'Games',
  total: 'Total',
  break: 'Break',
  lastBreak: 'Last break',
  remaining: 'Remaining',
  ahead: 'Ahead',
  behind: 'Behind',
  level: 'Level',
  snookers: 'Snookers required',
  /** In a cell under `snookers`. */
  snookersNeeded: (tie: number, win: number) => (tie === win ? `${win}` : `${win} (tie: ${tie})`),
  outOfReach: 'out of reach',
  start: (count: number) => `Start ${count > 0 ? '+' : '−'}${Math.abs(count)}`,
  atTable: 'at the table',
  lastBreaks: 'Last breaks',
  noBreaks: 'No break yet',
  framesSoFar: 'Frames so far',

  on: 'On',
  anyColour: 'any colour',
  freeBall: 'Free ball',
  inHand: 'In-hand',
  respotted: 'Re-spotted black',
  foul: (penalty: number) => `Foul, ${penalty}`,
  miss: 'Miss',
  toChoose: (name: string) => `${name} to choose`,
  lots: 'Lots to be drawn',
  toBreak: (name: string) => `${name} to break`,
  frameWon: (name: string, ended: Ending) => `Frame to ${name}${ENDED[ended]}`,
  frameTied: 'Frame tied',
  matchWon: (name: string) => `${name} wins the match`,
  matchDrawn: 'Match drawn',

  lead: 'Lead, stroke by stroke',
  leadNow: (name: string, count: number) => `${name} leads by ${count}`,
  leadLevel: 'level now',
  leadMost: (name: string, count: number) => `${name} led by up to ${count}`,

  reds: (count: number) => (count === 1 ? '1 red' : `${count} reds`),
  edition: (edition: EditionName) => `Rules of ${edition}`,
  frameTime: 'Frame time',
  matchTime: 'Match time',
  /** A length of time in whole minutes. */
  minutes: (count: number) => {
    const hours = Math.floor(count / 60);
    if (hours === 0) return `${count} min`;
    return hours < 10 ? `${hours} h ${count % 60} min` : `${hours} h`;
  },

  joined: 'Joined during the frame: what came before was not recorded',
  scorer: (name: string) => `Scored by ${name}`,
  /** `time`: of day, `minutes`: how long ago. */
  idle: (time: string, minutes: number) => `As it stood at ${time}, ${en.ago(minutes)}`,
  stale: (time: string, minutes: number) => `Not updated since ${time}, ${en.ago(minutes)}`,
  ago: (minutes: number) => (minutes < 1 ? 'just now' : `${en.minutes(minutes)} ago`),
  staleWhy: {
    network: 'its address does not answer',
    'not-found': 'nothing is at its address any more',
    'bad-record': 'its address has no record that can be read',
  },
  waiting: 'Waiting for the match',
  waitingWhy: {
    network: 'The address of the match does not answer',
    'not-found': 'There is nothing at the address of the match',
    'bad-record': 'There is no record that can be read at the address of the match',
    'no-such-match': 'There is no such match in this browser',
    blocked: 'This browser does not let the page look for the match',
    file: 'This page was opened from a file and cannot hear the pad: open both from one web address',
  },
  noMatch: 'No match chosen',
  notShown: (code: ErrorCode, entry: number) =>
    entry < 0
      ? `The record cannot be shown (${code})`
      : `The record cannot be shown (${code}, entry ${entry + 1})`,
  notFollowed: (code: string) => `${WHY_NOT[code] ?? 'The match cannot be shown'} (${code})`,
  badAt: (at: string) => `No such moment: ${at}`,
  badDelay: 'The delay is not a number of seconds',
  delayed: (seconds: number) => `${seconds} s behind`,

  /** Announcements: each a whole sentence. */
  saidScore: (name: string, score: number, made: number, left: number) =>
    `${name} ${score}, break ${made}, ${left} remaining`,
  saidFoul: (name: string, penalty: number) => `Foul, ${points(penalty)} to ${name}`,
  stop: '. ',
  saidScores: (scores: string, left: number) => `${scores}, ${left} remaining`,
  saidFrame: (result: string, scores: string, frames: string) =>
    `${result}. ${scores}. Frames: ${frames}`,
  places: {
    ENG: 'England',
    SCO: 'Scotland',
    WAL: 'Wales',
    NIR: 'Northern Ireland',
  } as Record<string, string>,
};

/** What each language says. */
export type BoardWords = typeof en;
