/** A match as files: its record, its chapters for a video site or a player, its breaks. */
import { replayState, type MatchRecord } from '../../src/index.js';
import { saveFile } from '../../components/ref-pad/sheets/matches/save-file.js';
import { breaksCsv } from '../../components/source/breaks-csv.js';
import { fileName } from '../../components/source/file-name.js';
import { recordText } from '../../components/source/match-file.js';
import type { MatchRow } from '../../components/source/match-row.js';
import { chapterText, chapters, chapterVtt, type ChapterWords } from '../chapters.js';

export const FILES = ['record', 'chapters', 'vtt', 'breaks'] as const;
export type FileKind = (typeof FILES)[number];

const MAKE: Readonly<Record<FileKind, (record: MatchRecord, words: ChapterWords) => string>> = {
  record: recordText,
  chapters: (record, words) => chapterText(chapters(record, words)),
  vtt: (record, words) => {
    const last = Math.max(0, ...record.entries.map(({ video = 0 }) => video));
    return chapterVtt(chapters(record, words), last);
  },
  breaks: (record) => breaksCsv(replayState(record)),
};

const EXTENSION = { record: 'json', chapters: 'txt', vtt: 'vtt', breaks: 'csv' } as const;

const TYPE: Readonly<Record<FileKind, string>> = {
  record: 'application/json',
  chapters: 'text/plain;charset=utf-8',
  vtt: 'text/vtt;charset=utf-8',
  breaks: 'text/csv;charset=utf-8',
};

/** Hands a file of a match to the user's downloads. */
export const saveMatch = (row: MatchRow, kind: FileKind, words: ChapterWords): void => {
  const name = fileName(row.title, row.created, EXTENSION[kind]);
  saveFile(name, MAKE[kind](row.record, words), TYPE[kind]);
};

/** Hands all matches to the user's downloads, as one file. */
export const saveAll = (text: string): void => {
  saveFile(fileName('matches', Date.now(), 'json'), text, TYPE.record);
};
