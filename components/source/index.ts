/** Sources of matches: kept in this browser, in memory, at an address, late, or as they stood. */
export type {
  AddressTrouble,
  Freshness,
  Keeping,
  MatchSource,
  NotKept,
  OpenSource,
  Role,
  Sharing,
  WaitingWhy,
  WritableMatch,
} from './match-source.js';
export { MemoryMatch } from './memory-match.js';
export { KeptMatch } from './kept-match.js';
export { FollowedMatch } from './followed-match.js';
export { MatchStore, type NewMatch } from './match-store.js';
export { MatchList, type MatchLine, type MatchLines } from './match-list.js';
export { followMatch } from './page-follow.js';
export { matchStore, openMatch } from './page-store.js';
export { pageSurroundings, type Surroundings } from './surroundings.js';
export type { Keeper } from './keeper.js';
export { TakenError } from './keeper.js';
export type { MatchRow } from './match-row.js';
export { RemoteMatch, type RemoteOptions } from './remote-match.js';
export { DelayedMatch } from './delayed-match.js';
export { MatchAt, countAt, type Moment } from './match-at.js';
export { SOURCE_ERRORS, SourceError, type SourceErrorCode } from './source-error.js';
export { bundleText, parseFile, parseMatches, recordText, type FiledMatch } from './match-file.js';
export { breaksCsv } from './breaks-csv.js';
export { fileName } from './file-name.js';
export { channelName, type Message, type Result } from './messages.js';
