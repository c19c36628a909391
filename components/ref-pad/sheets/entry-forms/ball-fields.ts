/** Balls to be chosen: each with its letter, and how many where there are several. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { AnyBall, Ball } from '../../../../src/index.js';
import { BALL_LETTER } from '../../../balls/ball-styles.js';
import { selectField } from '../fields.js';
import type { FormContext } from './form.js';

const face = (ball: AnyBall, { rules }: FormContext): TemplateResult =>
  html`<span class="ball" data-ball=${ball} aria-hidden="true">${BALL_LETTER[ball]}</span
    ><span>${rules.ballNames[ball]}</span>`;

/** One ball of some. */
export const oneBall = <B extends AnyBall>(
  name: string,
  legend: string,
  balls: readonly B[],
  chosen: B | undefined,
  change: (ball: B) => void,
  context: FormContext,
): TemplateResult =>
  html`<fieldset data-field=${name}>
    <legend>${legend}</legend>
    <div class="choices">
      ${balls.map(
        (ball) =>
          html`<label class="choice"
            ><input
              type="radio"
              name=${name}
              value=${ball}
              .checked=${live(ball === chosen)}
              @change=${() => {
                change(ball);
              }}
            />${face(ball, context)}</label
          >`,
      )}
    </div>
  </fieldset>`;

/** Any balls of some; reds as a number where there can be several. One item a ball. */
export const someBalls = <B extends AnyBall>(
  name: string,
  legend: string,
  balls: readonly B[],
  reds: number,
  chosen: readonly B[],
  change: (balls: readonly B[]) => void,
  context: FormContext,
): TemplateResult => {
  const { say, rules } = context;
  const redCount = chosen.filter((ball) => ball === 'red').length;
  const others = chosen.filter((ball) => ball !== 'red');
  const many = balls.includes('red' as B) && Math.max(reds, redCount) > 1;
  return html`<fieldset data-field=${name}>
    <legend>${legend}</legend>
    ${
      many
        ? selectField(
            `${name}-reds`,
            say.howMany(rules.ballNames.red),
            Array.from({ length: Math.max(reds, redCount) + 1 }, (_, n) => ({
              value: n,
              label: String(n),
            })),
            redCount,
            (count) => {
              change([...Array.from({ length: count }, () => 'red' as B), ...others]);
            },
          )
        : nothing
    }
    <div class="choices">
      ${balls
        .filter((ball) => ball !== 'red' || !many)
        .map(
          (ball) =>
            html`<label class="choice"
              ><input
                class="unseen"
                type="checkbox"
                name=${name}
                value=${ball}
                .checked=${live(chosen.includes(ball))}
                @change=${(event: Event) => {
                  const { checked } = event.target as HTMLInputElement;
                  const rest = chosen.filter((one) => one !== ball);
                  change(checked ? [...rest, ball] : rest);
                }}
              />${face(ball, context)}</label
            >`,
        )}
    </div>
  </fieldset>`;
};

/** One ball or none, in little room. */
export const ballOrNone = (
  name: string,
  label: string,
  none: string,
  balls: readonly Ball[],
  chosen: Ball | undefined,
  change: (ball: Ball | undefined) => void,
  { rules }: FormContext,
): TemplateResult =>
  selectField<Ball | null>(
    name,
    label,
    [
      { value: null, label: none },
      ...balls.map((value) => ({ value, label: rules.ballNames[value] })),
    ],
    chosen ?? null,
    (value) => {
      change(value ?? undefined);
    },
  );
