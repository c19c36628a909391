import { expect } from '@open-wc/testing';
import { waitUntil } from '../patience.js';
import { parseSetup, isRefusal, type SetupInput } from '../../../src/index.js';
import { all, fill, heard, input, one, press, sheet, tap, text, textOf } from './sheets-support.js';

type Form = Awaited<ReturnType<typeof form>>;
const form = (lang = 'en') => sheet('snooker-new-match', { lots: () => 1 }, lang);

const started = async (element: Form): Promise<SetupInput | undefined> => {
  const [event] = await heard(element, 'snooker-new-match', () =>
    press(element, 'Start the match'),
  );
  return event?.setup;
};

describe('a new match', () => {
  it('starts at once: two players, best of 5, 15 reds, the rules of 1995', async () => {
    const element = await form();
    expect(await started(element)).to.deep.equal({
      rules: '1995',
      sides: [{ players: [{ name: 'Player 1' }] }, { players: [{ name: 'Player 2' }] }],
      reds: 15,
      game: { frames: 5, wonBy: 'majority' },
      first: 0,
    });
    expect(element.open).to.equal(false);
  });

  it('takes names, countries, length, reds, rules and who breaks', async () => {
    const element = await form();
    await fill(element, 'sides.0.players.0.name', ' Ding Junhui ');
    await fill(element, 'sides.0.players.0.country', 'chn');
    await fill(element, 'game.wonBy', 'aggregate');
    await fill(element, 'game.frames', '2');
    await tap(element, 'reds-quick', '6');
    await tap(element, 'rules', '2019');
    await tap(element, 'first', '1');
    expect(await started(element)).to.deep.equal({
      rules: '2019',
      sides: [
        { players: [{ name: 'Ding Junhui', country: 'CHN' }] },
        { players: [{ name: 'Player 2' }] },
      ],
      reds: 6,
      game: { frames: 2, wonBy: 'aggregate' },
      first: 1,
    });
  });

  it('takes two players a side, three sides, handicaps, games, and what 3.19(b) knows', async () => {
    const element = await form();
    await press(element, 'Add a player');
    await fill(element, 'sides.0.players.1.name', 'Marco Fu');
    await fill(element, 'sides.0.name', 'Home');
    await tap(element, 'wheelchair-0-1');
    await tap(element, 'colours-1-0');
    await fill(element, 'sides.1.start', '14');
    await press(element, 'Add a side');
    await fill(element, 'match.games', '3');
    await fill(element, 'reds', '11');
    const setup = await started(element);
    expect(setup?.sides).to.deep.equal([
      {
        name: 'Home',
        players: [{ name: 'Player 1' }, { name: 'Marco Fu', wheelchair: true }],
      },
      { players: [{ name: 'Player 3', tellColours: true }], start: 14 },
      { players: [{ name: 'Player 4' }] },
    ]);
    expect(setup?.match).to.deep.equal({ games: 3, wonBy: 'majority' });
    expect(setup?.reds).to.equal(11);
    expect(isRefusal(parseSetup(setup))).to.equal(false);
  });

  it('takes a player and a side away again', async () => {
    const element = await form();
    await press(element, 'Add a player');
    await press(element, 'Remove Player 1');
    await press(element, 'Add a side');
    await press(element, 'Remove Side 3');
    expect((await started(element))?.sides).to.have.length(2);
  });

  it('Remove pressed twice removes one: the focus is on the side, a double click counts once', async () => {
    const element = await form();
    await press(element, 'Add a player');
    await press(element, 'Add a player');
    const remove = (): HTMLElement => one(element, '[data-side="0"] .player button');
    const click = (detail: number): void => {
      remove().focus();
      remove().dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true, detail }));
    };
    click(1);
    await waitUntil(() => element.shadowRoot?.activeElement?.getAttribute('data-side') === '0');
    click(2);
    await element.updateComplete;
    expect((await started(element))?.sides[0]?.players).to.have.length(2);
  });

  it('whoever was drawn still breaks when a side before him is taken away', async () => {
    const element = await form();
    await press(element, 'Add a side');
    element.lots = () => 2;
    await press(element, 'Draw lots');
    await press(element, 'Remove Side 1');
    expect(text(element, '[role=status]')).to.equal('Lots drawn: Player 2 breaks');
    expect((await started(element))?.first).to.equal(1);
  });

  it('who breaks goes by the numbers that unnamed players have in the match', async () => {
    const element = await form();
    await press(element, 'Add a player');
    expect(all(element, '[data-field="first"] label').map(textOf)).to.deep.equal([
      'Player 1 / Player 2',
      'Player 3',
    ]);
  });

  it('what was typed comes back where no match could be made of it', async () => {
    const element = await form();
    await fill(element, 'sides.0.players.0.name', 'Ding');
    const [event] = await heard(element, 'snooker-new-match', () =>
      press(element, 'Start the match'),
    );
    event?.putBack();
    await element.show();
    expect(input(element, '[id="sides.0.players.0.name"]').value).to.equal('Ding');
  });

  it('draws lots and says for whom, 3.3', async () => {
    const element = await form();
    await fill(element, 'sides.1.players.0.name', 'Selby');
    await press(element, 'Draw lots');
    expect(text(element, '[role=status]')).to.equal('Lots drawn: Selby breaks');
    expect((await started(element))?.first).to.equal(1);
  });

  for (const [field, value, range] of [
    ['game.frames', '0', '1 to 999'],
    ['game.frames', '', '1 to 999'],
    ['match.games', '1000', '1 to 999'],
    ['sides.1.start', '148', '-147 to 147'],
    ['sides.0.start', '2.5', '-147 to 147'],
  ] as const) {
    it(`says at the field that ${field} cannot be "${value}"`, async () => {
      const element = await form();
      await fill(element, field, value);
      expect(await started(element)).to.equal(undefined);
      await element.updateComplete;
      const wrong = one(element, '[aria-invalid="true"]');
      expect(wrong.id).to.equal(field);
      expect(element.shadowRoot?.activeElement).to.equal(wrong);
      expect(text(element, `[id="${wrong.getAttribute('aria-describedby') ?? ''}"]`)).to.equal(
        `A whole number from ${range}`,
      );
    });
  }

  it('says in one line what each edition means', async () => {
    const element = await form();
    const lines = new Set<string>();
    for (const edition of ['1995', '2014', '2019']) {
      await tap(element, 'rules', edition);
      lines.add(text(element, '[data-field="rules"] + p'));
    }
    expect(lines).to.have.length(3);
  });

  it('shows names to the letter (lesson 35)', async () => {
    const element = await form();
    const names = ["O'Sullivan", '<b>x</b>'];
    await fill(element, 'sides.0.players.0.name', names[0] ?? '');
    await fill(element, 'sides.1.players.0.name', names[1] ?? '');
    expect(all(element, '[data-field="first"] label').map(textOf)).to.deep.equal(names);
    expect((await started(element))?.sides.map(({ players }) => players?.[0]?.name)).to.deep.equal(
      names,
    );
  });
});
