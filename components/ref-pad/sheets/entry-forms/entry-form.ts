/** The form of every kind of entry, and the entry that it begins with. */
import { html, type TemplateResult } from 'lit';
import type { Entry, EntryKind, MatchState, Options } from '../../../../src/index.js';
import { breakForm } from './break-form.js';
import type { FormContext } from './form.js';
import { frameForm } from './frame-form.js';
import { refereeForm } from './referee-form.js';
import { awardForm, concedeForm, decisionForm, lotsForm, penaltyForm } from './side-forms.js';
import { strokeForm } from './stroke-form.js';

export const entryForm = (entry: Entry, context: FormContext): TemplateResult => {
  switch (entry.kind) {
    case 'frame':
      return frameForm(entry, context);
    case 'stroke':
      return strokeForm(entry, context);
    case 'decision':
      return decisionForm(entry, context);
    case 'penalty':
      return penaltyForm(entry, context);
    case 'lots':
      return lotsForm(entry, context);
    case 'concede':
      return concedeForm(entry, context);
    case 'award':
      return awardForm(entry, context);
    case 'rerack':
      return html``;
    case 'referee':
      return refereeForm(entry, context);
    case 'break':
      return breakForm(entry, context);
  }
};

/** What may be entered in a state, as kinds. */
export const kindsOffered = (offered: Options): readonly EntryKind[] => [
  ...(offered.stroke ? (['stroke'] as const) : []),
  ...(offered.frame ? (['frame'] as const) : []),
  ...(offered.lots ? (['lots'] as const) : []),
  ...(offered.break ? (['break'] as const) : []),
  ...(offered.decision ? (['decision'] as const) : []),
  ...(offered.penalty ? (['penalty'] as const) : []),
  ...(offered.rerack ? (['rerack'] as const) : []),
  ...(offered.concede.length > 0 ? (['concede'] as const) : []),
  ...(offered.award.length > 0 ? (['award'] as const) : []),
  ...(offered.referee ? (['referee'] as const) : []),
];

/** An entry of a kind with nothing said yet but what it cannot do without. */
export const blankEntry = (kind: EntryKind, state: MatchState, offered: Options): Entry => {
  const striker = state.frame?.striker[0] ?? 0;
  switch (kind) {
    case 'decision':
      return { kind, choice: offered.decision?.choices[0] ?? 'play' };
    case 'penalty': {
      const reason = 'marker-touched';
      const by = offered.penalty?.[reason][0] ?? 0;
      return { kind, by, ball: 'white', reason };
    }
    case 'lots':
      return { kind, first: 0 };
    case 'concede':
      return { kind, by: striker, what: offered.concede[0] ?? 'frame' };
    case 'award': {
      const what = offered.award[0] ?? 'frame';
      return offered.claim === null
        ? { kind, to: 0, what, reason: offered.awardReasons[0] ?? 'third-miss' }
        : { kind, to: offered.claim, what, reason: 'claim' };
    }
    case 'break':
      return { kind, points: NaN };
    default:
      return { kind };
  }
};
