/** The fields of one side: its players, and what few need behind "more". */
import { html, nothing, type TemplateResult } from 'lit';
import type { SheetWords } from '../../../words/sheets/words.js';
import { check, numberField, textField } from '../fields.js';
import {
  newPlayer,
  playerNumber,
  sideName,
  withoutSide,
  withAt,
  type MatchDraft,
  type PlayerDraft,
  type SideDraft,
} from './draft.js';

const MOST_PLAYERS = 20;

export interface SideFieldsContext {
  readonly say: SheetWords;
  /** What is wrong with a field, in words. */
  readonly faultOf: (path: string) => string | undefined;
  readonly change: (change: Partial<MatchDraft>) => void;
  /** A line was taken away, and its button with it: the focus goes to a side. */
  readonly focusSide: (side: number) => void;
}

/** The second press of a double click meets what came after the line that the first took away. */
const firstPress =
  (act: () => void) =>
  ({ detail }: MouseEvent): void => {
    if (detail < 2) act();
  };

/** Two sides are the fewest. */
const FEWEST = 2;

export const sideFields = (
  draft: MatchDraft,
  side: number,
  { say, faultOf, change, focusSide }: SideFieldsContext,
): TemplateResult => {
  const of = draft.sides[side];
  if (!of) return html``;
  const { players, name, start } = of;
  const path = `sides.${side}`;
  const set = (changed: Partial<SideDraft>): void => {
    change({ sides: withAt(draft.sides, side, changed) });
  };
  const setPlayer = (player: number, changed: Partial<PlayerDraft>): void => {
    set({ players: withAt(players, player, changed) });
  };
  const calledPlayer = (player: number): string => {
    const typed = players[player]?.name.trim() ?? '';
    return typed === '' ? say.player(playerNumber(draft, side, player)) : typed;
  };
  const isUnnamed = [name, ...players.map((one) => one.name)].every((text) => text.trim() === '');
  return html`<fieldset class="box" data-side=${side} tabindex="-1">
    <legend>${say.side(side + 1)}</legend>
    ${players.map((player, p) => {
      const number = playerNumber(draft, side, p);
      return html`<div class="row player">
        ${textField(
          `${path}.players.${p}.name`,
          say.playerName(number),
          player.name,
          (value) => {
            setPlayer(p, { name: value });
          },
          { placeholder: say.player(number), fault: faultOf(`${path}.players.${p}.name`) },
        )}
        ${textField(
          `${path}.players.${p}.country`,
          say.country,
          player.country,
          (value) => {
            setPlayer(p, { country: value });
          },
          { short: true, placeholder: say.countryHint, longest: 3 },
        )}
        ${
          players.length > 1
            ? html`<button
                type="button"
                class="plain"
                @click=${firstPress(() => {
                  set({ players: players.filter((_, other) => other !== p) });
                  focusSide(side);
                })}
              >
                ${say.removePlayer(calledPlayer(p))}
              </button>`
            : nothing
        }
      </div>`;
    })}
    ${
      players.length < MOST_PLAYERS
        ? html`<div>
            <button
              type="button"
              class="plain"
              @click=${() => {
                set({ players: [...players, newPlayer()] });
              }}
            >
              ${say.addPlayer}
            </button>
          </div>`
        : nothing
    }
    <details ?open=${faultOf(`${path}.start`) !== undefined}>
      <summary>${say.more}</summary>
      <div class="stack">
        <div class="row">
          ${textField(`${path}.name`, say.sideName, name, (value) => {
            set({ name: value });
          })}
          ${numberField(
            `${path}.start`,
            say.start,
            start,
            (value) => {
              set({ start: value });
            },
            { least: -147, most: 147, fault: faultOf(`${path}.start`) },
          )}
        </div>
        ${players.map(
          (player, p) =>
            html`<fieldset>
              <legend><bdi>${calledPlayer(p)}</bdi></legend>
              ${check(
                `wheelchair-${side}-${p}`,
                say.wheelchair,
                player.wheelchair,
                (wheelchair) => {
                  setPlayer(p, { wheelchair });
                },
              )}
              ${check(
                `colours-${side}-${p}`,
                say.tellColours,
                player.tellColours,
                (tellColours) => {
                  setPlayer(p, { tellColours });
                },
              )}
            </fieldset>`,
        )}
        ${
          draft.sides.length > FEWEST
            ? html`<div>
                <button
                  type="button"
                  class="plain"
                  @click=${firstPress(() => {
                    change(withoutSide(draft, side));
                    focusSide(Math.max(0, side - 1));
                  })}
                >
                  ${say.removeSide(isUnnamed ? say.side(side + 1) : sideName(draft, side, say.player))}
                </button>
              </div>`
            : nothing
        }
      </div>
    </details>
  </fieldset>`;
};
