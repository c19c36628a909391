/** Labelled fields, the same in all sheets. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';

export interface Option<T> {
  readonly value: T;
  readonly label: string;
}

/** One of a few, as buttons. `name` tells groups of a sheet apart. */
export const pickOne = <T extends string | number | boolean | null>(
  name: string,
  legend: string,
  options: readonly Option<T>[],
  chosen: T,
  change: (value: T) => void,
): TemplateResult =>
  html`<fieldset data-field=${name}>
    <legend>${legend}</legend>
    <div class="choices">
      ${options.map(
        ({ value, label }) =>
          html`<label class="choice"
            ><input
              type="radio"
              name=${name}
              value=${String(value)}
              .checked=${live(value === chosen)}
              @change=${() => {
                change(value);
              }}
            /><bdi>${label}</bdi></label
          >`,
      )}
    </div>
  </fieldset>`;

/** Some of a few, as buttons. */
export const pickSome = <T extends string>(
  name: string,
  legend: string,
  options: readonly Option<T>[],
  chosen: readonly T[],
  change: (values: readonly T[]) => void,
): TemplateResult =>
  html`<fieldset data-field=${name}>
    <legend>${legend}</legend>
    <div class="choices">
      ${options.map(
        ({ value, label }) =>
          html`<label class="choice"
            ><input
              class="unseen"
              type="checkbox"
              name=${name}
              value=${value}
              .checked=${live(chosen.includes(value))}
              @change=${(event: Event) => {
                const { checked } = event.target as HTMLInputElement;
                const others = chosen.filter((one) => one !== value);
                change(checked ? [...others, value] : others);
              }}
            /><bdi>${label}</bdi></label
          >`,
      )}
    </div>
  </fieldset>`;

export const check = (
  name: string,
  label: string,
  checked: boolean,
  change: (checked: boolean) => void,
): TemplateResult =>
  html`<label class="check"
    ><input
      type="checkbox"
      name=${name}
      .checked=${live(checked)}
      @change=${(event: Event) => {
        change((event.target as HTMLInputElement).checked);
      }}
    /><span>${label}</span></label
  >`;

interface FieldExtras {
  /** What is wrong with it, in words. */
  readonly fault?: string | undefined;
  readonly short?: boolean;
  readonly placeholder?: string;
  readonly longest?: number;
}

const faultLine = (name: string, fault: string | undefined) =>
  fault === undefined ? nothing : html`<p class="wrong small" id=${`fault-${name}`}>${fault}</p>`;

export const textField = (
  name: string,
  label: string,
  value: string,
  change: (value: string) => void,
  { fault, short = false, placeholder = '', longest = 100 }: FieldExtras = {},
): TemplateResult =>
  html`<div class="field ${short ? 'short' : ''}">
    <label for=${name} class="small muted">${label}</label>
    <input
      type="text"
      id=${name}
      name=${name}
      autocomplete="off"
      maxlength=${longest}
      placeholder=${placeholder}
      .value=${live(value)}
      aria-invalid=${fault !== undefined}
      aria-describedby=${fault === undefined ? nothing : `fault-${name}`}
      @input=${(event: Event) => {
        change((event.target as HTMLInputElement).value);
      }}
    />
    ${faultLine(name, fault)}
  </div>`;

/** A whole number; what is no number arrives as NaN, an empty field as null. */
export const numberField = (
  name: string,
  label: string,
  value: number | null,
  change: (value: number | null) => void,
  { fault, short = true, least, most }: FieldExtras & { least?: number; most?: number } = {},
): TemplateResult =>
  html`<div class="field ${short ? 'short' : ''}">
    <label for=${name} class="small muted">${label}</label>
    <input
      type="number"
      inputmode="numeric"
      id=${name}
      name=${name}
      step="1"
      min=${least ?? nothing}
      max=${most ?? nothing}
      .value=${live(value === null || Number.isNaN(value) ? '' : String(value))}
      aria-invalid=${fault !== undefined}
      aria-describedby=${fault === undefined ? nothing : `fault-${name}`}
      @change=${(event: Event) => {
        const { value: text, valueAsNumber, validity } = event.target as HTMLInputElement;
        change(text === '' && !validity.badInput ? null : valueAsNumber);
      }}
      @input=${(event: Event) => {
        // A number half typed is not put back into the field: only what reads as one is taken.
        const { valueAsNumber } = event.target as HTMLInputElement;
        if (!Number.isNaN(valueAsNumber)) change(valueAsNumber);
      }}
    />
    ${faultLine(name, fault)}
  </div>`;

export const selectField = <T extends string | number | null>(
  name: string,
  label: string,
  options: readonly Option<T>[],
  chosen: T,
  change: (value: T) => void,
): TemplateResult =>
  html`<div class="field">
    <label for=${name} class="small muted">${label}</label>
    <select
      id=${name}
      name=${name}
      @change=${(event: Event) => {
        const { selectedIndex } = event.target as HTMLSelectElement;
        const option = options[selectedIndex];
        if (option) change(option.value);
      }}
    >
      ${options.map(
        ({ value, label: text }) =>
          html`<option value=${String(value)} .selected=${live(value === chosen)}>${text}</option>`,
      )}
    </select>
  </div>`;
