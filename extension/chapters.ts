/** A match as chapters of the video it was scored from: one a frame, and one a break of 50 or more. */
import {
  MatchLog,
  framePlaces,
  summarise,
  type Break,
  type Entry,
  type MatchRecord,
  type MatchState,
  type Setup,
} from '../src/index.js';
import { titleOf } from '../components/source/titles.js';
import { frameName, type FrameWords } from '../components/words/frame-name.js';

/** Video sites leave out, or refuse, chapters that are nearer to each other: seconds. */
export const SHORTEST = 10;
/** A half-century is a break that people look for. */
export const NOTED_BREAK = 50;

export interface Chapter {
  /** Whole seconds into the video. */
  readonly start: number;
  readonly title: string;
}

export interface ChapterWords extends FrameWords {
  break(points: number, player: string): string;
}

interface Mark extends Chapter {
  readonly kind: 'frame' | 'break';
}

/** Seconds of an entry, null where it has no stamp. */
type TimeOf = (entry: Entry) => number | null;

const clockTime = ({ at }: Entry): number | null => {
  const time = at === undefined ? NaN : Date.parse(at) / 1000;
  return Number.isFinite(time) ? time : null;
};

/**
 * By the video's time. A match of which no entry has one (a live stream without a time of its own)
 * goes by the clock, from its first entry on.
 */
const timing = (entries: readonly Entry[]): TimeOf => {
  if (entries.some(({ video }) => video !== undefined)) return ({ video }) => video ?? null;
  const first = entries.map(clockTime).find((time) => time !== null) ?? 0;
  return (entry) => {
    const time = clockTime(entry);
    return time === null ? null : time - first;
  };
};

/** The time of an entry, or of the next one with a time, in the same frame. */
const startAt = (entries: readonly Entry[], index: number, timeOf: TimeOf): number | null => {
  for (const [offset, entry] of entries.slice(index).entries()) {
    if (offset > 0 && entry.kind === 'frame') return null;
    const time = timeOf(entry);
    if (time !== null) return Math.max(0, Math.floor(time));
  }
  return null;
};

const frameIndex = ({ frames, frame }: MatchState): number =>
  frame && !frame.end ? frames.length : frames.length - 1;

/** For each frame, the index of the entry that began each of its breaks. */
const breakStarts = (log: MatchLog): number[][] => {
  const starts: number[][] = [];
  for (let i = 0; i < log.length; i += 1) {
    const state = log.stateAfter(i + 1);
    if (!state.frame) continue;
    const here = (starts[frameIndex(state)] ??= []);
    // A re-rack voids the breaks so far, 3.16; a penalty may un-score one.
    here.length = Math.min(here.length, state.frame.breaks.length);
    if (state.frame.breaks.length > here.length) here.push(i);
  }
  return starts;
};

const playerName = ({ sides }: Setup, { side, player }: Break): string =>
  sides[side]?.players[player]?.name ?? sides[side]?.name ?? '';

const marks = (log: MatchLog, words: ChapterWords): readonly Mark[] => {
  const { entries } = log.record;
  const timeOf = timing(entries);
  const { setup } = log.state;
  const mark = (kind: Mark['kind'], index: number, title: string): Mark[] => {
    const start = startAt(entries, index, timeOf);
    return start === null ? [] : [{ kind, start, title }];
  };
  const opened = entries.flatMap(({ kind }, i) => (kind === 'frame' ? [i] : []));
  const frames = framePlaces(log.state).flatMap((place, f) =>
    mark('frame', opened[f] ?? 0, frameName(place, setup, words)),
  );
  const starts = breakStarts(log);
  const breaks = summarise(log.state).frames.flatMap((frame, f) =>
    frame.breaks.flatMap((made, b) =>
      made.points < NOTED_BREAK
        ? []
        : mark('break', starts[f]?.[b] ?? 0, words.break(made.points, playerName(setup, made))),
    ),
  );
  // The sort is stable: a frame comes before a break that begins with it.
  return [...frames, ...breaks].sort((a, b) => a.start - b.start);
};

/** What would be too near to the chapter before shares its line: nothing is left out. */
const apart = (sorted: readonly Chapter[]): readonly Chapter[] => {
  const kept: Chapter[] = [];
  for (const { start, title } of sorted) {
    const last = kept.at(-1);
    if (last && start - last.start < SHORTEST) {
      kept[kept.length - 1] = { ...last, title: `${last.title} · ${title}` };
    } else kept.push({ start, title });
  }
  return kept;
};

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim();

/**
 * The chapters, in the order of the video: the first at 0, each at least 10 s after the one before.
 * What comes before the first frame is a chapter with the names of the sides. Empty where no entry
 * has a time.
 * @throws RecordError where the record does not replay
 */
export const chapters = (record: MatchRecord, words: ChapterWords): readonly Chapter[] => {
  const log = MatchLog.open(record);
  const [first, ...rest] = marks(log, words);
  if (!first) return [];
  const opening =
    first.start < SHORTEST
      ? [{ ...first, start: 0 }]
      : [{ start: 0, title: titleOf(log.state.setup) }, first];
  return apart([...opening, ...rest]).map(({ start, title }) => ({ start, title: oneLine(title) }));
};

const two = (value: number): string => String(value).padStart(2, '0');

/** `m:ss`, or `h:mm:ss` from an hour on: what video sites read as a time. */
export const clockText = (seconds: number): string => {
  const whole = Math.max(0, Math.floor(seconds));
  const [hours, minutes] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60];
  const rest = two(whole % 60);
  return hours > 0 ? `${hours}:${two(minutes)}:${rest}` : `${minutes}:${rest}`;
};

/** Lines for the description of a video: `0:00 Frame 1`. */
export const chapterText = (list: readonly Chapter[]): string =>
  list.map(({ start, title }) => `${clockText(start)} ${title}\n`).join('');

const cueTime = (seconds: number): string =>
  `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(Math.floor(seconds) % 60)}.000`;

/** Cue text is markup, and `-->` in it would be a time line. */
const cueText = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * The chapters as WebVTT. Each lasts until the next; the last one until `end` (seconds: the length of
 * the video), and 10 s where that is not known.
 */
export const chapterVtt = (list: readonly Chapter[], end = 0): string => {
  const cues = list.map(({ start, title }, i) => {
    const until = list[i + 1]?.start ?? Math.max(Math.ceil(end), start + SHORTEST);
    return `\n${cueTime(start)} --> ${cueTime(until)}\n${cueText(title)}\n`;
  });
  return `WEBVTT\n${cues.join('')}`;
};
