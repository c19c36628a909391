/** A stroke as it was seen: what was hit, what fell, what else was wrong. */
import { html, nothing, type TemplateResult } from 'lit';
import { ALL_BALLS, BALLS, type AnyBall, type Ball, type FoulCode } from '../../src/index.js';
import { countOf } from '../../src/balls.js';
import { FOUL_CLAUSE, isBallFoul } from '../../src/penalty.js';
import { BALL_LETTER } from '../balls/ball-styles.js';
import { toggle, withBall, type FoulDrawing } from './foul-flags.js';

type Row = 'pocketed' | 'forcedOff' | 'touching';

/** How many of a ball lie on the table. */
const countOnTable = ({ stroke }: FoulDrawing, ball: AnyBall): number => {
  if (ball === 'red') return stroke.reds;
  return ball === 'white' || stroke.colours.includes(ball) ? 1 : 0;
};

const onTable = (drawing: FoulDrawing): readonly Ball[] =>
  BALLS.filter((ball) => countOnTable(drawing, ball) > 0);

const dot = (ball: AnyBall, count = 0): TemplateResult =>
  html`<span class="ball" data-ball=${ball} aria-hidden="true">${BALL_LETTER[ball]}</span>${
      count > 1 ? html`<span class="times">×${count}</span>` : nothing
    }`;

const pick = (
  { rules }: FoulDrawing,
  ball: AnyBall,
  count: number,
  press: () => void,
): TemplateResult =>
  html`<button
    type="button"
    class="pick"
    aria-pressed=${count > 0 ? 'true' : 'false'}
    @click=${press}
  >
    <span class="unseen">${rules.ballNames[ball]}</span>${dot(ball, count)}
  </button>`;

const group = (name: string, content: unknown): TemplateResult =>
  html`<div class="group" role="group" aria-label=${name}>
    <span class="label">${name}</span>
    <div class="picks">${content}</div>
  </div>`;

/** Two balls at once are two taps; a third tap begins anew. */
const hitFirst = (drawing: FoulDrawing): TemplateResult => {
  const { draft, say, change } = drawing;
  const hit = typeof draft.hit === 'string' ? [] : draft.hit;
  const press = (ball: Ball) => () => {
    const again = hit.includes(ball) && (ball !== 'red' || hit.length === 2);
    const next = again ? hit.filter((other) => other !== ball) : [...hit, ball].slice(-2);
    change({ hit: next.length > 0 ? next : 'unknown' });
  };
  return html`${group(
      say.hitFirst,
      html`${toggle(say.hitUnknown, draft.hit === 'unknown', () => {
        change({ hit: 'unknown' });
      })}
      ${toggle(say.hitNone, draft.hit === 'none', () => {
        change({ hit: 'none' });
      })}
      ${onTable(drawing).map((ball) => pick(drawing, ball, countOf(hit, ball), press(ball)))}`,
    )}
    <p class="small muted">${say.hitHint}</p>`;
};

/** Each tap is one ball more, as far as there are any; then none again. */
const row = (drawing: FoulDrawing, name: string, key: Row, all: readonly AnyBall[]) => {
  const { draft, change } = drawing;
  const chosen: readonly AnyBall[] = draft[key];
  // A ball leaves the table once: in a pocket or over the cushion.
  const other: readonly AnyBall[] =
    key === 'pocketed' ? draft.forcedOff : key === 'forcedOff' ? draft.pocketed : [];
  const most = (ball: AnyBall): number => countOnTable(drawing, ball) - countOf(other, ball);
  const press = (ball: AnyBall) => () => {
    const next =
      countOf(chosen, ball) < most(ball)
        ? withBall(chosen, ball)
        : chosen.filter((own) => own !== ball);
    change({ [key]: next });
  };
  return group(
    name,
    all
      .filter((ball) => countOnTable(drawing, ball) > 0)
      .map((ball) => pick(drawing, ball, countOf(chosen, ball), press(ball))),
  );
};

/** Balls that a fault may concern: 3.12(b) goes by them; 3.12(d)(i), (iv) are about one. */
const concernable = (drawing: FoulDrawing, code: FoulCode): readonly AnyBall[] => {
  if (code === 'dead-ball') return BALLS;
  if (code === 'wrong-cue-ball') return onTable(drawing);
  if (!isBallFoul(code)) return [];
  return code === 'before-spotted' ? drawing.stroke.colours : [...onTable(drawing), 'white'];
};

const fault = (drawing: FoulDrawing, code: FoulCode): TemplateResult => {
  const { draft, say, calls, change } = drawing;
  const present = draft.faults.find((one) => one.code === code);
  const others = draft.faults.filter((one) => one.code !== code);
  const balls = present ? concernable(drawing, code) : [];
  const press = (ball: AnyBall) => () => {
    const had = present?.balls.includes(ball) === true;
    const chosen = present?.balls.filter((own) => own !== ball) ?? [];
    change({ faults: [...others, { code, balls: had ? chosen : [...chosen, ball] }] });
  };
  return html`<label class="check"
      ><input
        type="checkbox"
        data-code=${code}
        .checked=${present !== undefined}
        @change=${() => {
          change({ faults: present ? others : [...others, { code, balls: [] }] });
        }}
      /><span>${calls.fouls[code]} <small class="muted">${FOUL_CLAUSE[code]}</small></span></label
    >${
      balls.length === 0
        ? nothing
        : group(
            say.concerned(calls.fouls[code]),
            balls.map((ball) =>
              pick(drawing, ball, present?.balls.includes(ball) === true ? 1 : 0, press(ball)),
            ),
          )
    }`;
};

const faults = (drawing: FoulDrawing): TemplateResult =>
  html`<fieldset>
    <legend>${drawing.say.otherFaults}</legend>
    ${drawing.stroke.fouls.map((code) => fault(drawing, code))}
  </fieldset>`;

/** 3.12: the colour that was meant counts, or the ball named as the free ball. */
const nominated = (drawing: FoulDrawing): TemplateResult | typeof nothing => {
  const { draft, stroke, say, change } = drawing;
  const all: readonly Ball[] = stroke.nominate.length > 0 ? stroke.nominate : stroke.freeBall;
  if (all.length === 0) return nothing;
  return group(
    say.nominated,
    all.map((ball) =>
      pick(drawing, ball, draft.nominated === ball ? 1 : 0, () => {
        change({ nominated: draft.nominated === ball ? null : ball });
      }),
    ),
  );
};

export const asSeen = (drawing: FoulDrawing): TemplateResult => {
  const { draft, say, change } = drawing;
  return html`<div class="stack">
    <p class="small muted">${say.asSeenHint}</p>
    ${nominated(drawing)}${hitFirst(drawing)}
    ${row(drawing, say.fell, 'pocketed', ALL_BALLS)}${row(drawing, say.off, 'forcedOff', ALL_BALLS)}
    <div class="before">
      ${toggle(say.before, draft.beforeStroke, () => {
        change({ beforeStroke: !draft.beforeStroke });
      })}
    </div>
    ${faults(drawing)} ${row(drawing, say.touching, 'touching', BALLS)}
  </div>`;
};
