import { aTimeout, expect } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { pageAttention } from '../../../components/source/attention.js';
import type { Freshness } from '../../../components/source/match-source.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import { matchStore } from '../../../components/source/page-store.js';
import { AGAIN } from '../../../components/scoreboard/later.js';
import { PARTS } from '../../../components/scoreboard/layouts.js';
import { LAYOUTS } from '../../../components/scoreboard/snooker-scoreboard.js';
import { VIEWS } from '../../../components/scoreboard/views.js';
import {
  FOUL,
  FRAME,
  MISSED,
  PAIRS,
  PLAY,
  SINGLES,
  board,
  pots,
  record,
  shown,
  text,
} from './support.js';

const MINUTE = 60_000;

class Aged extends MemoryMatch {
  age: Freshness = { kind: 'live' };

  override get freshness(): Freshness {
    return this.age;
  }
}

const aged = (age: Freshness): Aged => Object.assign(new Aged('', record(PLAY)), { age });

describe('<snooker-scoreboard>', () => {
  for (const layout of LAYOUTS) {
    it(`shows points and frames: ${layout}`, async () => {
      const element = await board({ record: record(PLAY), layout });
      expect(shown(element, 'points').map((one) => one.replace(/\D/g, ''))).to.deep.equal([
        '24',
        '7',
      ]);
      expect(shown(element, 'break')[0]).to.contain('Break').and.contain('16');
    });
  }

  it('says that no match is chosen, rather than nought to nought', async () => {
    const element = await board({});
    expect(text(element)).to.equal('No match chosen');
  });

  it('keeps the last good state when a record cannot be read, and says why', async () => {
    const element = await board({ record: record(PLAY) });
    element.record = record([...PLAY, { kind: 'stroke', pocketed: ['red', 'white', 'white'] }]);
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['24', '7']);
    expect(shown(element, 'trouble')).to.deep.equal([
      `The record cannot be shown (not-on-table, entry ${PLAY.length + 1})`,
    ]);
    element.record = record(PLAY);
    await element.updateComplete;
    expect(shown(element, 'trouble')).to.deep.equal([]);
  });

  it('follows a source, and lets go of it when it leaves the page', async () => {
    const source = new MemoryMatch('', record([FRAME]));
    const element = await board({ source });
    source.enter({ kind: 'stroke', pocketed: ['red'] });
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['1', '0']);
    const parent = element.parentElement;
    element.remove();
    source.enter({ kind: 'stroke', pocketed: ['black'] });
    parent?.append(element);
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['8', '0']);
  });

  it('[lesson 35] shows names to the letter', async () => {
    const names = ["O'Sullivan", 'Lü Haotian', '丁俊暉', '<b>x</b>'];
    for (const layout of LAYOUTS) {
      const setup = { sides: names.map((name) => ({ name })) };
      const element = await board({ record: record([FRAME], setup), layout });
      const told = shown(element, 'name').map((one) => one.replace(/at the table/, ''));
      expect(told, layout).to.deep.equal(names);
    }
  });

  it('shows which player of a pair is at the table, 3.17', async () => {
    for (const layout of LAYOUTS) {
      const element = await board({
        record: record([FRAME, MISSED, MISSED, MISSED], PAIRS),
        layout,
      });
      const [, second] = shown(element, 'name');
      expect(second, layout).to.match(/^Hong Kong, China .*Marco Fu, at the table$/);
    }
  });

  it('shows the match as it stood, by entries and by video', async () => {
    const stamped = PLAY.map((entry, i) => ({ ...entry, video: i * 10 }));
    const element = await board({ record: record(stamped), at: 'e:3' });
    expect(shown(element, 'points')).to.deep.equal(['8', '0']);
    element.at = 't:55';
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['8', '7']);
    element.at = null;
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['24', '7']);
    element.at = 'yesterday';
    await element.updateComplete;
    expect(shown(element, 'trouble')).to.deep.equal(['No such moment: yesterday']);
  });

  for (const [what, wrong] of [
    ['a moment', { at: 't:abc' }],
    ['a delay', { delay: NaN }],
    ['a delay without end', { delay: Infinity }],
  ] as const) {
    it(`shows nothing of a match where ${what} cannot be understood, wherever it comes from`, async () => {
      const last = record([...PLAY, { kind: 'stroke', pocketed: ['red', 'white', 'white'] }]);
      for (const from of [
        { record: record(PLAY) },
        { record: last },
        { source: new MemoryMatch('', record(PLAY)) },
        { src: URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))])) },
      ]) {
        const element = await board({ ...from, ...wrong });
        await aTimeout(50);
        expect(shown(element, 'points')).to.deep.equal([]);
        expect(shown(element, 'trouble')).to.have.length(1);
      }
    });
  }

  it('says that the delay is wrong, and is live again when its attribute is taken away', async () => {
    const element = await board({ source: new MemoryMatch('', record(PLAY)) });
    element.setAttribute('delay', '10s');
    await element.updateComplete;
    expect(shown(element, 'trouble')).to.deep.equal(['The delay is not a number of seconds']);
    element.removeAttribute('delay');
    await element.updateComplete;
    expect(shown(element, 'trouble')).to.deep.equal([]);
    expect(shown(element, 'points')).to.deep.equal(['24', '7']);
  });

  it('goes on saying what is wrong with the moment when the match has come', async () => {
    const src = URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))]));
    const element = await board({ src, at: 'yesterday' });
    await aTimeout(100);
    expect(shown(element, 'trouble')).to.deep.equal(['No such moment: yesterday']);
    element.at = null;
    await element.updateComplete;
    await waitUntil(() => shown(element, 'points')[0] === '24');
  });

  it('says in words that an address is none, in every language', async () => {
    const element = await board({ src: 'http://[' });
    const trouble = (): string => shown(element, 'trouble').join();
    await waitUntil(() => trouble() === 'The address of the match is not valid (bad-address)');
    element.lang = 'zh-HK';
    await waitUntil(() => trouble() === '賽事網址無效（bad-address）');
    element.lang = 'zh-CN';
    await waitUntil(() => trouble() === '比赛网址无效（bad-address）');
  });

  describe('where what shows the past could not be fetched', () => {
    let views = VIEWS.value;

    beforeEach(async () => {
      await VIEWS.want(() => undefined);
      views = VIEWS.value;
      Object.assign(VIEWS, { value: null, want: () => null });
    });
    const fetched = (): void => {
      Object.assign(VIEWS, { value: views });
      Reflect.deleteProperty(VIEWS, 'want');
    };
    afterEach(fetched);

    it('shows nothing, says so, and shows it once it is here: a match of any origin', async () => {
      const src = URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))]));
      const source = new MemoryMatch('', record(PLAY));
      const boards = [
        await board({ src, at: 'e:3' }),
        await board({ source, at: 'e:3' }),
        await board({ record: record(PLAY), at: 'e:3' }),
      ];
      await aTimeout(100);
      for (const element of boards) {
        expect(shown(element, 'points')).to.deep.equal([]);
        expect(shown(element, 'trouble')).to.deep.equal([
          'A part of the board could not be fetched; it is asked for again (not-fetched)',
        ]);
      }
      fetched();
      for (const element of boards) {
        element.requestUpdate();
        await element.updateComplete;
        expect(shown(element, 'points')).to.deep.equal(['8', '0']);
        expect(shown(element, 'trouble')).to.deep.equal([]);
      }
    });
  });

  it('opens its match once the network is there, though nobody touches the screen', async () => {
    const { setTimeout: realTimeout } = globalThis;
    const watch = Object.getOwnPropertyDescriptor(pageAttention, 'watch') ?? {};
    const due: (() => void)[] = [];
    const later = (run: () => void, ms?: number): unknown =>
      ms === AGAIN ? due.push(run) : realTimeout(run, ms);
    Object.assign(globalThis, { setTimeout: later });
    // As a browser says that a module could not be fetched.
    const offline = (): never => {
      throw new TypeError('Importing a module script failed.');
    };
    Object.assign(pageAttention, { watch: offline });
    try {
      const src = URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))]));
      const element = await board({ src });
      await waitUntil(() => shown(element, 'trouble').length > 0);
      expect(shown(element, 'trouble').join()).to.contain('could not be fetched');
      Object.defineProperty(pageAttention, 'watch', watch);
      for (const run of due) run();
      await waitUntil(() => shown(element, 'points')[0] === '24');
      expect(shown(element, 'trouble')).to.deep.equal([]);
    } finally {
      Object.assign(globalThis, { setTimeout: realTimeout });
      Object.defineProperty(pageAttention, 'watch', watch);
    }
  });

  describe('where a layout could not be fetched', () => {
    let value = PARTS.mini.value;
    const asked = new Set<() => void>();

    beforeEach(() => {
      asked.clear();
      ({ value } = PARTS.mini);
      const refused = (again: () => void): null => {
        asked.add(again);
        return null;
      };
      Object.assign(PARTS.mini, { value: null, want: refused });
    });
    afterEach(() => {
      Object.assign(PARTS.mini, { value });
      Reflect.deleteProperty(PARTS.mini, 'want');
    });

    it('two boards draw another layout meanwhile; one taken away asks for nothing', async () => {
      const [one, two] = [
        await board({ record: record(PLAY), layout: 'mini' }),
        await board({ record: record(PLAY), layout: 'mini' }),
      ];
      expect(text(one)).to.contain('could not be fetched');
      one.layout = 'bar';
      await one.updateComplete;
      expect(shown(one, 'points')).to.deep.equal(['24', '7']);
      const place = two.parentElement;
      two.remove();
      await two.updateComplete;
      const again = [...asked];
      asked.clear();
      for (const tell of again) tell();
      await two.updateComplete;
      expect(asked.size).to.equal(0);
      place?.append(two);
      await two.updateComplete;
      expect(asked.size).to.equal(1);
    });
  });

  it('stays behind by the delay', async () => {
    const source = new MemoryMatch('', record([FRAME]));
    const element = await board({ source, delay: 0.3 });
    await waitUntil(() => shown(element, 'points').length === 2);
    source.enter({ kind: 'stroke', pocketed: ['red'] });
    await aTimeout(100);
    expect(shown(element, 'points')).to.deep.equal(['0', '0']);
    await waitUntil(() => shown(element, 'points')[0] === '1');
  });

  it('takes a record from an address', async () => {
    const src = URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))]));
    const element = await board({ src });
    await waitUntil(() => shown(element, 'points').length === 2);
    expect(shown(element, 'points')).to.deep.equal(['24', '7']);
    URL.revokeObjectURL(src);
  });

  it('says when there is nothing at the address', async () => {
    const element = await board({ src: '/no-such-record.json' });
    await waitUntil(() => text(element) === 'There is nothing at the address of the match');
  });

  it('follows a match of this browser', async () => {
    const id = `board-${crypto.randomUUID()}`;
    const match = await matchStore().open(id, SINGLES);
    match.enter(FRAME);
    const element = await board({ match: id });
    await waitUntil(() => shown(element, 'points').length === 2);
    match.enter({ kind: 'stroke', pocketed: ['red'] });
    await waitUntil(() => shown(element, 'points')[0] === '1');
    match.close();
  });

  it('says that there is no such match', async () => {
    const element = await board({ match: 'board-none' });
    await waitUntil(() => text(element) === 'There is no such match in this browser');
  });

  it('says how old it is', async () => {
    const since = Date.now() - 12 * MINUTE;
    for (const layout of LAYOUTS) {
      const idle = await board({ source: aged({ kind: 'idle', since }), layout });
      expect(shown(idle, 'stale')[0], layout).to.contain('12 min ago');
      const stale = await board({ source: aged({ kind: 'stale', since, why: 'network' }), layout });
      expect(shown(stale, 'stale')[0], layout).to.contain('12 min ago');
      const live = await board({ source: aged({ kind: 'live' }), layout });
      expect(shown(live, 'stale'), layout).to.deep.equal([]);
    }
  });

  it('says where the frame was joined', async () => {
    const joined = record([FRAME, { kind: 'referee', scores: [62, 41], reds: 4 }]);
    const element = await board({ record: joined });
    expect(shown(element, 'notes')[0]).to.contain('Joined');
  });

  it('shows that a break of 23 balls is 23 balls', async () => {
    const reds = Array.from({ length: 11 }, () => pots('red', 'black')).flat();
    const element = await board({ record: record([FRAME, ...reds, ...pots('red')]) });
    const strip = element.shadowRoot?.querySelectorAll("[part~='break'] .ball");
    expect(strip?.length).to.equal(23);
  });

  it('speaks the language of the page around it', async () => {
    const element = await board({ record: record(PLAY) });
    element.lang = 'zh-HK';
    await waitUntil(() => text(element).includes('應擊球'));
    element.lang = 'zh-CN';
    await waitUntil(() => text(element).includes('活球'));
  });

  it('is the same after a move, and a clone keeps its attributes', async () => {
    const src = URL.createObjectURL(new Blob([JSON.stringify(record(PLAY))]));
    const element = await board({ src, layout: 'bar', theme: 'light', at: 'e:3' });
    await waitUntil(() => shown(element, 'points')[0] === '8');
    element.parentElement?.parentElement?.append(element);
    await element.updateComplete;
    expect(shown(element, 'points')).to.deep.equal(['8', '0']);
    const copy = element.cloneNode();
    element.after(copy);
    const clone = element.nextElementSibling as typeof element;
    await waitUntil(() => shown(clone, 'points')[0] === '8');
    expect(clone.shadowRoot?.querySelector('.bar')).to.exist;
    element.remove();
    clone.remove();
    URL.revokeObjectURL(src);
  });

  it('leaves a first definition in place', async () => {
    const first = customElements.get('snooker-scoreboard');
    const again = '../../../components/scoreboard/define.ts?again';
    await import(again);
    expect(customElements.get('snooker-scoreboard')).to.equal(first);
  });

  it('draws the lead with what it shows in words', async () => {
    const element = await board({ record: record([...PLAY, FOUL]) });
    const label = element.shadowRoot?.querySelector('svg')?.getAttribute('aria-label');
    // 24 to 7, and 4 for the foul.
    expect(label).to.contain('Ding leads by 13').and.contain('Ding led by up to 17');
  });

  it('says who is to choose after a foul', async () => {
    const element = await board({ record: record([FRAME, MISSED, { ...FOUL, miss: true }]) });
    expect(shown(element, 'standing')[0]).to.equal('Foul, 4 · Miss · Ding to choose');
  });
});
