/** The layouts. A page fetches those that its boards have, and no others. */
import type { CSSResult, TemplateResult } from 'lit';
import { Later } from './later.js';
import type { Length } from './notes.js';
import type { Drawing } from './parts.js';

export const LAYOUTS = ['full', 'bar', 'mini', 'card'] as const;
export type Layout = (typeof LAYOUTS)[number];

export interface LayoutParts {
  readonly draw: (drawing: Drawing) => TemplateResult;
  readonly styles: CSSResult;
  /** How much is said of how old the board is. */
  readonly notes: Length;
}

/** Anything that is no layout is `full`. */
export const layoutOf = (value: string): Layout =>
  LAYOUTS.find((layout) => layout === value) ?? 'full';

export const PARTS: Readonly<Record<Layout, Later<LayoutParts>>> = {
  full: new Later(async () => (await import('./full.js')).full),
  bar: new Later(async () => (await import('./bar.js')).bar),
  mini: new Later(async () => (await import('./mini.js')).mini),
  card: new Later(async () => (await import('./card.js')).card),
};
