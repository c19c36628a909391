/** A stroke, or a foul before one, as the referee saw it. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBall, Ball, StrokeEntry, StrokeOptions } from '../../../../src/index.js';
import { selectField } from '../fields.js';
import { ballOrNone, someBalls } from './ball-fields.js';
import { foulFields } from './foul-fields.js';
import { everybody, objectBalls, put, withPresent, type FormContext } from './form.js';
import { remarkFields } from './remark-form.js';

const nominatedField = (
  entry: StrokeEntry,
  { freeBall, nominate }: StrokeOptions,
  context: FormContext,
): TemplateResult | typeof nothing => {
  const offered = withPresent(freeBall.length > 0 ? freeBall : nominate, entry.nominated);
  if (offered.length === 0) return nothing;
  const { say, change } = context;
  const set = (nominated: Ball | undefined): void => {
    change(put(entry, { nominated }));
  };
  return ballOrNone(
    'nominated',
    say.nominated,
    say.notSaid,
    offered,
    entry.nominated,
    set,
    context,
  );
};

/** One ball, two at once, or nothing at all. */
const hitFields = (entry: StrokeEntry, context: FormContext): TemplateResult => {
  const { state, say, rules, change } = context;
  const { hit } = entry;
  const [first, second] = hit === undefined ? [] : [hit].flat();
  const balls = withPresent<Ball | 'none' | undefined>(objectBalls(state), first);
  const label = (ball: Ball | 'none'): string =>
    ball === 'none' ? say.hitNone : rules.ballNames[ball];
  const options = [
    { value: null, label: say.hitOn },
    { value: 'none' as const, label: say.hitNone },
    ...balls.flatMap((value) =>
      value === undefined || value === 'none' ? [] : [{ value, label: label(value) }],
    ),
  ];
  return html`<div class="row">
    ${selectField<Ball | 'none' | null>('hit', say.hitFirst, options, first ?? null, (value) => {
      change(put(entry, { hit: value ?? undefined }));
    })}
    ${
      first === undefined || first === 'none'
        ? nothing
        : ballOrNone(
            'hit-also',
            say.alsoHit,
            say.none,
            objectBalls(state),
            second === 'none' ? undefined : second,
            (also) => {
              change(put(entry, { hit: also === undefined ? first : [first, also] }));
            },
            context,
          )
    }
  </div>`;
};

const byField = (
  entry: StrokeEntry,
  { state, say, names, change }: FormContext,
): TemplateResult => {
  const players = everybody(state);
  const chosen = entry.by ? players.findIndex((ref) => ref.join() === entry.by?.join()) : -1;
  return selectField<number>(
    'by',
    say.by,
    [
      { value: -1, label: say.byStriker },
      ...players.map((ref, value) => ({ value, label: names.player(ref) })),
    ],
    chosen,
    (index) => {
      change(put(entry, { by: players[index] }));
    },
  );
};

export const strokeForm = (entry: StrokeEntry, context: FormContext): TemplateResult => {
  const { state, options, say, change } = context;
  if (!options.stroke) return html``;
  const { reds } = options.stroke;
  const balls: readonly AnyBall[] = [...objectBalls(state), 'white'];
  const gone = (name: 'pocketed' | 'forcedOff', legend: string): TemplateResult =>
    someBalls(
      name,
      legend,
      withPresent(balls, ...(entry[name] ?? [])),
      reds,
      entry[name] ?? [],
      (chosen) => {
        change(put(entry, { [name]: chosen }));
      },
      context,
    );
  const hasFoul = [entry.fouls, entry.called, entry.miss, entry.freeBall, entry.beforeStroke].some(
    Boolean,
  );
  const remarks = [entry.touching, entry.tags, entry.attempted, entry.note].some(Boolean);
  return html`
    ${gone('pocketed', say.pocketed)}
    <div class="row">
      ${nominatedField(entry, options.stroke, context)} ${byField(entry, context)}
    </div>
    ${hitFields(entry, context)} ${gone('forcedOff', say.forcedOff)}
    <details ?open=${hasFoul}>
      <summary>${say.fouls}</summary>
      <div class="stack">${foulFields(entry, options.stroke, context)}</div>
    </details>
    <details ?open=${remarks}>
      <summary>${say.tags}</summary>
      <div class="stack">${remarkFields(entry, context)}</div>
    </details>
  `;
};
