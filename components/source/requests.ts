/** Answers what is asked of a writer from outside: a pedal, a stream deck, another program. */
import type { Refusal } from '../../src/index.js';
import type { WritableMatch } from './match-source.js';
import type { Request, Result } from './messages.js';

const apply = (match: WritableMatch, message: Request): Refusal | null => {
  switch (message.type) {
    case 'enter':
      return match.enter(message.entry);
    case 'insert':
      return match.insert(message.at, message.entry);
    case 'edit':
      return match.edit(message.at, message.entry);
    case 'remove':
      return match.remove(message.at);
    case 'undo':
      return match.undo();
    case 'redo':
      return match.redo();
  }
};

/** A refusal as plain data: a class does not pass through a channel. */
const plain = ({ code, reason, clause, detail, entry }: Refusal): Result['refusal'] => ({
  code,
  reason,
  ...(clause === undefined ? {} : { clause }),
  ...(detail === undefined ? {} : { detail }),
  ...(entry === undefined ? {} : { entry }),
});

/** Does what is asked; the answer says what came of it. */
export const answer = (match: WritableMatch, message: Request, revision: () => number): Result => {
  const refused = apply(match, message);
  const { request } = message;
  return {
    type: 'result',
    ...(request === undefined ? {} : { request }),
    revision: revision(),
    refusal: refused && plain(refused),
  };
};
