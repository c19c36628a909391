/** Keeping a copy in step with its writer: changes in order, the whole state where one was missed. */
import { MatchLog, type Change, type History } from '../../src/index.js';
import type { How } from './memory-match.js';
import type { Message, StateMessage } from './messages.js';
import { changed, writerOf, type Version } from './version.js';

export interface Copy {
  readonly log: MatchLog;
  readonly version: Version;
}

/** The change that was made last, as it went into the log. */
export const lastChange = ({ done, undone }: History, how: How): Change => {
  const change = how === 'undo' ? undone.at(-1) : done.at(-1);
  if (!change) throw new RangeError('a log remembers its last change');
  const { at, removed, added } = change;
  return how === 'undo' ? { at, removed: added, added: removed } : change;
};

const repeat = (log: MatchLog, { at, removed, added }: Change, how: How): boolean => {
  if (how === 'undo') return log.undo() === null;
  if (how === 'redo') return log.redo() === null;
  if (removed.length + added.length > 2 || removed.length > 1 || added.length > 1) return false;
  if (removed.length === 0) return log.insert(at, added[0]) === null;
  return (added.length === 0 ? log.remove(at) : log.edit(at, added[0])) === null;
};

const fromState = ({ record, history, version }: StateMessage): Copy | null => {
  try {
    return { log: MatchLog.open(record, history), version };
  } catch {
    // Whoever sent it, it is no match.
    return null;
  }
};

/** What a message means to a page that follows. */
export interface Heard {
  /** The copy after it, where it is another. */
  readonly copy: Copy | null;
  /** Something was missed: the whole state is to be asked for. */
  readonly ask: boolean;
  /** Sign of life, or the end of it. */
  readonly writer: 'alive' | 'gone' | null;
}

const NOTHING: Heard = { copy: null, ask: false, writer: null };

/** A whole state is taken unless it is older than what is here, or no match. */
const hearState = ({ version }: Copy, message: StateMessage): Heard => {
  const { term, revision } = message.version;
  if (term < version.term) return NOTHING;
  const same = writerOf(message.version) === writerOf(version);
  const copy = same && revision <= version.revision ? null : fromState(message);
  return { copy, ask: false, writer: 'alive' };
};

/** A change that follows on what is here is made; one that does not shows that something was missed. */
const hearChange = (
  { log, version }: Copy,
  message: Extract<Message, { type: 'change' | 'alive' }>,
): Heard => {
  const { term, writer, revision } = message;
  if (term < version.term) return NOTHING;
  const alive = { copy: null, ask: false, writer: 'alive' } as const;
  const same = term === version.term && writer === writerOf(version);
  if (same && revision <= version.revision) return alive;
  if (!same || message.type === 'alive' || revision !== version.revision + 1) {
    return { ...alive, ask: true };
  }
  const { change, how, count } = message;
  const made = repeat(log, change, how) && log.length === count;
  return made ? { ...alive, copy: { log, version: changed(version) } } : { ...alive, ask: true };
};

/** The one way from a message to a copy in step: both kinds of follower go it. */
export const hear = (mine: Copy, message: Message): Heard => {
  switch (message.type) {
    case 'state':
    case 'handed':
      return hearState(mine, message);
    case 'change':
    case 'alive':
      return hearChange(mine, message);
    case 'bye':
      return message.writer === writerOf(mine.version) ? { ...NOTHING, writer: 'gone' } : NOTHING;
    default:
      return NOTHING;
  }
};

/** Does the message show a writer that came after the one of this version? */
export const outranks = (message: Message, version: Version): boolean => {
  if (message.type === 'state')
    return isLater(message.version.term, writerOf(message.version), version);
  if (message.type !== 'alive' && message.type !== 'change') return false;
  return isLater(message.term, message.writer, version);
};

/** Does the message come from a writer that this one came after, and that does not know it? */
export const isOutranked = (message: Message, version: Version): boolean => {
  if (message.type === 'state') return writerOf(message.version) !== writerOf(version);
  return 'writer' in message && 'term' in message && message.writer !== writerOf(version);
};

/** Of two that claimed at the same time, which happens only where nothing is stored, one must give way. */
const isLater = (term: number, writer: string, than: Version): boolean =>
  term > than.term || (term === than.term && writer > writerOf(than));
