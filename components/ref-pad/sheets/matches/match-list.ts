/** `<snooker-match-list>`: the matches kept in this browser. */
import { html, nothing, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { replayState, type MatchRecord } from '../../../../src/index.js';
import { breaksCsv } from '../../../source/breaks-csv.js';
import { fileName } from '../../../source/file-name.js';
import { MOST_BYTES, recordText } from '../../../source/match-file.js';
import type { MatchLine, MatchLines, MatchList } from '../../../source/match-list.js';
import { SourceError } from '../../../source/source-error.js';
import { textField } from '../fields.js';
import { SheetElement } from '../sheet-element.js';
import { SnookerOpenMatchEvent } from '../sheet-events.js';
import { damagedRow } from './damaged-row.js';
import { deletedRows } from './deleted-rows.js';
import { matchListStyles } from './match-list.styles.js';
import { matchRow } from './match-row-view.js';
import { drawPrintView } from './print-view.js';
import { saveFile, type SaveFile } from './save-file.js';
import { troubleText } from './trouble.js';

const openWindow = (): (Window & typeof globalThis) | null =>
  window.open('', '_blank') as (Window & typeof globalThis) | null;

const JSON_TYPE = 'application/json';
const CSV_TYPE = 'text/csv';

/**
 * The matches kept in this browser.
 *
 * @fires snooker-open-match - A match to be opened, by its id.
 */
export class SnookerMatchList extends SheetElement {
  static override styles = [...SheetElement.styles, matchListStyles];

  /** The list; that of the page where none is given. */
  @property({ attribute: false }) store: MatchList | null = null;
  /** Where files go; the browser's downloads where nothing else is said. */
  @property({ attribute: false }) save: SaveFile = saveFile;
  /** A window for paper, or null where none can be had. */
  @property({ attribute: false }) paper: () => (Window & typeof globalThis) | null = openWindow;

  @state() private lines: MatchLines | null = null;
  @state() private status = '';
  @state() private trouble = '';
  /** Deleted last, to be brought back with one tap. */
  @state() private deleted: MatchLine | null = null;
  @state() private renaming: { readonly id: string; readonly title: string } | null = null;

  protected override heading(): string {
    return this.words.say.matches;
  }

  protected override opened(): void {
    this.status = this.trouble = '';
    this.deleted = this.renaming = null;
    void this.#do(() => Promise.resolve());
  }

  protected override body(): TemplateResult {
    const { say } = this.words;
    const matches = this.lines?.matches ?? [];
    const kept = matches.filter(({ deleted }) => deleted === null);
    const gone = matches.filter(({ deleted }) => deleted !== null);
    return html`
      <div class="row">
        <label class="button"
          ><input
            type="file"
            accept=".json,application/json"
            @change=${this.#import}
          />${say.importFile}</label
        >
        <button type="button" ?disabled=${!this.lines} @click=${this.#exportAll}>
          ${say.exportAll}
        </button>
      </div>
      <div role="status">
        ${this.status === '' ? nothing : html`<p><bdi>${this.status}</bdi></p>`}
        ${
          this.deleted === null
            ? nothing
            : html`<p class="row">
                <bdi>${say.deleted(this.deleted.title)}</bdi>
                <button type="button" class="restore" @click=${this.#restore}>
                  ${say.restore}
                </button>
              </p>`
        }
      </div>
      ${this.trouble === '' ? nothing : html`<p role="alert" class="wrong">${this.trouble}</p>`}
      ${this.lines === null && this.trouble === '' ? html`<p>${say.reading}</p>` : nothing}
      ${this.lines !== null && kept.length === 0 ? html`<p>${say.noMatches}</p>` : nothing}
      <ul class="matches">
        ${
          // Each row stays its own: what is pressed twice must not meet the next match.
          repeat(
            kept,
            ({ id }) => id,
            (line) => (this.renaming?.id === line.id ? this.#renameRow() : this.#row(line)),
          )
        }
        ${repeat(
          this.lines?.damaged ?? [],
          ({ raw }) => raw,
          (error) =>
            damagedRow(error, say, {
              save: (raw) => {
                this.save('match.json', raw, JSON_TYPE);
              },
              erase: (id) => {
                void this.#do((list) => list.erase(id));
              },
            }),
        )}
      </ul>
      ${deletedRows(gone, say, (id) => {
        void this.#do((list) => list.restore(id));
      })}
    `;
  }

  #row(line: MatchLine): TemplateResult {
    return matchRow(line, {
      say: this.words.say,
      language: this.words.language,
      current: line.id === this.match?.id,
      open: () => {
        this.close();
        this.dispatchEvent(new SnookerOpenMatchEvent(line.id));
      },
      rename: () => {
        this.renaming = { id: line.id, title: line.title };
        void this.#focus('#title-of');
      },
      duplicate: () => {
        void this.#do(async (list) => {
          await list.duplicate(line.id);
        }, this.words.say.duplicated(line.title));
      },
      exportOne: () => {
        void this.#do(async (list) => {
          const name = fileName(line.title, line.created, 'json');
          this.save(name, recordText(await this.#recordOf(list, line.id)), JSON_TYPE);
        });
      },
      csv: () => {
        void this.#do(async (list) => {
          const text = breaksCsv(replayState(await this.#recordOf(list, line.id)));
          this.save(fileName(line.title, line.created, 'csv'), text, CSV_TYPE);
        });
      },
      print: () => {
        this.#print(line);
      },
      remove: () => {
        void this.#do((list) => list.remove(line.id)).then((done) => {
          if (!done) return;
          this.deleted = line;
          void this.#focus('.restore');
        });
      },
    });
  }

  #renameRow(): TemplateResult | typeof nothing {
    const { renaming } = this;
    if (!renaming) return nothing;
    const { say } = this.words;
    const { id, title } = renaming;
    return html`<li>
      <form
        @submit=${(event: Event) => {
          event.preventDefault();
          this.renaming = null;
          if (title.trim() !== '') void this.#do((list) => list.rename(id, title.trim()));
        }}
      >
        ${textField(
          'title-of',
          say.title,
          title,
          (text) => {
            this.renaming = { id, title: text };
          },
          { longest: LONGEST_TITLE },
        )}
        <div class="buttons">
          <button
            type="button"
            @click=${() => {
              this.renaming = null;
            }}
          >
            ${say.cancel}
          </button>
          <button type="submit" class="main">${say.save}</button>
        </div>
      </form>
    </li>`;
  }

  /** The window is asked for at once, as a browser gives none later than the tap. */
  #print(line: MatchLine): void {
    const { say, language } = this.words;
    const view = this.paper();
    if (!view) {
      this.trouble = say.failedOther;
      return;
    }
    void this.#do(async (list) => {
      const record = await this.#recordOf(list, line.id);
      const { title, created } = line;
      drawPrintView(view, { record, title, created, say, language });
      view.print();
    }).then((done) => {
      if (!done) view.close();
    });
  }

  readonly #restore = (): void => {
    const { deleted } = this;
    if (deleted) void this.#do((list) => list.restore(deleted.id));
  };

  readonly #exportAll = (): void => {
    void this.#do(async (list) => {
      this.save(fileName('matches', Date.now(), 'json'), await list.exportAll(), JSON_TYPE);
    });
  };

  readonly #import = (event: Event): void => {
    const input = event.target as HTMLInputElement;
    const [file] = input.files ?? [];
    if (!file) return;
    void this.#do(async (list) => {
      if (file.size > MOST_BYTES) throw new SourceError('too-large');
      const ids = await list.importText(await file.text());
      this.status = this.words.say.imported(ids.length);
    }).then(() => {
      // So that the same file can be chosen again.
      input.value = '';
    });
  };

  /** Does something with the list, reads it anew, and says what went wrong. */
  async #do(what: (list: MatchList) => Promise<void>, status = ''): Promise<boolean> {
    this.status = status;
    this.trouble = '';
    this.deleted = null;
    let done = true;
    try {
      const list = await this.#list();
      await what(list).catch((error: unknown) => {
        done = false;
        this.#fail(error);
      });
      this.lines = await list.all();
    } catch (error) {
      done = false;
      this.#fail(error);
    }
    return done;
  }

  #fail(error: unknown): void {
    this.status = '';
    this.trouble = troubleText(error, this.words.say, this.rules.say);
  }

  /** Of the open match, what is kept may be older than what the pad has. */
  async #recordOf(list: MatchList, id: string): Promise<MatchRecord> {
    if (this.match?.id === id) return this.match.record;
    return JSON.parse(await list.exportOne(id)) as MatchRecord;
  }

  /** The page's list is fetched when it is first asked for. */
  async #list(): Promise<MatchList> {
    if (this.store) return this.store;
    const { matchStore } = await import('../../../source/page-store.js');
    return matchStore().matches;
  }

  async #focus(selector: string): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>(selector)?.focus();
  }
}

/** As an import takes it. */
const LONGEST_TITLE = 500;
