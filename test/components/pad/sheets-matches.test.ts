import { expect, fixture, html } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { MatchStore } from '../../../components/source/match-store.js';
import { MemoryKeeper } from '../../../components/source/memory-keeper.js';
import { pageSurroundings } from '../../../components/source/surroundings.js';
import type { Entry, MatchRecord, SetupInput } from '../../../src/index.js';
import {
  FRAME,
  SINGLES,
  all,
  heard,
  input,
  one,
  pots,
  press,
  sheet,
  text,
  textOf,
  fill,
  matchOf,
} from './sheets-support.js';

interface Saved {
  readonly name: string;
  readonly text: string;
}

const record = (entries: readonly Entry[], setup: Partial<SetupInput> = {}): MatchRecord => ({
  format: 'snooker-match',
  version: 1,
  setup: { ...SINGLES, ...setup },
  entries,
});

/** A store with one match of 8 points and the list of it. */
const list = async (
  title = 'Final',
  entries: readonly Entry[] = [FRAME, ...pots('red', 'black')],
  setup: Partial<SetupInput> = {},
) => {
  const keeper = new MemoryKeeper();
  const store = new MatchStore(pageSurroundings(keeper));
  const match = await store.create({ record: record(entries, setup) }, { id: 'final', title });
  match.close();
  const saved: Saved[] = [];
  const element = await sheet('snooker-match-list', {
    store: store.matches,
    save: (name, content) => void saved.push({ name, text: content }),
  });
  await waitUntil(() => all(element, '.matches > li').length > 0);
  return { element, keeper, store, saved };
};

type Element = Awaited<ReturnType<typeof list>>['element'];
const titles = (element: Element): string[] => all(element, '.matches h3').map(textOf);
const becomes = (element: Element, expected: readonly string[]): Promise<void> =>
  waitUntil(() => titles(element).join() === expected.join());

/** What the first match of the list looks like on paper. */
const printed = async (element: Element): Promise<Document> => {
  const frame = await fixture<HTMLIFrameElement>(html`<iframe></iframe>`);
  const view = frame.contentWindow as Window & typeof globalThis;
  let times = 0;
  view.print = () => void (times += 1);
  element.paper = () => view;
  await press(element, 'Print');
  await waitUntil(() => times === 1);
  return view.document;
};

const choose = (element: Element, content: string): void => {
  const chooser = input(element, 'input[type=file]');
  const files = new DataTransfer();
  files.items.add(new File([content], 'match.json'));
  chooser.files = files.files;
  chooser.dispatchEvent(new Event('change'));
};

describe('the list of matches', () => {
  it('opens a match by its id', async () => {
    const { element } = await list();
    const events = await heard(element, 'snooker-open-match', () => press(element, 'Open'));
    expect(events.map(({ matchId }) => matchId)).to.deep.equal(['final']);
    expect(element.open).to.equal(false);
  });

  it('marks the match of the pad, which it neither opens nor deletes', async () => {
    const { element } = await list();
    element.match = Object.assign(matchOf(), { id: 'final' });
    await element.updateComplete;
    expect(all(element, '[aria-current]')).to.have.length(1);
    expect(all(element, '.matches button').map(textOf)).not.to.include.members(['Open', 'Delete']);
  });

  it('renames', async () => {
    const { element } = await list();
    await press(element, 'Rename');
    await fill(element, 'title-of', ' Semi-final ');
    await press(element, 'Save');
    await becomes(element, ['Semi-final']);
  });

  it('duplicates', async () => {
    const { element } = await list();
    await press(element, 'Duplicate');
    await waitUntil(() => titles(element).length === 2);
    expect(titles(element)).to.have.members(['Final', 'Final (2)']);
  });

  it('deletes, and brings back with one tap', async () => {
    const { element } = await list();
    await press(element, 'Delete');
    await becomes(element, []);
    await waitUntil(() => text(element).includes('Final was deleted.'));
    await press(element, 'Undo');
    await becomes(element, ['Final']);
  });

  it('Delete pressed twice deletes one match: the focus is on Undo, and the next row is shut', async () => {
    const { element, store } = await list();
    const second = await store.create(SINGLES, { id: 'second', title: 'Semi-final' });
    second.close();
    await element.show();
    await becomes(element, ['Semi-final', 'Final']);
    one(element, 'li[data-id="second"] summary').click();
    const pressed = one(element, 'li[data-id="second"] .danger');
    pressed.focus();
    pressed.click();
    await becomes(element, ['Final']);
    await waitUntil(() => element.shadowRoot?.activeElement?.classList.contains('restore'));
    pressed.click();
    expect(one(element, 'li[data-id="final"] details').hasAttribute('open')).to.equal(false);
    expect(titles(element)).to.deep.equal(['Final']);
  });

  it('lists what was deleted before, and brings it back', async () => {
    const { element } = await list();
    await press(element, 'Delete');
    await becomes(element, []);
    element.close();
    await element.show();
    await waitUntil(() => all(element, '.deleted li').length === 1);
    expect(text(element, '.deleted summary')).to.equal('Deleted (1)');
    await press(element, 'Bring back');
    await becomes(element, ['Final']);
    expect(all(element, '.deleted')).to.have.length(0);
  });

  it('exports one match as its record', async () => {
    const { element, saved } = await list();
    await press(element, 'Export');
    await waitUntil(() => saved.length > 0);
    expect(saved[0]?.name).to.match(/^Final-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse(saved[0]?.text ?? '')).to.deep.equal(
      record([FRAME, ...pots('red', 'black')]),
    );
  });

  it('exports the open match as the pad has it: what is kept may be older', async () => {
    const { element, saved } = await list();
    const open = matchOf([FRAME, ...pots('red', 'black', 'red')]);
    Object.defineProperty(open, 'id', { value: 'final' });
    element.match = open;
    await element.updateComplete;
    await press(element, 'Export');
    await waitUntil(() => saved.length > 0);
    expect(JSON.parse(saved[0]?.text ?? '')).to.deep.equal(open.record);
  });

  it('exports all, and takes them in again', async () => {
    const { element, saved } = await list();
    await press(element, 'Export all');
    await waitUntil(() => saved.length > 0);
    choose(element, saved[0]?.text ?? '');
    await becomes(element, ['Final', 'Final']);
    expect(text(element, '[role=status]')).to.equal('1 match imported.');
  });

  for (const [what, content, said] of [
    ['no JSON', 'score: 3', 'The file is not a match: it is no JSON.'],
    ['no record', '{}', 'Match 1 of the file: This is not a snooker match record.'],
    [
      'an entry that cannot be',
      JSON.stringify(record([FRAME, { kind: 'decision', choice: 'play' }])),
      'Match 1, entry 2: There is no foul to decide about.',
    ],
  ] as const) {
    it(`says what is wrong with a file: ${what}`, async () => {
      const { element } = await list();
      choose(element, content);
      await waitUntil(() => all(element, '[role=alert]').length > 0);
      expect(text(element, '[role=alert]')).to.equal(said);
      expect(titles(element)).to.deep.equal(['Final']);
    });
  }

  it('writes the breaks as CSV', async () => {
    const { element, saved } = await list();
    await press(element, 'Breaks as a table (CSV)');
    await waitUntil(() => saved.length > 0);
    expect(saved[0]?.text).to.contain('1,Ding,Ding,8,red black\r\n');
    expect(saved[0]?.name).to.match(/\.csv$/);
  });

  it('prints frames, scores and breaks in a window of their own, names to the letter', async () => {
    const { element } = await list('<b>x</b>');
    const paper = await printed(element);
    expect(paper.title).to.equal('<b>x</b>');
    expect(paper.querySelector('h1')?.textContent).to.equal('<b>x</b>');
    expect(paper.querySelector('tbody tr')?.textContent.replace(/\s+/g, ' ').trim()).to.equal(
      '1 8 0 under way',
    );
  });

  it('prints the frames of a team match under their games, each counted from 1, 3.1(g)', async () => {
    const entries: Entry[] = [FRAME, { kind: 'concede', by: 1 }, FRAME, ...pots('red')];
    const setup = { game: { frames: 1 }, match: { games: 3 } };
    const { element } = await list('Final', entries, setup);
    const table = (await printed(element)).querySelector('table');
    const lines = [...(table?.querySelectorAll('tbody tr') ?? [])].map(textOf);
    expect(lines).to.deep.equal(['Game 1', '1 0 0 conceded', 'Game 2', '1 0 1 under way']);
  });

  it('leaves a row that cannot be read as it is, saves it, and deletes it when asked to', async () => {
    const { element, keeper, saved } = await list();
    const row = { id: 'broken', title: 7 };
    keeper.rows.set('broken', row);
    await element.show();
    await waitUntil(() => all(element, '.damaged').length > 0);
    await press(element, 'Save what is there');
    expect(JSON.parse(saved[0]?.text ?? '')).to.deep.equal(row);
    await press(element, 'Delete it for good?');
    await waitUntil(() => !keeper.rows.has('broken'));
  });

  it('says that the browser keeps nothing, instead of an empty list', async () => {
    const keeper = new MemoryKeeper();
    keeper.list = () => Promise.reject(new DOMException('not here', 'SecurityError'));
    const { matches } = new MatchStore(pageSurroundings(keeper));
    const element = await sheet('snooker-match-list', { store: matches });
    await waitUntil(() => all(element, '[role=alert]').length > 0);
    expect(text(element, '[role=alert]')).to.equal(
      'This browser does not let the page keep anything.',
    );
  });
});
