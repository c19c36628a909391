/** Pads that do anything at any moment, and the rule that nothing accepted is silently gone. */
import type { MatchRow } from '../../../components/source/match-row.js';
import type { SetupInput } from '../../../src/index.js';
import { chances, World, type Page } from './world.js';

const SETUP: SetupInput = {
  sides: [{ name: 'Ding' }, { name: 'Selby' }],
  game: { frames: 9, wonBy: 'majority' },
};

export interface Deed {
  readonly what:
    | 'enter'
    | 'undo'
    | 'take'
    | 'close'
    | 'leave'
    | 'crash'
    | 'open'
    | 'fail'
    | 'heal'
    | 'slow'
    | 'busy';
  readonly who: number;
  /** Then so much time passes, ms. */
  readonly then: number;
}

const KINDS: readonly (readonly [Deed['what'], number])[] = [
  ['enter', 50],
  ['undo', 8],
  ['take', 16],
  ['close', 3],
  ['leave', 4],
  ['crash', 3],
  ['open', 6],
  ['fail', 2],
  ['heal', 3],
  ['slow', 3],
  ['busy', 3],
];

export const deedsOf = (seed: number): Deed[] => {
  const chance = chances(seed * 7919 + 1);
  const total = KINDS.reduce((sum, [, weight]) => sum + weight, 0);
  const kind = (): Deed['what'] => {
    let at = chance() * total;
    return (KINDS.find(([, weight]) => (at -= weight) < 0) ?? KINDS[0]!)[0];
  };
  return Array.from({ length: 10 + Math.floor(chance() * 50) }, () => {
    const rare = chance();
    const most = rare < 0.1 ? 3000 : rare < 0.3 ? 300 : 12;
    return { what: kind(), who: Math.floor(chance() * 3), then: Math.floor(chance() * most) };
  });
};

/** As `take 1 8, enter 0 3`. */
export const deedsIn = (text: string): Deed[] =>
  text.split(', ').map((deed) => {
    const [what, who, then] = deed.split(' ');
    return { what: what as Deed['what'], who: Number(who), then: Number(then) };
  });

const notes = (record: MatchRow['record']): string[] =>
  record.entries.flatMap(({ note }) => (note === undefined ? [] : [note]));

/** Plays it; answers what went wrong, or null. */
export const season = async (
  seed: number,
  has: { locks: boolean; channel: boolean },
  deeds = deedsOf(seed),
): Promise<string | null> => {
  const world = new World(`world-${String(seed)}`, seed, has);
  const wrong = await world.within(() => playIn(world, deeds));
  localStorage.clear();
  return wrong;
};

const playIn = async (world: World, deeds: readonly Deed[]): Promise<string | null> => {
  const id = 'match';
  /** Who entered it, and when. */
  const accepted = new Map<string, { readonly page: Page; readonly at: number }>();
  const undone = new Set<string>();
  /** On a page that said so and went all the same, or that crashed before it was kept. */
  const excused = new Set<string>();
  let double = Infinity;
  let trouble: string | null = null;
  const open = (): Page[] => world.pages.filter(({ alive, match }) => alive && match !== null);
  const seats: (Page | null)[] = [];
  const look = (): void => {
    const writers = open().filter(
      ({ match, busyUntil }) => match!.role === 'writer' && busyUntil <= world.now,
    );
    if (writers.length < 2) double = Infinity;
    else double = Math.min(double, world.now);
    // One that is told late was told all the same.
    if (world.has.channel && world.now - double > 1500)
      trouble ??= `two writers for long at ${world.now}`;
  };
  const goes = (page: Page): void => {
    const { match } = page;
    if (!match) return;
    if (match.keeping.kind === 'not-kept')
      for (const note of notes(match.record)) excused.add(note);
    for (const one of leftOf(page)) for (const note of notes(one)) excused.add(note);
  };
  const crashes = (page: Page): void => {
    const rows = [...world.storage.rows.rows.values()] as MatchRow[];
    const kept = new Set(rows.flatMap(({ record }) => notes(record)));
    for (const [note, by] of accepted) if (by.page === page && !kept.has(note)) excused.add(note);
    world.crash(page);
  };
  const sit = (at: number): void => {
    seats[at] = world.open(id, SETUP);
  };
  sit(0);
  await world.run(300);
  sit(1);
  sit(2);
  await world.run(1500);
  const first = open().find(({ match }) => match!.role === 'writer');
  if (!first) return 'nobody writes';
  if (first.match!.enter({ kind: 'frame' })) return 'no frame';
  let count = 0;
  for (const { what, who, then } of deeds) {
    const page = seats[who];
    const match = page?.match;
    world.current = page ?? null;
    if (what === 'open' && !page) sit(who);
    else if (what === 'slow') world.storage.slowness = world.storage.slowness > 1 ? 1 : 60;
    else if (page && match) {
      if (what === 'enter') {
        const note = `n${count++}`;
        if (match.enter({ kind: 'stroke', note }) === null)
          accepted.set(note, { page, at: world.now });
      } else if (what === 'undo') {
        const before = notes(match.record);
        if (match.record.entries.length > 1 && match.undo() === null) {
          const after = notes(match.record);
          for (const note of before) if (!after.includes(note)) undone.add(note);
        }
      } else if (what === 'take') void match.takeOver();
      else if (what === 'close') {
        goes(page);
        match.close();
        page.match = null;
        seats[who] = null;
      } else if (what === 'leave') {
        goes(page);
        world.leave(page);
        seats[who] = null;
      } else if (what === 'crash') {
        crashes(page);
        seats[who] = null;
      } else if (what === 'fail') page.storageFails = true;
      else if (what === 'heal') page.storageFails = false;
      else if (what === 'busy') page.busyUntil = Math.max(page.busyUntil, world.now + then * 3);
    }
    await world.run(then, look);
  }
  for (const page of world.pages) page.storageFails = false;
  world.storage.slowness = 1;
  await world.run(12000, look);
  world.open(id, SETUP);
  await world.run(6000, look);
  const writers = open().filter(({ match }) => match!.role === 'writer');
  if ((world.has.locks || world.has.channel) && writers.length !== 1)
    return `${writers.length} writers at the end`;
  const writer = writers[0]!.match!;
  if (writer.enter({ kind: 'stroke', note: 'last' })) writer.enter({ kind: 'frame' });
  await world.run(6000, look);
  await world.run(6000);
  if (writer.keeping.kind !== 'kept') return 'not kept at the end';
  const rows = [...world.storage.rows.rows.values()] as MatchRow[];
  const main = rows.find((row) => row.id === id)!;
  const same = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);
  if (!same(main.record, writer.record)) return 'stored is another than shown';
  // Without a channel followers look at storage now and then only, and not at what they know better.
  if (world.has.channel)
    for (const page of open()) {
      if (!same(notes(page.match!.record), notes(writer.record)))
        return `${page.name} is not in step`;
    }
  const safe = new Set(rows.flatMap(({ record }) => notes(record)));
  for (const page of open())
    for (const one of leftOf(page)) for (const note of notes(one)) safe.add(note);
  const lost = [...accepted].filter(
    ([note]) => !safe.has(note) && !undone.has(note) && !excused.has(note),
  );
  if (lost.length > 0) {
    return `lost ${lost.map(([note, { page, at }]) => `${note} of ${page.name} at ${at}`).join(', ')}`;
  }
  return trouble;
};

const leftOf = ({ match }: Page): MatchRow['record'][] => {
  const left = match?.leftOver ?? [];
  return (Array.isArray(left) ? left : [left]) as MatchRow['record'][];
};
