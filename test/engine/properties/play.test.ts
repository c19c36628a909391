/** What holds in every match: random play with wild fouls, at least 100,000 entries in each run. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import {
  ERROR_CODES,
  REASONS,
  apply,
  framePlaces,
  isRefusal,
  summarise,
  type MatchState,
  type Refusal,
} from '../../../src/index.js';
import { codeOf } from '../../../src/penalty.js';
import { onTheTable } from '../../../src/remaining.js';
import { atLeast, holds, setups, steps, tapes, walk, type Step } from './walk.js';
import { wild } from './wild.js';

const always = (see: (step: Step) => void, runs = 150): void =>
  holds(
    fc.property(setups, tapes(500), (setup, tape) => walk(setup, tape, see)),
    runs,
  );

/** Scores of the frame that the step was played in; null where it opened one or played in none. */
const sameFrame = ({ before, after: next }: Step) =>
  before.frame && next.frame && before.opened === next.opened && !before.frame.end
    ? { was: before.frame, is: next.frame }
    : null;

/** Refused with a code of the format, a reason of the list, and whatever else is said is said in full. */
const isSound = ({ code, reason, detail, clause }: Refusal): boolean =>
  (ERROR_CODES as readonly string[]).includes(code) &&
  reason in REASONS &&
  detail !== '' &&
  (clause === undefined || /^[23]\.\d+(\([a-z]+\))*$/.test(clause));

test('a refusal has a code and a reason of the lists, and the id of a clause', () =>
  always(({ before, d }) => {
    for (let tries = 0; tries < 4; tries += 1) {
      const refused = apply(before, wild(d));
      if (isRefusal(refused)) assert.ok(isSound(refused), JSON.stringify(refused));
    }
  }));

test('a refused entry changes nothing', () =>
  always(({ before, d }) => {
    // The state is frozen all through: a write would throw.
    const entry = wild(d);
    const first = apply(before, entry);
    const second = apply(before, entry);
    if (isRefusal(first)) {
      assert.ok(isRefusal(second));
      assert.equal(second.code, first.code);
      assert.equal(second.reason, first.reason);
    }
  }));

test('3.1(g): every frame has a place, its number one more than that of the frame before, or 1 in a new game', () =>
  always(({ after }) => {
    const places = framePlaces(after);
    assert.equal(places.length, summarise(after).frames.length);
    places.forEach(({ game, frame }, i) => {
      const before = places[i - 1];
      if (before?.game === game) assert.equal(frame, before.frame + 1);
      else assert.ok(frame === 1 && game > (before?.game ?? 0));
    });
  }));

/** 2014 and later: the colour played away from before it was spotted does not score. */
const takenBack = ({ before, entry }: Step): number =>
  before.edition.unspottedUnscored &&
  entry.kind === 'stroke' &&
  (entry.fouls ?? []).some((foul) => codeOf(foul) === 'before-spotted') &&
  before.frame?.unspotted
    ? before.frame.unspotted.points
    : 0;

test('3.1(c), (d): scores never fall but by a re-rack, the referee, a conduct award, a colour unscored', () =>
  always((step) => {
    const { entry } = step;
    const frames = sameFrame(step);
    const stated = entry.kind === 'rerack' || entry.kind === 'referee';
    const conduct = entry.kind === 'award' && entry.reason === 'conduct';
    if (!frames || stated || conduct) return;
    const least = -takenBack(step);
    frames.is.scores.forEach((score, side) => {
      assert.ok(
        score - frames.was.scores[side]! >= least,
        `side ${side}: ${frames.was.scores.join()}, then ${score}`,
      );
    });
  }));

test('3.12: a stroke scores for the striker alone, or costs 4 to 7 to every other side', () =>
  always((step) => {
    const frames = sameFrame(step);
    if (!frames || step.entry.kind !== 'stroke' || takenBack(step) > 0) return;
    const gained = frames.is.scores.map((score, side) => score - frames.was.scores[side]!);
    const winners = gained.filter((points) => points > 0);
    if (frames.is.pending !== null || step.entry.called !== undefined) {
      assert.equal(winners.length, gained.length - 1);
      assert.equal(new Set(winners).size, 1);
      assert.ok(winners[0]! >= 4 && winners[0]! <= 7, winners.join());
    } else if (frames.is.running) {
      assert.equal(winners.length, 1);
      assert.ok(gained[frames.is.striker[0]]! > 0, gained.join());
    }
  }));

const visit = (state: MatchState): number => {
  const { now } = summarise(state);
  return now.break + now.remaining[now.striker[0]]!;
};

test('a break and what is left for it never grow: no break exceeds what the balls allow', () =>
  always((step) => {
    const frames = sameFrame(step);
    const { entry, before, after: next } = step;
    if (!frames) return;
    const side = frames.was.striker[0];
    const gained = frames.is.scores.map((score, s) => score > frames.was.scores[s]!);
    // A foul of somebody out of turn feeds the striker's side too, but makes no break.
    const fair = frames.is.pending === null && !(entry.kind === 'stroke' && entry.by);
    const scored = fair && gained.every((more, s) => more === (s === side));
    if (entry.kind === 'break') {
      assert.ok(entry.points <= visit(before), `${entry.points} of ${visit(before)}`);
    } else if (entry.kind === 'stroke' && scored) {
      const now = frames.is.running ? visit(next) : frames.is.breaks.at(-1)!.points;
      assert.ok(now <= visit(before), `${now} after ${visit(before)}`);
    }
  }));

test('points remaining are never below nought, and the striker has no fewer than the others', () =>
  always(({ after: next }) => {
    const { remaining, striker } = summarise(next).now;
    remaining.forEach((points) => {
      assert.ok(points >= 0, remaining.join());
      assert.ok(remaining[striker[0]]! >= points, remaining.join());
    });
  }));

test('3.3(g): the balls on the table are worth no more than before, unless they are put back', () =>
  always((step) => {
    const frames = sameFrame(step);
    const { kind } = step.entry;
    if (!frames || kind === 'rerack' || kind === 'referee' || kind === 'decision') return;
    if (frames.is.respotted) return;
    const [was, is] = [onTheTable(frames.was), onTheTable(frames.is)];
    assert.ok(is <= was, `${is} after ${was}`);
  }));

test('3.4: what is on lies on the table, and a frame goes on while there is a ball', () =>
  always(({ after: { frame } }) => {
    if (!frame || frame.end) return;
    assert.notEqual(frame.colours.length, 0);
    if (frame.on === 'red') assert.notEqual(frame.reds, 0);
    else if (frame.on !== 'choice') assert.equal(frame.on, frame.colours[0]);
  }));

test('the summary is plain data: the same after a trip through JSON', () =>
  always(({ after: next }) => {
    const summary = summarise(next);
    assert.deepEqual(JSON.parse(JSON.stringify(summary)), summary);
  }, 40));

test('100,000 entries and more were played', () => atLeast(100_000, steps));
