/** Fouls that nobody sees by the balls, and what the referee calls after one. */
import { html, nothing, type TemplateResult } from 'lit';
import type {
  AnyBall,
  Foul,
  FoulCode,
  MissCall,
  StrokeEntry,
  StrokeOptions,
} from '../../../../src/index.js';
import { ballsOf, codeOf, isBallFoul } from '../../../../src/penalty.js';
import { check, pickSome, selectField } from '../fields.js';
import { someBalls } from './ball-fields.js';
import { objectBalls, put, withPresent, type FormContext } from './form.js';

/** The balls that an entry has for a code. */
const concernedBy = ({ fouls = [] }: StrokeEntry, code: FoulCode): readonly AnyBall[] => [
  ...new Set(fouls.filter((foul) => codeOf(foul) === code).flatMap(ballsOf)),
];

const foulOf = (code: FoulCode, balls: readonly AnyBall[]): Foul =>
  balls.length > 0 && isBallFoul(code) ? { code, balls } : code;

/** Balls for each code that goes by them: one may have touched another ball than it pushed, 3.12(b). */
const concernedFields = (
  entry: StrokeEntry,
  codes: readonly FoulCode[],
  context: FormContext,
): readonly TemplateResult[] => {
  const { state, say, calls, change } = context;
  return codes.filter(isBallFoul).map((code) => {
    const chosen = concernedBy(entry, code);
    return someBalls<AnyBall>(
      `concerned-${code}`,
      say.concerned(calls.fouls[code]),
      withPresent<AnyBall>([...objectBalls(state), 'white'], ...chosen),
      1,
      chosen,
      (balls) => {
        const fouls = codes.map((one) =>
          foulOf(one, one === code ? balls : concernedBy(entry, one)),
        );
        change(put(entry, { fouls }));
      },
      context,
    );
  });
};

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
  const { say, calls, change } = context;
  const codes = [...new Set((entry.fouls ?? []).map(codeOf))];
  const offered = withPresent(options.fouls, ...codes);
  return html`
    ${pickSome(
      'fouls',
      say.fouls,
      offered.map((value) => ({ value, label: calls.fouls[value] })),
      codes,
      (chosen) => {
        const fouls = chosen.map((code) => foulOf(code, concernedBy(entry, code)));
        change(put(entry, { fouls }));
      },
    )}
    ${concernedFields(entry, codes, context)}
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
