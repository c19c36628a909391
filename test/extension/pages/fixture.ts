/** Built and loaded into a real browser: the extension's pages on a host that tests can set. */
import axe from 'axe-core';
import { OptionsPage } from '../../../extension/pages/options-page.js';
import { start } from '../../../extension/pages/page.js';
import { PanelPage } from '../../../extension/pages/panel-page.js';
import { PopupPage } from '../../../extension/pages/popup-page.js';
import { WelcomePage } from '../../../extension/pages/welcome-page.js';
import { WindowPage } from '../../../extension/pages/window-page.js';
import type { Standing } from '../../../extension/pages/host.js';
import type { MatchRecord } from '../../../src/index.js';
import { FakeHost, READY, TAB } from './fake-host.js';

const PAGES = {
  options: OptionsPage,
  panel: PanelPage,
  popup: PopupPage,
  welcome: WelcomePage,
  window: WindowPage,
} as const;

const host = new FakeHost();

function* controls(root: Element | ShadowRoot): Generator<Element> {
  for (const element of root.querySelectorAll('*')) {
    if (element.matches('button, summary, label > span')) yield element;
    if (element.shadowRoot) yield* controls(element.shadowRoot);
  }
}

const fixture = {
  host,
  ready: READY,
  /** Pages fetch their words, storage answers, Lit renders. */
  settled: (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 150)),

  async page(name: keyof typeof PAGES, standing: Partial<Standing> | null = {}, language = 'en') {
    host.language = language;
    host.stands = standing && { ...READY, ...standing };
    if (name === 'window') customElements.define('panel-page', PanelPage);
    start(`${name}-page`, PAGES[name], host);
    await fixture.settled();
  },

  /** A match in storage; `pick`: it is the tab's. */
  async match(record: MatchRecord, { title = 'Ding – Selby', pick = true } = {}) {
    const match = await host.store.create({ record }, { title });
    await match.saved();
    match.close();
    if (pick) await host.tabs.pick(TAB, match.id);
    await fixture.settled();
    return match.id;
  },

  /** What a person would click who looks for these words: a control with that text, or that name. */
  control(words: string): Element | undefined {
    const named = [...controls(document.body)].filter((control) => {
      const name = control.getAttribute('aria-label') ?? control.textContent;
      return name.replace(/\s+/g, ' ').trim() === words;
    });
    return named[0];
  },

  async axe(): Promise<string[]> {
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
  },
};

export type Fixture = typeof fixture;

declare global {
  interface Window {
    fixture: Fixture;
  }
}

window.fixture = fixture;
