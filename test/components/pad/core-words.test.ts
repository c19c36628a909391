import { expect } from '@open-wc/testing';
import { PAD_TROUBLES } from '../../../components/ref-pad/pad-feed.js';
import { foulWords } from '../../../components/words/foul/words.js';
import { keyWords } from '../../../components/words/keys/words.js';
import { padWords } from '../../../components/words/pad/words.js';
import { adviceWords } from '../../../components/words/advice/words.js';
import { callWords, sayCalls, sayEntry } from '../../../components/words/calls/words.js';
import { rulesWords } from '../../../components/words/rules/words.js';
import { sheetWords } from '../../../components/words/sheets/words.js';
import { whoIn } from '../../../components/words/who.js';
import {
  ADVICE_CODES,
  CALL_CODES,
  REASONS,
  call,
  type Advice,
  type Entry,
} from '../../../src/index.js';
import { FRAME, called, matchOf, pot } from './core-support.js';

const who = whoIn(matchOf([]).state.setup);

/** Advice with something of everything in it. */
const adviceOf = (code: Advice['code']): Advice => ({
  clause: '3.1',
  code,
  when: 'now',
  balls: ['black', 'red'],
  others: ['pink'],
  player: [0, 0],
  players: [
    [0, 0],
    [1, 0],
  ],
  side: 1,
  count: 2,
  points: 30,
  needs: [{ side: 1, behind: 40, remaining: 35, tie: 1, win: 2 }],
});

/** The sentences of the calls after the last of these entries. */
const calledAfter = (...entries: readonly Entry[]): string => {
  const before = matchOf(entries.slice(0, -1)).state;
  const last = entries.at(-1) ?? FRAME;
  return sayCalls(call(before, last, matchOf(entries).state), who, callWords.en);
};

describe('words of the rules', () => {
  for (const [language, load] of Object.entries(rulesWords.load)) {
    it(`${language} says everything in its own script`, async () => {
      const words = await load();
      const advice = await adviceWords.load[language as keyof typeof adviceWords.load]();
      const calls = await callWords.load[language as keyof typeof callWords.load]();
      const texts = [
        ...ADVICE_CODES.map((code) => advice[code](adviceOf(code), who)),
        ...Object.keys(REASONS).map((reason) => words.reasons[reason as keyof typeof REASONS]),
        ...Object.values(calls.fouls),
        ...Object.values(words.ballNames),
        ...Object.values(calls.choices),
      ];
      const foreign = texts.filter(
        (text) =>
          !/\p{Script=Han}/u.test(text) || /[a-z]{3,}/.test(text.replace(/Ding|Selby/g, '')),
      );
      expect(foreign).to.deep.equal([]);
    });
  }

  it('has words for every call', async () => {
    for (const words of [callWords.en, await callWords.load['zh-HK']()]) {
      expect(Object.keys(words.calls)).to.have.members(CALL_CODES);
    }
  });

  it('zh-HK: who concedes says 棄權, 1(f)(ii), in calls, entries, advice and sheets alike', async () => {
    const [advice, calls, sheets] = await Promise.all([
      adviceWords.load['zh-HK'](),
      callWords.load['zh-HK'](),
      sheetWords.load['zh-HK'](),
    ]);
    const concede: Entry = { kind: 'concede', by: 0 };
    const after = matchOf([FRAME, concede]).state;
    const said = [
      sayEntry(concede, who, calls),
      sayCalls(call(matchOf([FRAME]).state, concede, after), who, calls),
      advice['only-striker-concedes'](adviceOf('only-striker-concedes'), who),
      advice['concession-must-be-accepted'](adviceOf('concession-must-be-accepted'), who),
      sheets.kinds.concede,
      sheets.kindHints.concede,
    ];
    expect(said.filter((text) => !text.includes('棄權') || text.includes('放棄'))).to.deep.equal(
      [],
    );
    expect(said[0]).to.equal('Ding於此局棄權');
  });

  it('fills no sentence with a gap', () => {
    const texts = ADVICE_CODES.map((code) => adviceWords.en[code](adviceOf(code), who));
    expect(texts.filter((text) => /undefined|null|NaN| {2}|\s$/.test(text))).to.deep.equal([]);
  });

  it('makes one sentence of score, break and what is left', () => {
    expect(calledAfter(FRAME, pot('red'))).to.equal('Ding 1, break 1, 146 remaining');
  });

  it('names the foul, the free ball and who has to choose', () => {
    expect(calledAfter(FRAME, called(5, { freeBall: true, miss: true }))).to.equal(
      'Foul and a miss by Ding, 5. Free ball. Selby 5. Selby to choose',
    );
  });

  it('tells who is at the table, and what is on', () => {
    expect(calledAfter(FRAME)).to.equal('Frame 1. Ding to play, red on');
  });

  it('puts every kind of entry into words', () => {
    const said = (entry: Entry): string => sayEntry(entry, who, callWords.en);
    expect(said({ kind: 'stroke' })).to.equal('Nothing potted');
    expect(said(pot('red', 'red', 'white'))).to.equal('2 reds and cue ball pocketed');
    expect(said(called(4, { pocketed: ['white'] }))).to.equal('Cue ball pocketed, foul 4 called');
    expect(said({ kind: 'stroke', by: [1, 0], hit: ['red', 'black'] })).to.equal(
      'Selby out of turn: Red and black hit first',
    );
    expect(said({ kind: 'decision', choice: 'replace', restored: ['red'] })).to.equal(
      'Put back and play again, red put back',
    );
    expect(said({ kind: 'break', points: 16 })).to.equal('Break of 16');
    expect(said({ kind: 'award', to: 1, reason: 'conduct' })).to.equal(
      'Frame awarded to Selby, conduct',
    );
    expect(said({ kind: 'penalty', by: 0, ball: 'black', reason: 'marker-touched' })).to.equal(
      'Penalty against Ding, black: ball marker touched',
    );
  });

  it('the pad has all its words in each language', async () => {
    for (const load of Object.values(padWords.load)) {
      const words = await load();
      expect(Object.keys(words)).to.have.members(Object.keys(padWords.en));
      expect(Object.keys(words.troubles)).to.have.members(PAD_TROUBLES);
      expect(words.newMatch).to.match(/\p{Script=Han}/u);
    }
    for (const { en, load } of [foulWords, keyWords]) {
      for (const words of [await load['zh-HK'](), await load['zh-CN']()]) {
        expect(Object.keys(words)).to.have.members(Object.keys(en));
        expect(Object.values(words).join()).to.match(/\p{Script=Han}/u);
      }
    }
  });
});
