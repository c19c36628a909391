import { expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import '../../../components/scoreboard/define.js';
import { namesCountry } from '../../../components/scoreboard/fetched-flags.js';
import { alpha2, emojiFlag } from '../../../components/scoreboard/flags.js';
import { tally } from '../../../components/scoreboard/parts.js';
import { leadOf } from '../../../components/scoreboard/lead.js';
import { parseMoment } from '../../../components/scoreboard/moment.js';
import { MemoryMatch } from '../../../components/source/memory-match.js';
import { boardWords } from '../../../components/words/board/words.js';
import type { Entry, SetupInput } from '../../../src/index.js';
import { FOUL, FRAME, MISSED, pots, record } from './support.js';

describe('flags', () => {
  it('codes of three letters, regular or not, and of sport', () => {
    // ISO 3166-1; MAS and GER as the games of sport write them.
    const codes = ['THA', 'CHN', 'HKG', 'IRL', 'POL', 'MAS', 'GER', 'GB'];
    expect(codes.map(alpha2)).to.deep.equal(['TH', 'CN', 'HK', 'IE', 'PL', 'MY', 'DE', 'GB']);
  });

  it('codes of sport are no other country’s, and what is no code has no flag', () => {
    // As the IOC writes Cambodia, Myanmar, Zambia, Chile, Algeria; then nobody.
    const codes = ['CAM', 'MYA', 'ZAM', 'CHI', 'ALG', 'CAX', 'XYZ'];
    expect(codes.map(alpha2)).to.deep.equal(['KH', 'MM', 'ZM', 'CL', 'DZ', null, null]);
  });

  it('emoji of countries and of home nations, none where there is none', () => {
    expect(emojiFlag('CHN')).to.equal('🇨🇳');
    expect(emojiFlag('ENG')).to.equal('🏴󠁧󠁢󠁥󠁮󠁧󠁿');
    expect(emojiFlag('NIR')).to.equal(null);
    expect(emojiFlag('<b>')).to.equal(null);
  });

  it('are fetched for a record that names a country, whatever else is in it', () => {
    const cyclic: Record<string, unknown> = {};
    cyclic.setup = cyclic;
    const hostile = {
      get setup(): unknown {
        throw new Error('a getter of a stranger');
      },
    };
    expect(namesCountry(record([FRAME]))).to.equal(true);
    for (const other of [{ setup: { sides: [{ name: 'country' }] } }, cyclic, hostile, null, 7]) {
      expect(namesCountry(other)).to.equal(false);
    }
  });

  it('stand in the first picture, named in words', async () => {
    const board = await fixture(
      html`<snooker-scoreboard lang="en" .record=${record([FRAME])}></snooker-scoreboard>`,
    );
    const flags = [...(board.shadowRoot?.querySelectorAll('.flag') ?? [])];
    const labels = flags.map((flag) => flag.getAttribute('aria-label'));
    expect(labels).to.deep.equal(['China', 'England']);
  });
});

describe('balls of a break that is over', () => {
  it('are counted in words, one or many', () => {
    const place = document.createElement('div');
    render(tally(['red', 'black', 'red', 'black', 'red', 'pink'], boardWords.en), place);
    expect(place.querySelector('.tally')?.getAttribute('aria-label')).to.equal(
      '3 reds, 2 blacks, 1 pink',
    );
  });
});

describe('the line of the lead', () => {
  const lead = (entries: readonly Entry[], setup?: SetupInput): readonly number[] =>
    leadOf(new MemoryMatch('', record(entries, setup)));

  it('after every entry of the frame', () => {
    // Red and black, a miss, and a foul of the other side: 1, 8, 8, 12.
    expect(lead([FRAME, ...pots('red', 'black'), MISSED, FOUL])).to.deep.equal([0, 1, 8, 8, 12]);
  });

  it('starts where the handicap puts it, and anew in each frame', () => {
    const setup = { sides: [{ name: 'A' }, { name: 'B', start: 14 }], game: { frames: 3 } };
    const entries: Entry[] = [FRAME, ...pots('red'), { kind: 'concede', by: 0 }, FRAME];
    expect(lead(entries, setup)).to.deep.equal([-14]);
  });

  it('a re-rack makes what came before void, 3.16', () => {
    expect(lead([FRAME, ...pots('red'), { kind: 'rerack' }, MISSED])).to.deep.equal([0, 0]);
  });

  it('is none among more than two sides', () => {
    const three = { sides: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] };
    expect(lead([FRAME, ...pots('red')], three)).to.deep.equal([]);
  });
});

describe('a moment', () => {
  it('of the video, of the entries, or now', () => {
    expect(parseMoment('t:123.4')).to.deep.equal({ video: 123.4 });
    expect(parseMoment('e:57')).to.deep.equal({ entries: 57 });
    expect([parseMoment(null), parseMoment('')]).to.deep.equal(['now', 'now']);
  });

  it('is none in any other words', () => {
    expect(['57', 'e:1.5', 't:-3', 'e:', 't:1e9x'].map(parseMoment)).to.deep.equal(
      Array(5).fill(null),
    );
  });
});

describe('words', () => {
  /** Every text of a dictionary by its path; functions are called with names that stand out. */
  const texts = (words: object, path = ''): [string, string][] =>
    Object.entries(words).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const here = `${path}.${key}`;
      if (typeof value === 'object' && value !== null) return texts(value, here);
      const said: unknown =
        typeof value === 'function'
          ? (value as (...facts: unknown[]) => unknown)(2, 3, 4, 5)
          : value;
      return [[here, String(said)]];
    });

  it('are said in each language, and none is left in English', async () => {
    const english = new Map(texts(boardWords.en));
    for (const load of Object.values(boardWords.load)) {
      const chinese = texts(await load());
      expect(chinese.map(([key]) => key)).to.have.members([...english.keys()]);
      // A number alone is the same in all.
      const same = chinese.filter(
        ([key, said]) => said === english.get(key) && /[a-z]/i.test(said),
      );
      expect(same).to.deep.equal([]);
    }
  });

  it('count one as one', () => {
    const { en } = boardWords;
    expect([en.reds(1), en.reds(6)]).to.deep.equal(['1 red', '6 reds']);
    expect([en.minutes(59), en.minutes(61), en.minutes(700)]).to.deep.equal([
      '59 min',
      '1 h 1 min',
      '11 h',
    ]);
  });
});
