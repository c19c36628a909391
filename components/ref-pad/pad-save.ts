/** Hands a record to the browser's downloads. */
import { isRefusal, parseSetup, type MatchRecord } from '../../src/index.js';
import { fileName } from '../source/file-name.js';
import { recordText } from '../source/match-file.js';
import { saveFile } from './sheets/matches/save-file.js';
import { titleOf } from '../source/titles.js';

export const saveRecord = (record: MatchRecord): void => {
  const setup = parseSetup(record.setup);
  const title = isRefusal(setup) ? '' : titleOf(setup);
  saveFile(fileName(title, Date.now(), 'json'), recordText(record), 'application/json');
};
