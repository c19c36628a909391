/** A look at what is stored: how a page starts, and how one without a channel keeps up. */
import { MatchLog } from '../../src/index.js';
import type { Copy } from './in-step.js';
import { channelName } from './messages.js';
import { parseRow } from './match-row.js';
import type { Surroundings } from './surroundings.js';
import type { Version } from './version.js';

export interface Look {
  /** What is stored, where it is newer than what is here. */
  readonly copy: Copy | null;
  /** Does anybody hold the right to write? */
  readonly written: boolean;
}

const newer = (input: unknown, mine: Version): Copy | null => {
  const row = parseRow(input);
  if (!row) return null;
  const { version } = row;
  if (version.term < mine.term) return null;
  if (version.term === mine.term && version.revision <= mine.revision) return null;
  return { log: MatchLog.open(row.record, row.history), version };
};

const isWritten = async ({ locks }: Surroundings, id: string): Promise<boolean> => {
  const { held = [] } = (await locks?.query()) ?? {};
  return held.some(({ name }) => name === channelName(id));
};

/** Never rejects: storage that fails has nothing newer. */
export const lookAt = async (around: Surroundings, id: string, mine: Version): Promise<Look> => {
  try {
    const [input, written] = await Promise.all([around.keeper.load(id), isWritten(around, id)]);
    return { copy: newer(input, mine), written };
  } catch {
    return { copy: null, written: false };
  }
};
