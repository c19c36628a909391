/** What is said on a match's channel. Anything else that arrives there is not heard. */
import type { Change, ErrorCode, History, MatchRecord, Reason, Summary } from '../../src/index.js';
import {
  Misfit,
  anything,
  either,
  fields,
  finite,
  oneOf,
  only,
  optional,
  textUpTo,
  variant,
  whole,
  type Shape,
} from '../../src/shape.js';
import { anyRecord, history, version, type MatchRow } from './match-row.js';
import { NOT_KEPT, type NotKept } from './match-source.js';
import { HOWS, type How } from './memory-match.js';
import type { Version } from './version.js';

export const channelName = (id: string): string => `snooker-match:${id}`;

/** A caller's own mark on a request, given back in the answer. */
interface Marked {
  readonly request?: string | number | undefined;
}

/** A whole match. */
export interface StateMessage {
  readonly version: Version;
  readonly revision: number;
  readonly record: MatchRecord;
  readonly history: History;
}

/** Why the writer's entries do not survive its page; left out where they do. */
interface Kept {
  readonly notKept?: NotKept | undefined;
}

/** Where the writer is. */
interface Mark {
  readonly term: number;
  readonly writer: string;
  readonly revision: number;
}

/** By anybody on the origin, answered by the writer. */
interface Requests {
  readonly enter: Marked & { readonly entry: unknown };
  readonly insert: Marked & { readonly at: number; readonly entry: unknown };
  readonly edit: Marked & { readonly at: number; readonly entry: unknown };
  readonly remove: Marked & { readonly at: number };
  readonly undo: Marked;
  readonly redo: Marked;
}

interface Bodies extends Requests {
  readonly 'state?': Marked;
  readonly hello: object;
  readonly ping: object;
  /** Of the writer; `count`: entries after the change. */
  readonly change: Mark & { readonly how: How; readonly change: Change; readonly count: number };
  readonly state: StateMessage & Kept & Marked;
  readonly alive: Mark & Kept;
  readonly bye: { readonly writer: string };
  /** From one pad to another. */
  readonly 'hand-over': { readonly to: string };
  readonly handed: StateMessage & { readonly to: string };
  readonly offer: StateMessage & { readonly from: string };
}

type Of<B> = { [T in keyof B]: B[T] & { readonly type: T } }[keyof B];
export type Request = Of<Requests>;
export type Message = Of<Bodies>;

const natural = whole(0);
const name = textUpTo(100);
const request = optional(either(textUpTo(200), finite));
const things = only<Change['added']>(Array.isArray);
const notKept = optional(oneOf(NOT_KEPT));
const state = { version, revision: natural, record: anyRecord, history };
const mark = { term: natural, writer: name, revision: natural };

const REQUESTS: { readonly [T in keyof Requests]: Shape<Requests[T]> } = {
  enter: fields<Requests['enter']>({ entry: anything, request }),
  insert: fields<Requests['insert']>({ at: natural, entry: anything, request }),
  edit: fields<Requests['edit']>({ at: natural, entry: anything, request }),
  remove: fields<Requests['remove']>({ at: natural, request }),
  undo: fields<Marked>({ request }),
  redo: fields<Marked>({ request }),
};

const MESSAGES: { readonly [T in keyof Bodies]: Shape<Bodies[T]> } = {
  ...REQUESTS,
  'state?': fields<Marked>({ request }),
  hello: fields({}),
  ping: fields({}),
  change: fields<Bodies['change']>({
    ...mark,
    how: oneOf(HOWS),
    change: fields<Change>({ at: natural, removed: things, added: things }),
    count: natural,
  }),
  state: fields<Bodies['state']>({ ...state, notKept, request }),
  alive: fields<Bodies['alive']>({ ...mark, notKept }),
  bye: fields<Bodies['bye']>({ writer: name }),
  'hand-over': fields<Bodies['hand-over']>({ to: name }),
  handed: fields<Bodies['handed']>({ to: name, ...state }),
  offer: fields<Bodies['offer']>({ from: name, ...state }),
};
export const MESSAGE_TYPES: readonly string[] = Object.keys(MESSAGES);
const shape = variant<object>('type', MESSAGES);

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
  const read = shape(input);
  return read instanceof Misfit ? null : (read as Message);
};

export const isRequest = (message: Message): message is Request =>
  Object.hasOwn(REQUESTS, message.type);
