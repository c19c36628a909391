/** A frame begins: who breaks off, and with several players a side in which order, 3.17(a). */
import { html, nothing, type TemplateResult } from 'lit';
import { apply, isRefusal, type FrameEntry, type PlayerRef } from '../../../../src/index.js';
import { pickOne, selectField } from '../fields.js';
import { allSides, everybody, put, sideOptions, type FormContext } from './form.js';

const orderOf = (entry: FrameEntry, { state }: FormContext): readonly PlayerRef[] => {
  if (entry.order) return entry.order;
  const opened = apply(state, put(entry, { order: undefined }));
  return isRefusal(opened) ? [] : (opened.frame?.order ?? []);
};

const orderFields = (entry: FrameEntry, context: FormContext): TemplateResult => {
  const { state, say, names, change } = context;
  const players = everybody(state);
  const order = orderOf(entry, context);
  return html`<fieldset data-field="order">
    <legend>${say.order}</legend>
    <div class="row">
      ${order.map((present, place) =>
        selectField<number>(
          `order-${place}`,
          say.orderPlace(place + 1),
          players.map((ref, value) => ({ value, label: names.player(ref) })),
          players.findIndex((ref) => ref.join() === present.join()),
          (index) => {
            const chosen = players[index] ?? present;
            change({ ...entry, order: order.map((ref, p) => (p === place ? chosen : ref)) });
          },
        ),
      )}
    </div>
  </fieldset>`;
};

export const frameForm = (entry: FrameEntry, context: FormContext): TemplateResult => {
  const { state, say, change } = context;
  const several = state.setup.sides.some(({ players }) => players.length > 1);
  return html`
    ${pickOne<number | null>(
      'first',
      say.breaksFirst,
      [{ value: null, label: say.defaultOrder }, ...sideOptions(allSides(state), context)],
      entry.first ?? null,
      (value) => {
        change(put(entry, { first: value ?? undefined, order: undefined }));
      },
    )}
    ${several ? orderFields(entry, context) : nothing}
  `;
};
