/** What is said on a match's channel. Anything else that arrives there is not heard. */
import * as v from 'valibot';
import type { Change, ErrorCode, MatchRecord, Reason, Summary } from '../../src/index.js';
import { historySchema, versionSchema, type MatchRow } from './match-row.js';
import { NOT_KEPT } from './match-source.js';
import { HOWS } from './memory-match.js';

export const channelName = (id: string): string => `snooker-match:${id}`;

const whole = v.pipe(v.number(), v.integer(), v.minValue(0));
const name = v.pipe(v.string(), v.maxLength(100));
/** A caller's own mark on a request, given back in the answer. */
const request = v.optional(v.union([v.pipe(v.string(), v.maxLength(200)), v.number()]));
const things = v.custom<Change['added']>((input) => Array.isArray(input));
const record = v.custom<MatchRecord>((input) => typeof input === 'object' && input !== null);

/** Why the writer's entries do not survive its page; left out where they do. */
const notKept = v.optional(v.picklist(NOT_KEPT));

const state = { version: versionSchema, revision: whole, record, history: historySchema };

/** Requests by anybody on the origin, answered by the writer. */
const REQUESTS = [
  v.object({ type: v.literal('enter'), entry: v.unknown(), request }),
  v.object({ type: v.literal('insert'), at: whole, entry: v.unknown(), request }),
  v.object({ type: v.literal('edit'), at: whole, entry: v.unknown(), request }),
  v.object({ type: v.literal('remove'), at: whole, request }),
  v.object({ type: v.literal('undo'), request }),
  v.object({ type: v.literal('redo'), request }),
] as const;
const requestSchema = v.variant('type', [...REQUESTS]);
export type Request = v.InferOutput<typeof requestSchema>;

const schema = v.variant('type', [
  ...REQUESTS,
  v.object({ type: v.literal('state?'), request }),
  v.object({ type: v.literal('hello') }),
  v.object({ type: v.literal('ping') }),
  // Of the writer.
  v.object({
    type: v.literal('change'),
    term: whole,
    writer: name,
    revision: whole,
    how: v.picklist(HOWS),
    change: v.object({ at: whole, removed: things, added: things }),
    /** Entries after the change. */
    count: whole,
  }),
  v.object({ type: v.literal('state'), ...state, notKept, request }),
  v.object({ type: v.literal('alive'), term: whole, writer: name, revision: whole, notKept }),
  v.object({ type: v.literal('bye'), writer: name }),
  // From one pad to another.
  v.object({ type: v.literal('hand-over'), to: name }),
  v.object({ type: v.literal('handed'), to: name, ...state }),
  v.object({ type: v.literal('offer'), from: name, ...state }),
]);
export type Message = v.InferOutput<typeof schema>;

export const MESSAGE_TYPES: readonly string[] = schema.options.map(
  ({ entries }) => entries.type.literal,
);
/** What the messages have in common that carry a whole match. */
export type StateMessage = Pick<
  Extract<Message, { type: 'state' }>,
  'record' | 'history' | 'version' | 'revision'
>;

/** The answer to a request. */
export interface Result {
  readonly type: 'result';
  readonly request?: string | number;
  /** Revision after it. */
  readonly revision: number;
  readonly refusal: {
    readonly code: ErrorCode;
    readonly reason: Reason;
    readonly clause?: string;
    readonly detail?: string;
    readonly entry?: number;
  } | null;
}

/** A row as messages carry it. */
export const stateOf = ({ record, history, version }: MatchRow): StateMessage => ({
  record,
  history,
  version,
  revision: version.revision,
});

/** What is posted: outside listeners find the summary beside the state. */
export type Post = (Message & { readonly summary?: Summary }) | Result;

const belongsTo = (id: string, input: unknown): boolean => {
  const { match } = input as { match?: unknown };
  return match === undefined || match === id;
};

/** A message of this match; null for anything else. */
export const parseMessage = (id: string, input: unknown): Message | null => {
  if (typeof input !== 'object' || input === null || !belongsTo(id, input)) return null;
  const result = v.safeParse(schema, input);
  return result.success ? result.output : null;
};

export const isRequest = (message: Message): message is Request => v.is(requestSchema, message);
