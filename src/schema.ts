/** Reading a stranger's record: shape only, the rules come after. Unknown fields are let through. */
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
  type AwardEntry,
  type BreakEntry,
  type ConcedeEntry,
  type DecisionEntry,
  type Entry,
  type EntryKind,
  type Foul,
  type FrameEntry,
  type LotsEntry,
  type MissCall,
  type PenaltyEntry,
  type Player,
  type RefereeEntry,
  type RerackEntry,
  type Setup,
  type Side,
  type StrokeEntry,
} from './record.js';
import { isRefusal, refuse, type Refusal } from './errors.js';
import {
  Misfit,
  anything,
  either,
  fields,
  finite,
  flag,
  list,
  oneOf,
  optional,
  orElse,
  pair,
  text,
  variant,
  whole,
  type Shape,
} from './shape.js';

/** All balls that there can be: sixteen reds (hard case 30), six colours, the white. */
const MOST_BALLS = 23;
const MOST_FRAMES = 999;
/** A handicap start beyond a full clearance decides the frame before it begins. */
const MOST_START = 147;

const balls = <T extends string>(names: readonly T[]): Shape<readonly T[] | undefined> =>
  optional(list(oneOf(names), 0, MOST_BALLS));

const index = whole(0, 99);
const playerRef = pair(index);
const ball = oneOf(BALLS);
const level = optional(oneOf(LEVELS));
const maybe = optional(flag);

const stamp = { at: optional(text), video: optional(finite), note: optional(text) };

const foulCode = oneOf(FOUL_CODES);
const foul = either(
  foulCode,
  fields<Exclude<Foul, string>>({ code: foulCode, balls: balls(ALL_BALLS) }),
);
const missCall = either(
  flag,
  fields<Exclude<MissCall, boolean>>({ fullBall: maybe, intentional: maybe }),
);

const kinds = {
  frame: fields<FrameEntry>({
    kind: oneOf(['frame']),
    first: optional(index),
    order: optional(list(playerRef, 2, 99)),
    ...stamp,
  }),
  stroke: fields<StrokeEntry>({
    kind: oneOf(['stroke']),
    nominated: optional(ball),
    hit: optional(either(oneOf([...BALLS, 'none']), pair(ball))),
    pocketed: balls(ALL_BALLS),
    forcedOff: balls(ALL_BALLS),
    fouls: optional(list(foul, 0, FOUL_CODES.length * 2)),
    called: optional(whole(4, 7)),
    freeBall: maybe,
    miss: optional(missCall),
    beforeStroke: maybe,
    touching: balls(BALLS),
    by: optional(playerRef),
    tags: optional(list(text)),
    attempted: optional(ball),
    ...stamp,
  }),
  decision: fields<DecisionEntry>({
    kind: oneOf(['decision']),
    choice: oneOf(CHOICES),
    restored: balls(BALLS),
    ...stamp,
  }),
  penalty: fields<PenaltyEntry>({
    kind: oneOf(['penalty']),
    by: index,
    ball: oneOf(ALL_BALLS),
    reason: oneOf(PENALTY_REASONS),
    ...stamp,
  }),
  lots: fields<LotsEntry>({
    kind: oneOf(['lots']),
    first: index,
    player: optional(index),
    ...stamp,
  }),
  concede: fields<ConcedeEntry>({ kind: oneOf(['concede']), by: index, what: level, ...stamp }),
  award: fields<AwardEntry>({
    kind: oneOf(['award']),
    to: index,
    what: level,
    reason: oneOf(AWARD_REASONS),
    ...stamp,
  }),
  rerack: fields<RerackEntry>({ kind: oneOf(['rerack']), ...stamp }),
  referee: fields<RefereeEntry>({
    kind: oneOf(['referee']),
    scores: optional(list(whole(), 0, 99)),
    reds: optional(whole()),
    colours: balls(COLOURS),
    striker: optional(playerRef),
    on: optional(oneOf([...BALLS, 'colour'])),
    inHand: maybe,
    reason: optional(text),
    ...stamp,
  }),
  break: fields<BreakEntry>({
    kind: oneOf(['break']),
    points: whole(),
    reds: optional(whole()),
    ...stamp,
  }),
} satisfies Record<EntryKind, Shape<Entry>>;
const anyEntry = variant<Entry>('kind', kinds);

const player = fields<Player>({
  name: text,
  country: optional(text),
  wheelchair: maybe,
  tellColours: maybe,
});

/** A side as it may be written: its name and its players can stand for each other. */
type WrittenSide = Pick<Side, 'start'> & Partial<Side>;
type WrittenSetup = Omit<Setup, 'sides'> & { readonly sides: readonly WrittenSide[] };

const wonBy = orElse(oneOf(WON_BY), 'majority');
const setup = fields<WrittenSetup>({
  rules: orElse(oneOf(EDITION_NAMES), '1995'),
  sides: list(
    fields<WrittenSide>({
      name: optional(text),
      players: optional(list(player, 1, 20)),
      start: orElse(whole(-MOST_START, MOST_START), 0),
    }),
    2,
    20,
  ),
  reds: orElse(whole(1, 15), 15),
  game: orElse(fields<Setup['game']>({ frames: orElse(whole(1, MOST_FRAMES), 1), wonBy }), {}),
  match: orElse(fields<Setup['match']>({ games: orElse(whole(1, MOST_FRAMES), 1), wonBy }), {}),
  first: orElse(index, 0),
});

interface Envelope {
  readonly format: typeof FORMAT;
  readonly version: number;
  readonly setup?: unknown;
  readonly entries: readonly unknown[];
}
const envelope = fields<Envelope>({
  format: oneOf([FORMAT]),
  version: whole(1),
  setup: anything,
  entries: list(anything),
});

/** Path of the fault, for people: `hit`, `sides.1.start`. */
const where = ({ path }: Misfit): { detail?: string } =>
  path.length === 0 ? {} : { detail: path.join('.') };

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
      const read = anyEntry(input);
      return read instanceof Misfit ? refuse('entry', 'bad-entry', where(read)) : read;
    },
    refuse('entry', 'bad-entry'),
  );

/** The set-up with its defaults filled in. */
export const parseSetup = (input: unknown): Setup | Refusal =>
  guarded(
    () => {
      const read = setup(input);
      if (read instanceof Misfit) return refuse('setup', 'bad-setup', where(read));
      const { rules, reds, game, match, first } = read;
      if (first >= read.sides.length) return refuse('setup', 'bad-setup', { detail: 'first' });
      const sides = read.sides.map((side, i) => {
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
      const found = envelope(input);
      if (found instanceof Misfit) return refuse('format', 'not-a-record', where(found));
      if (!('setup' in found)) return refuse('format', 'not-a-record', { detail: 'setup' });
      return found.version > VERSION ? refuse('format', 'newer-version') : found;
    },
    refuse('format', 'not-a-record'),
  );
  if (isRefusal(read)) return read;
  const parsed = parseSetup(read.setup);
  return isRefusal(parsed) ? parsed : { setup: parsed, entries: read.entries };
};
