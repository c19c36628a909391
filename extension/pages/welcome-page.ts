/** The page after the extension was installed: four things to know. */
import { css, html, nothing, type TemplateResult } from 'lit';
import { state } from 'lit/decorators.js';
import '../../components/scoreboard/define.js';
import { MemoryMatch } from '../../components/source/memory-match.js';
import { FORMAT, VERSION } from '../../src/index.js';
import { Page } from './page.js';
import { pageStyles } from './page.styles.js';
import type { PageWords } from './words/words.js';

/** 1997 World Championship, first round: eight reds and blacks into the 147. */
const EXAMPLE = new MemoryMatch('example', {
  format: FORMAT,
  version: VERSION,
  setup: {
    sides: [
      { name: "O'Sullivan", players: [{ name: 'Ronnie O’Sullivan', country: 'ENG' }] },
      { name: 'Price', players: [{ name: 'Mick Price', country: 'ENG' }] },
    ],
    game: { frames: 19, wonBy: 'majority' },
  },
  entries: [
    { kind: 'frame' },
    ...Array.from({ length: 8 }, () => [
      { kind: 'stroke', pocketed: ['red'] },
      { kind: 'stroke', pocketed: ['black'] },
    ]).flat(),
  ],
});

export class WelcomePage extends Page {
  static override readonly styles = [
    pageStyles,
    css`
      header,
      main,
      footer {
        max-inline-size: 720px;
        margin-inline: auto;
        padding: 24px 20px;
      }
      header {
        padding-block-start: 48px;
      }
      h1 {
        font-size: clamp(28px, 6vw, 40px);
      }
      .lead {
        color: var(--muted);
        font-size: 18px;
      }
      .screen {
        aspect-ratio: 16 / 6;
        display: flex;
        align-items: end;
        justify-content: center;
        padding: 4%;
        border-radius: 8px;
        background: linear-gradient(#1d6b4a, #0f4a33);
      }
      snooker-scoreboard {
        inline-size: 100%;
      }
      ol {
        list-style: none;
        display: grid;
        grid-template-columns: repeat(auto-fit, minmax(min(100%, 300px), 1fr));
        gap: 28px 32px;
        counter-reset: step;
      }
      li {
        counter-increment: step;
        display: grid;
        grid-template-columns: 40px 1fr;
        align-content: start;
        column-gap: 12px;
      }
      li::before {
        content: counter(step);
        grid-row: span 3;
        font-size: 34px;
        line-height: 1;
        font-weight: 300;
        color: var(--baize);
      }
      h2 {
        font-size: 17px;
        color: var(--ink);
      }
      li p {
        padding-block-start: 4px;
      }
      footer {
        border-block-start: 1px solid var(--line);
      }
    `,
  ];

  @state() private keys: Readonly<Record<string, string>> = {};

  override connectedCallback(): void {
    super.connectedCallback();
    void this.host.shortcuts().then((keys) => (this.keys = keys));
  }

  protected heading(say: PageWords): string {
    return say.welcome.title;
  }

  protected body(): TemplateResult {
    const { welcome } = this.say;
    return html`<header class="stack">
        <h1>${welcome.title}</h1>
        <p class="lead">${welcome.lead}</p>
        <div class="screen">
          <snooker-scoreboard
            layout="bar"
            theme="broadcast"
            .source=${EXAMPLE}
          ></snooker-scoreboard>
        </div>
      </header>
      <main>
        <ol>
          ${welcome.steps.map(
            ({ title, text }, index) =>
              html`<li>
                <h2>${title}</h2>
                <p>${text}</p>
                ${this.#keyOf(index)}
              </li>`,
          )}
        </ol>
      </main>
      <footer class="stack">
        <p>${welcome.access}</p>
        <p><button @click=${this.#setUp}>${welcome.start}</button></p>
      </footer>`;
  }

  /** The browser's own shortcut, where a step has one. */
  #keyOf(step: number): TemplateResult | typeof nothing {
    const { welcome } = this.say;
    const [show, scoring] = [this.keys['toggle-board'], this.keys['toggle-scoring']];
    if (step === 0 && show) return html`<p class="why">${welcome.showKey(show)}</p>`;
    if (step === 1 && scoring) return html`<p class="why">${welcome.scoringKey(scoring)}</p>`;
    return nothing;
  }

  readonly #setUp = (): void => {
    void this.act(() => this.host.openPage('options'));
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'welcome-page': WelcomePage;
  }
}
