/** Reading a stranger's record: shape only, the rules come after. Unknown fields are let through. */
import * as v from 'valibot';
import { ALL_BALLS, BALLS, COLOURS } from './balls.js';
import {
  AWARD_REASONS,
  CHOICES,
  EDITION_NAMES,
  FORMAT,
  FOUL_CODES,
  LEVELS,
  PENALTY_REASONS,
  VERSION,
  WON_BY,
  type Entry,
  type Setup,
} from './record.js';
import { isRefusal, refuse, type Refusal } from './errors.js';

/** All balls that there can be: sixteen reds (hard case 30), six colours, the white. */
const MOST_BALLS = 23;
const MOST_FRAMES = 999;
/** A handicap start beyond a full clearance decides the frame before it begins. */
const MOST_START = 147;

const whole = (least: number, most: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const balls = <const T extends readonly string[]>(names: T) =>
  v.pipe(v.array(v.picklist(names)), v.maxLength(MOST_BALLS));

const index = whole(0, 99);
const playerRef = v.strictTuple([index, index]);
const ball = v.picklist(BALLS);
const anyBall = v.picklist(ALL_BALLS);
const level = v.optional(v.picklist(LEVELS));
const flag = v.optional(v.boolean());

const stamp = {
  at: v.optional(v.string()),
  video: v.optional(v.pipe(v.number(), v.finite())),
  note: v.optional(v.string()),
};

const foulCode = v.picklist(FOUL_CODES);
const foul = v.union([
  foulCode,
  v.looseObject({ code: foulCode, balls: v.optional(balls(ALL_BALLS)) }),
]);

const entryKinds = v.variant('kind', [
  v.looseObject({
    kind: v.literal('frame'),
    first: v.optional(index),
    order: v.optional(v.pipe(v.array(playerRef), v.minLength(2), v.maxLength(99))),
    ...stamp,
  }),
  v.looseObject({
    kind: v.literal('stroke'),
    nominated: v.optional(ball),
    hit: v.optional(v.union([v.picklist([...BALLS, 'none']), v.strictTuple([ball, ball])])),
    pocketed: v.optional(balls(ALL_BALLS)),
    forcedOff: v.optional(balls(ALL_BALLS)),
    fouls: v.optional(v.pipe(v.array(foul), v.maxLength(FOUL_CODES.length * 2))),
    called: v.optional(whole(4, 7)),
    freeBall: flag,
    miss: v.optional(v.union([v.boolean(), v.looseObject({ fullBall: flag, intentional: flag })])),
    beforeStroke: flag,
    touching: v.optional(balls(BALLS)),
    by: v.optional(playerRef),
    tags: v.optional(v.array(v.string())),
    attempted: v.optional(ball),
    ...stamp,
  }),
  v.looseObject({
    kind: v.literal('decision'),
    choice: v.picklist(CHOICES),
    restored: v.optional(balls(BALLS)),
    ...stamp,
  }),
  v.looseObject({
    kind: v.literal('penalty'),
    by: index,
    ball: anyBall,
    reason: v.picklist(PENALTY_REASONS),
    ...stamp,
  }),
  v.looseObject({ kind: v.literal('lots'), first: index, player: v.optional(index), ...stamp }),
  v.looseObject({ kind: v.literal('concede'), by: index, what: level, ...stamp }),
  v.looseObject({
    kind: v.literal('award'),
    to: index,
    what: level,
    reason: v.picklist(AWARD_REASONS),
    ...stamp,
  }),
  v.looseObject({ kind: v.literal('rerack'), ...stamp }),
  v.looseObject({
    kind: v.literal('referee'),
    scores: v.optional(v.pipe(v.array(v.pipe(v.number(), v.integer())), v.maxLength(99))),
    reds: v.optional(v.pipe(v.number(), v.integer())),
    colours: v.optional(balls(COLOURS)),
    striker: v.optional(playerRef),
    on: v.optional(v.picklist([...BALLS, 'colour'])),
    inHand: flag,
    reason: v.optional(v.string()),
    ...stamp,
  }),
  v.looseObject({
    kind: v.literal('break'),
    points: v.pipe(v.number(), v.integer()),
    reds: v.optional(v.pipe(v.number(), v.integer())),
    ...stamp,
  }),
]);

const player = v.looseObject({
  name: v.string(),
  country: v.optional(v.string()),
  wheelchair: flag,
  tellColours: flag,
});

const setup = v.looseObject({
  rules: v.optional(v.picklist(EDITION_NAMES), '1995'),
  sides: v.pipe(
    v.array(
      v.looseObject({
        name: v.optional(v.string()),
        players: v.optional(v.pipe(v.array(player), v.minLength(1), v.maxLength(20))),
        start: v.optional(whole(-MOST_START, MOST_START), 0),
      }),
    ),
    v.minLength(2),
    v.maxLength(20),
  ),
  reds: v.optional(whole(1, 15), 15),
  game: v.optional(
    v.looseObject({
      frames: v.optional(whole(1, MOST_FRAMES), 1),
      wonBy: v.optional(v.picklist(WON_BY), 'majority'),
    }),
    {},
  ),
  match: v.optional(
    v.looseObject({
      games: v.optional(whole(1, MOST_FRAMES), 1),
      wonBy: v.optional(v.picklist(WON_BY), 'majority'),
    }),
    {},
  ),
  first: v.optional(index, 0),
});

const envelope = v.looseObject({
  format: v.literal(FORMAT),
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  setup: v.unknown(),
  entries: v.array(v.unknown()),
});

/** Path of the first fault, for people: `hit`, `sides.1.start`. */
const where = (issues: readonly v.BaseIssue<unknown>[]): { detail?: string } => {
  const first = issues[0];
  const path = first === undefined ? null : v.getDotPath(first);
  return path === null ? {} : { detail: path };
};

/** A parser must survive any shape, an object whose getters throw too. */
const guarded = <T>(read: () => T | Refusal, otherwise: Refusal): T | Refusal => {
  try {
    return read();
  } catch {
    return otherwise;
  }
};

/** The shape of one entry. The value itself comes back, so that foreign fields are kept. */
export const parseEntry = (input: unknown): Entry | Refusal =>
  guarded(
    () => {
      const result = v.safeParse(entryKinds, input);
      return result.success ? result.output : refuse('entry', 'bad-entry', where(result.issues));
    },
    refuse('entry', 'bad-entry'),
  );

/** The set-up with its defaults filled in. */
export const parseSetup = (input: unknown): Setup | Refusal =>
  guarded(
    () => {
      const result = v.safeParse(setup, input);
      if (!result.success) return refuse('setup', 'bad-setup', where(result.issues));
      const { rules, reds, game, match, first } = result.output;
      if (first >= result.output.sides.length) {
        return refuse('setup', 'bad-setup', { detail: 'first' });
      }
      const sides = result.output.sides.map((side, i) => {
        const fallback = side.name ?? `${i + 1}`;
        const players = side.players ?? [{ name: fallback }];
        return {
          name: side.name ?? players.map(({ name }) => name).join(' / '),
          players,
          start: side.start,
        };
      });
      return { rules, sides, reds, game, match, first };
    },
    refuse('setup', 'bad-setup'),
  );

export interface ParsedRecord {
  readonly setup: Setup;
  readonly entries: readonly unknown[];
}

/** The envelope and the set-up; entries are read one by one as they are applied. */
export const parseRecord = (input: unknown): ParsedRecord | Refusal => {
  const read = guarded(
    () => {
      const result = v.safeParse(envelope, input);
      if (!result.success) return refuse('format', 'not-a-record', where(result.issues));
      return result.output.version > VERSION ? refuse('format', 'newer-version') : result.output;
    },
    refuse('format', 'not-a-record'),
  );
  if (isRefusal(read)) return read;
  const parsed = parseSetup(read.setup);
  return isRefusal(parsed) ? parsed : { setup: parsed, entries: read.entries };
};
