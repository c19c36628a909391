/** Match data kept outside of this repository: read where it is, and said plainly where it is not. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

/** `SHARED_DIR`, or the folder `shared` beside the repository. */
const FOLDER = join(process.env.SHARED_DIR ?? join(ROOT, '..', 'shared'), 'matches');

export interface ListedFrame {
  readonly s: readonly [number, number];
  readonly br?: readonly [readonly number[], readonly number[]];
}

export interface ListedMatch {
  readonly id?: number;
  readonly event: string;
  readonly season?: number;
  readonly player1: string;
  readonly player2: string;
  readonly score1: number;
  readonly score2: number;
  readonly bestOf?: number;
  readonly frames: readonly ListedFrame[];
  readonly pointsScored?: readonly [number, number];
  readonly breaks50?: readonly [readonly number[], readonly number[]];
  readonly conflict?: string;
}

export interface BallSequence {
  readonly id: string;
  readonly redsBefore: number;
  readonly redsAfter?: number;
  readonly sequence: string;
  readonly break: number;
  readonly conflict?: string;
}

export interface RuleEvent {
  readonly id: string;
  readonly arithmetic?: readonly { readonly expr: string; readonly value: number }[];
  readonly anomaly?: string;
  readonly conflict?: string;
}

interface Files {
  'world_finals.json': { readonly matches: readonly ListedMatch[] };
  'snooker_org_2016-18.json': { readonly matches: readonly ListedMatch[] };
  'ball_sequences.json': { readonly breaks: readonly BallSequence[] };
  'rule_events.json': { readonly events: readonly RuleEvent[] };
}

/** The reason why the conformance tests are skipped, or false. */
export const skip: string | false = existsSync(FOLDER) ? false : `no match data in ${FOLDER}`;

export const shared = <Name extends keyof Files>(name: Name): Files[Name] =>
  JSON.parse(readFileSync(join(FOLDER, name), 'utf8')) as Files[Name];
