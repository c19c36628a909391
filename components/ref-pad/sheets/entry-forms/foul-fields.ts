/** Fouls that nobody sees by the balls, and what the referee calls after one. */
import { html, nothing, type TemplateResult } from 'lit';
import {
  FOULS_BY_GROUP,
  type AnyBall,
  type Foul,
  type FoulCode,
  type MissCall,
  type StrokeEntry,
  type StrokeOptions,
} from '../../../../src/index.js';
import { check, pickSome, selectField } from '../fields.js';
import { someBalls } from './ball-fields.js';
import { objectBalls, put, withPresent, type FormContext } from './form.js';

const codeOf = (foul: Foul): FoulCode => (typeof foul === 'string' ? foul : foul.code);
const ballsOf = (foul: Foul): readonly AnyBall[] =>
  typeof foul === 'string' ? [] : (foul.balls ?? []);

/** Only 3.12(b) goes by the balls concerned. */
const goesByBalls = (code: FoulCode): boolean =>
  (FOULS_BY_GROUP.b as readonly FoulCode[]).includes(code);

const foulsOf = (codes: readonly FoulCode[], balls: readonly AnyBall[]): readonly Foul[] =>
  codes.map((code) => (balls.length > 0 && goesByBalls(code) ? { code, balls } : code));

const missOf = (fullBall: boolean, intentional: boolean): MissCall =>
  fullBall || intentional
    ? { ...(fullBall ? { fullBall } : {}), ...(intentional ? { intentional } : {}) }
    : true;

const missFields = (entry: StrokeEntry, { say, change }: FormContext): TemplateResult => {
  const { miss } = entry;
  const { fullBall = false, intentional = false } = typeof miss === 'object' ? miss : {};
  return html`
    ${check('miss', say.miss, Boolean(miss), (on) => {
      change(put(entry, { miss: on ? true : undefined }));
    })}
    ${
      miss
        ? html`${check('fullBall', say.fullBall, fullBall, (on) => {
            change(put(entry, { miss: missOf(on, intentional) }));
          })}${check('intentional', say.intentional, intentional, (on) => {
            change(put(entry, { miss: missOf(fullBall, on) }));
          })}`
        : nothing
    }
  `;
};

export const foulFields = (
  entry: StrokeEntry,
  options: StrokeOptions,
  context: FormContext,
): TemplateResult => {
  const { state, say, rules, change } = context;
  const codes = (entry.fouls ?? []).map(codeOf);
  const concerned = [...new Set((entry.fouls ?? []).flatMap(ballsOf))];
  const offered = withPresent(options.fouls, ...codes);
  return html`
    ${pickSome(
      'fouls',
      say.fouls,
      offered.map((value) => ({ value, label: rules.fouls[value] })),
      codes,
      (chosen) => {
        change(put(entry, { fouls: foulsOf(chosen, concerned) }));
      },
    )}
    ${
      codes.some(goesByBalls)
        ? someBalls<AnyBall>(
            'concerned',
            say.concerned,
            withPresent<AnyBall>([...objectBalls(state), 'white'], ...concerned),
            1,
            concerned,
            (balls) => {
              change(put(entry, { fouls: foulsOf(codes, balls) }));
            },
            context,
          )
        : nothing
    }
    ${selectField<number | null>(
      'called',
      say.called,
      [
        { value: null, label: say.calledNone },
        ...[4, 5, 6, 7].map((value) => ({ value, label: String(value) })),
      ],
      entry.called ?? null,
      (called) => {
        change(put(entry, { called: called ?? undefined }));
      },
    )}
    <fieldset>
      <legend>${say.afterFoul}</legend>
      ${
        options.callFreeBall || entry.freeBall
          ? check('freeBall', say.freeBall, entry.freeBall ?? false, (freeBall) => {
              change(put(entry, { freeBall }));
            })
          : nothing
      }
      ${options.miss !== 'no' || entry.miss ? missFields(entry, context) : nothing}
      ${check('beforeStroke', say.beforeStroke, entry.beforeStroke ?? false, (beforeStroke) => {
        change(put(entry, { beforeStroke }));
      })}
    </fieldset>
  `;
};
