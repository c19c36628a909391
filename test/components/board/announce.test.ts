import { expect } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import type { Entry } from '../../../src/index.js';
import { FOUL, FRAME, MISSED, board, pots, record } from './support.js';

/** What is said after each of these entries; null where the live region was left alone. */
const said = async (start: readonly Entry[], entries: readonly Entry[]): Promise<string[]> => {
  const source = new MemoryMatch('', record(start));
  const element = await board({ source, announce: true });
  const region = element.shadowRoot?.querySelector('.unseen[role=status]');
  const told: string[] = [];
  const observer = new MutationObserver(() => told.push(region?.textContent ?? ''));
  observer.observe(region!, { childList: true, characterData: true, subtree: true });
  for (const entry of entries) {
    source.enter(entry);
    await element.updateComplete;
    await Promise.resolve();
  }
  observer.disconnect();
  return told;
};

describe('announcements', () => {
  it('[lesson 40] are one whole sentence a scoring stroke', async () => {
    expect(await said([FRAME], [...pots('red', 'black'), MISSED])).to.deep.equal([
      'Ding 1, break 1, 146 remaining',
      'Ding 8, break 8, 139 remaining',
    ]);
  });

  it('name the foul and all scores', async () => {
    expect(await said([FRAME], [FOUL])).to.deep.equal([
      'Foul, 4 points to Selby. Selby to choose. Ding 0, Selby 4, 147 remaining',
    ]);
  });

  it('tell a miss and a free ball with the foul', async () => {
    const foul: Entry = { kind: 'stroke', called: 4, hit: 'none', miss: true, freeBall: true };
    expect(await said([FRAME], [foul])).to.deep.equal([
      // The free ball and its colour may score 8 before the 147.
      'Foul, 4 points to Selby. Miss. Free ball. Selby to choose. Ding 0, Selby 4, 155 remaining',
    ]);
  });

  it('tell a miss that is called after the foul was entered, and nothing of what is decided', async () => {
    const source = new MemoryMatch('', record([FRAME, FOUL]));
    const element = await board({ source, announce: true });
    const region = element.shadowRoot?.querySelector('.unseen[role=status]');
    const called = 'Foul, 4. Miss. Selby to choose. Ding 0, Selby 4, 147 remaining';
    source.edit(1, { ...FOUL, miss: true });
    await element.updateComplete;
    expect(region?.textContent).to.equal(called);
    source.enter({ kind: 'decision', choice: 'play' });
    await element.updateComplete;
    expect(region?.textContent).to.equal(called);
  });

  it('keep nothing of a match that is not to be seen any more', async () => {
    const element = await board({ record: record([FRAME]), announce: true });
    element.record = record([FRAME, ...pots('red')]);
    await element.updateComplete;
    const region = element.shadowRoot?.querySelector('.unseen[role=status]');
    expect(region?.textContent).not.to.equal('');
    element.at = 'yesterday';
    await element.updateComplete;
    expect(region?.textContent).to.equal('');
  });

  it('leave nothing of one match, or of one language, for the next', async () => {
    const element = await board({ record: record([FRAME]), announce: true });
    const region = element.shadowRoot?.querySelector('.unseen[role=status]');
    element.record = record([FRAME, ...pots('red')]);
    await element.updateComplete;
    element.lang = 'zh-HK';
    await waitUntil(
      () => element.shadowRoot?.querySelector('.root')?.getAttribute('lang') === 'zh-HK',
    );
    expect(region?.textContent).to.equal('');
    element.record = record([FRAME, ...pots('red', 'black')]);
    await element.updateComplete;
    expect(region?.textContent).not.to.equal('');
    element.source = new MemoryMatch('', record([FRAME]));
    await element.updateComplete;
    expect(region?.textContent).to.equal('');
  });

  it('tell the end of a frame with its scores', async () => {
    expect(await said([FRAME, ...pots('red')], [{ kind: 'concede', by: 1 }])).to.deep.equal([
      'Frame to Ding, conceded. Ding 1, Selby 0. Frames: Ding 1, Selby 0',
    ]);
  });

  it('go on when each record replaces the one before', async () => {
    const element = await board({ record: record([FRAME]), announce: true });
    element.record = record([FRAME, ...pots('red')]);
    await element.updateComplete;
    const region = element.shadowRoot?.querySelector('.unseen[role=status]');
    expect(region?.textContent).to.equal('Ding 1, break 1, 146 remaining');
  });

  it('are made only when asked for', async () => {
    const element = await board({ record: record([FRAME]) });
    expect(element.shadowRoot?.querySelector('[role=status]')).to.equal(null);
  });
});
