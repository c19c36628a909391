import { expect, fixture, html } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { newToken } from '../../../components/source/clock.js';
import { BUNDLE } from '../../../components/source/match-file.js';
import { matchStore, openMatch } from '../../../components/source/page-store.js';
import type { SnookerRefPad } from '../../../components/ref-pad/snooker-ref-pad.js';
import '../../../components/ref-pad/define.js';
import {
  SnookerNewMatchEvent,
  SnookerOpenMatchEvent,
} from '../../../components/ref-pad/sheets/sheet-events.js';
import '../../../components/scoreboard/define.js';
import type { Entry } from '../../../src/index.js';
import {
  FRAME,
  SETUP,
  button,
  called,
  foulSheet,
  hasButton,
  matchOf,
  openSeen,
  padOf,
  pot,
  press,
  root,
  said,
  until,
} from './core-support.js';

const FREE: readonly Entry[] = [FRAME, called(4, { freeBall: true, miss: true })];
const LOTS: readonly Entry[] = [
  FRAME,
  { kind: 'referee', scores: [50, 57], reds: 0, colours: ['black'], on: 'black' },
  pot('black'),
];

const BUNDLED = { format: BUNDLE, version: 1 };

/** What the form of a new match asks for. */
const makeOn = (pad: SnookerRefPad): void => {
  root(pad)
    .querySelector('snooker-new-match')
    ?.dispatchEvent(new SnookerNewMatchEvent(SETUP, () => undefined));
};

/** The links that are pressed for a download, at least one. */
const downloads = async (act: () => void): Promise<[HTMLAnchorElement]> => {
  const pressed: HTMLAnchorElement[] = [];
  // Shadows the one of all elements.
  const links: { click?: () => void } = HTMLAnchorElement.prototype;
  links.click = function press(this: HTMLAnchorElement) {
    pressed.push(this);
  };
  act();
  await until(() => pressed.length > 0);
  delete links.click;
  return pressed as [HTMLAnchorElement];
};

const STATES: readonly (readonly [string, readonly Entry[]])[] = [
  ['before a frame', []],
  ['in play', [FRAME, pot('red')]],
  ['after a foul', FREE],
  ['at the lots', LOTS],
  ['after a frame', [FRAME, { kind: 'concede', by: 0 }]],
];

describe('the pad on a page', () => {
  after(async () => {
    await setViewport({ width: 800, height: 600 });
  });

  for (const [name, entries] of STATES) {
    it(`is accessible ${name}, light and dark`, async () => {
      const pad = await padOf(entries);
      await expect(pad).to.be.accessible();
      pad.theme = 'dark';
      await pad.updateComplete;
      await expect(pad).to.be.accessible();
    });
  }

  it('is accessible with no match, and with a foul as seen', async () => {
    const none = await fixture<SnookerRefPad>(html`<snooker-ref-pad></snooker-ref-pad>`);
    await expect(none).to.be.accessible();
    const pad = await padOf([FRAME]);
    await openSeen(pad);
    await expect(foulSheet(pad)).to.be.accessible();
  });

  it('has targets of 44 px, and no sideways scroll at 360 px', async () => {
    await setViewport({ width: 360, height: 740 });
    const pad = await padOf(FREE);
    await press(pad, 'v');
    const small = [...root(pad).querySelectorAll('button, summary')].filter((one) => {
      const { width, height } = one.getBoundingClientRect();
      return width < 44 || height < 44;
    });
    expect(small.map(({ textContent }) => textContent.trim())).to.deep.equal([]);
    expect(pad.scrollWidth).to.be.at.most(pad.clientWidth);
  });

  it('[lesson 38] looks the same whatever the page does to buttons and text', async () => {
    await setViewport({ width: 800, height: 600 });
    const pad = await padOf([FRAME]);
    const before = root(pad).querySelector('.balls')?.getBoundingClientRect();
    const style = document.createElement('style');
    style.textContent =
      'html{font-size:10px}*{line-height:3;letter-spacing:4px}button{width:100%;all:unset}';
    document.head.append(style);
    const after_ = root(pad).querySelector('.balls')?.getBoundingClientRect();
    style.remove();
    expect(after_?.width).to.equal(before?.width);
    expect(after_?.height).to.equal(before?.height);
  });

  it('opens a match of this browser by its id', async () => {
    const id = newToken();
    const match = await openMatch(id, SETUP);
    match.enter(FRAME);
    await match.saved();
    match.close();
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" match=${id}></snooker-ref-pad>`,
    );
    await until(() => pad.record);
    expect(pad.record?.entries).to.deep.equal([FRAME]);
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('offers a new match where there is none of that id', async () => {
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" match=${newToken()}></snooker-ref-pad>`,
    );
    await until(() => hasButton(root(pad), 'New match'));
    button(root(pad), 'New match').click();
    await until(() => root(pad).querySelector('snooker-new-match')?.open);
  });

  it('a match that is made while the pad is in no document is opened once, when it comes back', async () => {
    const place = await fixture<HTMLElement>(html`<div></div>`);
    const pad = document.createElement('snooker-ref-pad');
    place.append(pad);
    await pad.updateComplete;
    makeOn(pad);
    pad.remove();
    await until(() => pad.match);
    const id = pad.match ?? '';
    place.append(pad);
    await until(() => pad.record);
    // Were it opened twice, the pad would follow itself.
    expect(pad.enter(FRAME)).to.equal(null);
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('opens a match that was imported under the id it waits for', async () => {
    const id = newToken();
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" match=${id}></snooker-ref-pad>`,
    );
    await until(() => hasButton(root(pad), 'New match'));
    const { record } = matchOf([FRAME]);
    await matchStore().matches.importText(
      JSON.stringify({ ...BUNDLED, matches: [{ id, record }] }),
    );
    const list = root(pad).querySelector('snooker-match-list');
    list?.dispatchEvent(new SnookerOpenMatchEvent(id));
    await until(() => pad.record);
    expect(pad.record?.entries).to.deep.equal([FRAME]);
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('makes a match of the set-up, and writes it', async () => {
    const pad = await fixture<SnookerRefPad>(html`<snooker-ref-pad lang="en"></snooker-ref-pad>`);
    button(root(pad), 'New match').click();
    makeOn(pad);
    await until(() => pad.record);
    expect(pad.record?.setup.sides).to.deep.equal(SETUP.sides);
    expect(pad.enter(FRAME)).to.equal(null);
    const id = pad.match ?? '';
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('makes a match under the id that a board waits for, and the board comes alive', async () => {
    const id = newToken();
    const place = await fixture<HTMLElement>(
      html`<div lang="en">
        <snooker-scoreboard match=${id}></snooker-scoreboard>
        <snooker-ref-pad match=${id}></snooker-ref-pad>
      </div>`,
    );
    const moves: string[] = [];
    place.addEventListener('snooker-match', ({ match }) => moves.push(match));
    const pad = place.querySelector('snooker-ref-pad');
    const board = place.querySelector('snooker-scoreboard');
    if (!pad || !board) throw new Error('not there');
    await until(() => hasButton(root(pad), 'New match'));
    makeOn(pad);
    await until(() => moves.length > 0 && root(board).textContent.includes('Selby'));
    expect(pad.match).to.equal(id);
    expect(moves).to.deep.equal([id]);
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('tells when it moves on: to a new match, and to one that is opened', async () => {
    const first = newToken();
    (await openMatch(first, SETUP)).close();
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" match=${first}></snooker-ref-pad>`,
    );
    const moves: string[] = [];
    pad.addEventListener('snooker-match', ({ match }) => moves.push(match));
    await until(() => pad.record);
    makeOn(pad);
    await until(() => moves.length === 1);
    const second = pad.match ?? '';
    expect(second).not.to.equal(first);
    root(pad).querySelector('snooker-match-list')?.dispatchEvent(new SnookerOpenMatchEvent(first));
    await until(() => pad.match === first && pad.record);
    expect(moves).to.deep.equal([second, first]);
    pad.remove();
    await matchStore().matches.erase(first);
    await matchStore().matches.erase(second);
  });

  it('says in words why a match cannot be opened, and makes another', async () => {
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" match=" "></snooker-ref-pad>`,
    );
    await until(() => hasButton(root(pad), 'New match'));
    expect(root(pad).querySelector('.result')?.textContent).to.contain('no usable name');
    makeOn(pad);
    await until(() => pad.record);
    const id = pad.match ?? '';
    expect(id.trim()).to.equal(id);
    pad.remove();
    await matchStore().matches.erase(id);
  });

  it('offers to export what could be neither kept nor passed on', async () => {
    const source = Object.assign(matchOf([FRAME]), { leftOver: [matchOf([FRAME]).record] });
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" .source=${source}></snooker-ref-pad>`,
    );
    const [{ download }] = await downloads(() => {
      button(root(pad), 'Export').click();
    });
    expect(download).to.match(/^Ding-Selby-\d{4}-\d\d-\d\d\.json$/);
  });

  for (const why of ['full', 'blocked', 'wiped'] as const) {
    it(`storage ${why}: exports what the page has, not what is kept`, async () => {
      const source = matchOf([FRAME, pot('red')]);
      Object.defineProperty(source, 'keeping', { value: { kind: 'not-kept', why } });
      const pad = await fixture<SnookerRefPad>(
        html`<snooker-ref-pad lang="en" .source=${source}></snooker-ref-pad>`,
      );
      const [{ href }] = await downloads(() => {
        button(root(pad), 'Export').click();
      });
      expect(await (await fetch(href)).json()).to.deep.equal(source.record);
    });
  }

  it('says that something is a match of its own, until the list was looked at', async () => {
    const source = Object.assign(matchOf([FRAME]), { copies: 0 });
    const pad = await fixture<SnookerRefPad>(
      html`<snooker-ref-pad lang="en" .source=${source}></snooker-ref-pad>`,
    );
    const note = (): Element | undefined =>
      [...root(pad).querySelectorAll('.note')].find(({ textContent }) =>
        textContent.includes('is a match of its own'),
      );
    expect(note()).to.equal(undefined);
    source.copies = 1;
    source.enter(pot('red'));
    await until(note);
    expect(note()?.getAttribute('role')).to.equal('status');
    note()?.querySelector('button')?.click();
    await until(() => root(pad).querySelector('snooker-match-list'));
    await until(() => !note());
  });

  it('of two pads on a match the second is told, and can take over', async () => {
    const id = newToken();
    (await openMatch(id, SETUP)).close();
    const open = () =>
      fixture<SnookerRefPad>(html`<snooker-ref-pad lang="en" match=${id}></snooker-ref-pad>`);
    const first = await open();
    await until(() => first.record);
    const second = await open();
    await until(() => second.record);
    expect(hasButton(root(first), 'Take over')).to.equal(false);
    expect(second.enter(FRAME)?.reason).to.equal('not-the-writer');
    await second.updateComplete;
    expect(said(second)).to.equal('Another page is writing this match');
    button(root(second), 'Take over').click();
    await until(() => hasButton(root(first), 'Take over') && !hasButton(root(second), 'Take over'));
    expect(root(first).querySelector('.note')?.textContent).to.contain('taken this match over');
    expect(second.enter(FRAME)).to.equal(null);
    first.remove();
    second.remove();
    await matchStore().matches.erase(id);
  });

  it('can be moved and taken away', async () => {
    const pad = await padOf([FRAME]);
    const place = await fixture<HTMLElement>(html`<div></div>`);
    place.append(pad);
    pad.enter(pot('red'));
    await pad.updateComplete;
    expect(said(pad)).to.equal('Ding 1, break 1, 146 remaining');
    pad.remove();
    expect(pad.enter(pot('black'))?.reason).to.equal('no-frame');
  });
});
