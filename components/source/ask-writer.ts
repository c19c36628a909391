/** A match that is in its writer's memory only can still be had from there. */
import { RecordError, replayState } from '../../src/index.js';
import { Link } from './link.js';
import type { MatchRow } from './match-row.js';
import { titleOf } from './titles.js';
import type { Surroundings } from './surroundings.js';

/** For a writer to answer, ms. */
const ANSWER = 300;

/** Null where nobody writes such a match. */
export const askWriter = (around: Surroundings, id: string): Promise<MatchRow | null> =>
  new Promise((resolve) => {
    const end = (row: MatchRow | null): void => {
      stop();
      link.close();
      resolve(row);
    };
    const stop = around.clock.after(ANSWER, () => {
      end(null);
    });
    const link = new Link(around, id, (message) => {
      if (message.type !== 'state') return;
      const { record, history, version } = message;
      const now = around.clock.now();
      try {
        const title = titleOf(replayState(record).setup);
        end({ id, title, record, history, version, created: now, updated: now });
      } catch (error) {
        // What another page says may be anything: as if nobody had answered.
        if (!(error instanceof RecordError)) throw error;
      }
    });
    link.post({ type: 'hello' });
  });
