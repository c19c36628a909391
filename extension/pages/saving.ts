/** A match as files: its record, its chapters for a video site or a player, its breaks. */
import { replay, replayState, type MatchRecord } from '../../src/index.js';
import { breaksCsv } from '../../components/source/breaks-csv.js';
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
  breaks: (record) => breaksCsv(replayState(record).setup, replay(record)),
};

const EXTENSION: Readonly<Record<FileKind, string>> = {
  record: '.json',
  chapters: '.txt',
  vtt: '.vtt',
  breaks: '.csv',
};

/** Does any entry of the match have a time to make chapters of? */
export const hasTimes = ({ entries }: MatchRecord): boolean =>
  entries.some(({ video, at }) => video !== undefined || at !== undefined);

export const fileText = (row: MatchRow, kind: FileKind, words: ChapterWords): string =>
  MAKE[kind](row.record, words);

/** Letters of any script stay; what a file system minds does not. */
export const fileNameOf = ({ title, created }: MatchRow, kind: FileKind): string => {
  const name = title
    .normalize('NFC')
    .replace(/[\p{C}\p{Z}\\/:*?"<>|]+/gu, ' ')
    .trim()
    .slice(0, 60);
  const day = new Date(created).toISOString().slice(0, 10);
  return `${name || 'match'} ${day}${EXTENSION[kind]}`;
};

/** Hands a file to the user's downloads. */
export const download = (text: string, name: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the click.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 10_000);
};
