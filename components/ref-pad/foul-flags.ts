/** What goes with a foul whose penalty is called: free ball, miss, in-off, reds that fell. */
import { html, nothing, type TemplateResult } from 'lit';
import type { AnyBall, MatchState, StrokeOptions } from '../../src/index.js';
import { countOf } from '../../src/balls.js';
import type { CallWords } from '../words/calls/words.js';
import type { FoulWords } from '../words/foul/words.js';
import type { RulesWords } from '../words/rules/words.js';
import type { FoulDraft } from './foul.js';

export interface FoulDrawing {
  readonly state: MatchState;
  readonly draft: FoulDraft;
  readonly stroke: StrokeOptions;
  readonly say: FoulWords;
  readonly rules: RulesWords;
  readonly calls: CallWords;
  readonly change: (part: Partial<FoulDraft>) => void;
}

/** One ball more in a list, or one fewer. */
export const withBall = <B extends AnyBall>(balls: readonly B[], ball: B): readonly B[] => [
  ...balls,
  ball,
];
const withoutBall = <B extends AnyBall>(balls: readonly B[], ball: B): readonly B[] => {
  const at = balls.lastIndexOf(ball);
  return balls.filter((_, index) => index !== at);
};

/** A button that is on or off. */
export const toggle = (
  name: string | TemplateResult,
  on: boolean,
  press: () => void,
): TemplateResult =>
  html`<button type="button" class="toggle" aria-pressed=${on ? 'true' : 'false'} @click=${press}>
    ${name}
  </button>`;

/** 3.14(b), (e): the referee may hold any failure intended. */
const intended = (
  draft: FoulDraft,
  say: FoulWords,
  change: FoulDrawing['change'],
): TemplateResult =>
  html`<label class="check"
    ><input
      type="checkbox"
      .checked=${draft.intentional}
      @change=${() => {
        change({ intentional: !draft.intentional });
      }}
    /><span>${say.intentional}</span></label
  >`;

/** What is to be said of a miss that is called. */
const missDetails = (drawing: FoulDrawing): TemplateResult => {
  const { state, draft, stroke, say, change } = drawing;
  const again = state.frame?.replaced === true && state.frame.misses > 0 && !state.frame.pending;
  const needed = stroke.miss === 'intentional';
  const hint = needed ? say.missIntentionalHint : again ? say.missAgainHint : null;
  return html`<div class="miss">
    <label class="check"
      ><input
        type="checkbox"
        .checked=${draft.fullBall}
        @change=${() => {
          change({ fullBall: !draft.fullBall });
        }}
      /><span>${say.fullBall}</span></label
    >
    ${needed ? nothing : intended(draft, say, change)}
    ${hint === null ? nothing : html`<p class="small muted">${hint}</p>`}
  </div>`;
};

/** How many reds fell: none to all. */
const redsStepper = ({ draft, stroke, say, rules, change }: FoulDrawing): TemplateResult => {
  const count = countOf(draft.pocketed, 'red');
  const red = rules.ballNames.red;
  return html`<div class="stepper" role="group" aria-label=${say.redsFell}>
    <span>${say.redsFell}</span>
    <button
      type="button"
      aria-label=${say.fewer(red)}
      ?disabled=${count === 0}
      @click=${() => {
        change({ pocketed: withoutBall(draft.pocketed, 'red') });
      }}
    >
      −
    </button>
    <output>${count}</output>
    <button
      type="button"
      aria-label=${say.another(red)}
      ?disabled=${count + countOf(draft.forcedOff, 'red') >= stroke.reds}
      @click=${() => {
        change({ pocketed: withBall(draft.pocketed, 'red') });
      }}
    >
      +
    </button>
  </div>`;
};

export const foulFlags = (drawing: FoulDrawing): TemplateResult => {
  const { draft, stroke, say, change } = drawing;
  const white = draft.pocketed.includes('white');
  const miss = stroke.miss === 'intentional' ? say.missIntentional : say.miss;
  return html`<div class="flags" role="group" aria-label=${say.flags}>
    ${
      stroke.callFreeBall
        ? toggle(say.freeBall, draft.freeBall, () => {
            change({ freeBall: !draft.freeBall });
          })
        : nothing
    }
    ${
      stroke.miss === 'no'
        ? nothing
        : toggle(miss, draft.miss, () => {
            change({ miss: !draft.miss });
          })
    }
    ${toggle(say.whiteDown, white, () => {
      change({
        pocketed: white ? withoutBall(draft.pocketed, 'white') : withBall(draft.pocketed, 'white'),
      });
    })}
    ${stroke.miss === 'no' ? html`<p class="small muted">${say.noMissHint}</p>` : nothing}
    ${draft.miss ? missDetails(drawing) : nothing}
    ${stroke.reds > 0 ? redsStepper(drawing) : nothing}
  </div>`;
};
