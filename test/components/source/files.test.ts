import { expect } from '@open-wc/testing';
import { replayState, type Entry, type MatchRecord } from '../../../src/index.js';
import { breaksCsv } from '../../../components/source/breaks-csv.js';
import { fileName } from '../../../components/source/file-name.js';
import {
  MOST_BYTES,
  parseFile,
  parseMatches,
  recordText,
} from '../../../components/source/match-file.js';
import { BLACK, FRAME, MISSED, RED } from './support.js';

const record = (names: readonly string[] = ['Ding', 'Selby']): MatchRecord => ({
  format: 'snooker-match',
  version: 1,
  setup: { sides: names.map((name) => ({ name })) },
  entries: [FRAME, RED, BLACK, MISSED, RED, MISSED],
});

describe('files of matches', () => {
  const code = (text: string): unknown => {
    try {
      parseMatches(text);
      return 'taken';
    } catch (error) {
      return (error as { code: unknown }).code;
    }
  };

  it('reads back the record that was written, fields of strangers included', () => {
    const foreign = { ...record(), venue: 'Crucible' };
    expect(parseMatches(recordText(foreign))).to.deep.equal([{ record: foreign }]);
  });

  it('names the fault of a stranger’s file', () => {
    expect(code('no JSON')).to.equal('not-json');
    expect(code('{}')).to.equal('bad-record');
    expect(code('null')).to.equal('bad-record');
    expect(code('[]')).to.equal('no-matches');
    expect(code('{"format":"snooker-matches","version":1,"matches":7}')).to.equal('no-matches');
    expect(code(`"${'x'.repeat(MOST_BYTES)}"`)).to.equal('too-large');
  });

  it('says which match of a file is bad, and what the engine says', () => {
    const bad = { ...record(), entries: [RED] };
    const read = (): unknown => parseMatches(JSON.stringify([record(), bad]));
    try {
      read();
      expect.fail('it was taken');
    } catch (error) {
      expect(error).to.include({ code: 'bad-record', index: 1 });
      expect((error as { cause: unknown }).cause).to.include({ code: 'not-allowed', entry: 0 });
    }
  });

  it('does not read a file that is too large', async () => {
    const file = { size: MOST_BYTES + 1, text: () => expect.fail('it was read') };
    const error: unknown = await parseFile(file as unknown as Blob).catch((e: unknown) => e);
    expect(error).to.include({ code: 'too-large' });
  });

  it('lists breaks for a spreadsheet: one of 8, one of 1', () => {
    expect(breaksCsv(replayState(record()))).to.equal(
      '\uFEFFframe,side,player,break,balls\r\n' +
        '1,Ding,Ding,8,red black\r\n' +
        '1,Selby,Selby,1,red\r\n',
    );
  });

  it('names the game of a break where a match has several', () => {
    const games = { game: { frames: 1 }, match: { games: 3 } };
    const { setup, entries } = record();
    const won: Entry[] = [...entries, { kind: 'concede', by: 1 }, FRAME, RED];
    expect(
      breaksCsv(replayState({ ...record(), setup: { ...setup, ...games }, entries: won })),
    ).to.equal(
      '\uFEFFgame,frame,side,player,break,balls\r\n' +
        '1,1,Ding,Ding,8,red black\r\n' +
        '1,1,Selby,Selby,1,red\r\n' +
        '2,1,Selby,Selby,1,red\r\n',
    );
  });

  const cells: readonly (readonly [name: string, cell: string])[] = [
    ['=HYPERLINK("x")', `"'=HYPERLINK(""x"")"`],
    ['+44', "'+44"],
    ['-1', "'-1"],
    ['@a', "'@a"],
    [' =1', `"' =1"`.replace(/"/g, '')],
    ['A, B', '"A, B"'],
    ['"A"', '"""A"""'],
    ['A\nB', '"A\nB"'],
    ["O'Sullivan", "O'Sullivan"],
    ['丁俊暉', '丁俊暉'],
  ];
  for (const [name, cell] of cells) {
    it(`writes ${JSON.stringify(name)} so that no spreadsheet runs it or takes it apart`, () => {
      const match = { ...record([name, 'Selby']), entries: [FRAME, RED] };
      const line = breaksCsv(replayState(match)).split('\r\n')[1];
      expect(line).to.equal(`1,${cell},${cell},1,red`);
    });
  }

  const day = Date.UTC(2024, 4, 6, 12);
  const names: readonly (readonly [title: string, name: string])[] = [
    ['Ding – Selby', 'Ding-Selby-2024-05-06.json'],
    ["O'Sullivan – Lü Haotian", 'O-Sullivan-Lü-Haotian-2024-05-06.json'],
    ['丁俊暉 – 傅家俊', '丁俊暉-傅家俊-2024-05-06.json'],
    ['../../etc/passwd', 'etc-passwd-2024-05-06.json'],
    ['a:b*c?"<>|', 'a-b-c-2024-05-06.json'],
    ['', 'match-2024-05-06.json'],
    ['x'.repeat(300), `${'x'.repeat(60)}-2024-05-06.json`],
  ];
  for (const [title, name] of names) {
    it(`saves ${JSON.stringify(title.slice(0, 30))} as ${name.slice(0, 40)}`, () => {
      expect(fileName(title, day, 'json')).to.equal(name);
    });
  }
});
