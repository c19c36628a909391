/** What is in a source before anything has arrived. Not to be shown: `freshness` says so. */
import { FORMAT, VERSION, type MatchRecord } from '../../src/index.js';

export const BLANK: MatchRecord = {
  format: FORMAT,
  version: VERSION,
  setup: { sides: [{ name: '' }, { name: '' }] },
  entries: [],
};
