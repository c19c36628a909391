import { expect } from '@open-wc/testing';
import { MatchAt, type Moment } from '../../../components/source/match-at.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import { BLACK, FRAME, MISSED, RED, SETUP } from './support.js';

describe('a match as it stood', () => {
  let match: MemoryMatch;
  beforeEach(() => {
    const entries = [{ ...FRAME, video: 10 }, { ...RED, video: 20 }, BLACK, { ...RED, video: 50 }];
    match = new MemoryMatch('m', { format: 'snooker-match', version: 1, setup: SETUP, entries });
  });

  const cases: readonly (readonly [Moment, entries: number, score: number])[] = [
    ['now', 4, 9],
    [{ video: 0 }, 0, 0],
    [{ video: 10 }, 1, 0],
    [{ video: 19.9 }, 1, 0],
    // The black has no stamp: it goes with the red before it.
    [{ video: 20 }, 3, 8],
    [{ video: 60 }, 4, 9],
    [{ entries: 2 }, 2, 1],
    [{ entries: 99 }, 4, 9],
    [{ entries: -1 }, 0, 0],
  ];
  for (const [moment, entries, score] of cases) {
    it(`at ${JSON.stringify(moment)}: ${entries} entries, ${score} points`, () => {
      const view = new MatchAt(match, moment);
      expect(view.record.entries).to.have.length(entries);
      expect(view.summary.now.scores).to.deep.equal([score, 0]);
      view.close();
    });
  }

  it('tells when the moment shows another state, and not while it shows the same', () => {
    const view = new MatchAt(match, { video: 20 });
    let told = 0;
    view.subscribe(() => (told += 1));
    view.moment = { video: 30 };
    expect(told).to.equal(0);
    view.moment = { video: 50 };
    expect(told).to.equal(1);
    view.close();
  });

  it('stays in the past while the match goes on, and takes part in a correction there', () => {
    const view = new MatchAt(match, { entries: 3 });
    let told = 0;
    view.subscribe(() => (told += 1));
    match.enter(MISSED);
    expect(told).to.equal(0);
    match.edit(2, { kind: 'stroke', pocketed: ['blue'] });
    expect(told).to.equal(1);
    expect(view.summary.now.scores).to.deep.equal([6, 0]);
    view.close();
  });
});
