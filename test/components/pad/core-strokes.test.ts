import { expect } from '@open-wc/testing';
import type { Entry } from '../../../src/index.js';
import { FRAME, button, called, made, padOf, pot, press, root, said, tap } from './core-support.js';

const CLEARANCE = [
  ...Array.from({ length: 15 }, () => ['red', 'black']).flat(),
  ...['yellow', 'green', 'brown', 'blue', 'pink', 'black'],
];
const KEY: Readonly<Record<string, string>> = {
  red: '1',
  yellow: '2',
  green: '3',
  brown: '4',
  blue: '5',
  pink: '6',
  black: '7',
};
const WORTH: Readonly<Record<string, string>> = {
  red: 'Red, 1',
  yellow: 'Yellow, 2',
  green: 'Green, 3',
  brown: 'Brown, 4',
  blue: 'Blue, 5',
  pink: 'Pink, 6',
  black: 'Black, 7',
};

const FREE_BALL: readonly Entry[] = [
  FRAME,
  called(4, { freeBall: true }),
  { kind: 'decision', choice: 'play' },
];

describe('the pad: ordinary strokes', () => {
  it('a 147 takes 37 taps', async () => {
    const pad = await padOf([]);
    const taps = ['Start frame 1', ...CLEARANCE.map((ball) => WORTH[ball] ?? '')];
    expect(taps).to.have.length(37);
    await tap(pad, ...taps);
    expect(pad.summary?.frames[0]).to.deep.include({ scores: [147, 0], winner: 0 });
  });

  it('a 147 takes 37 keys', async () => {
    const pad = await padOf([]);
    await press(pad, 'n', ...CLEARANCE.map((ball) => KEY[ball] ?? ''));
    expect(pad.summary?.frames[0]).to.deep.include({ scores: [147, 0], winner: 0 });
  });

  it('a visit ends with one tap, or with Space', async () => {
    const pad = await padOf([FRAME]);
    await tap(pad, 'Nothing potted');
    await press(pad, ' ');
    expect(made(pad, 1)).to.deep.equal([{ kind: 'stroke' }, { kind: 'stroke' }]);
  });

  it('the number block scores as the row does', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, 'Numpad1');
    expect(made(pad, 1)).to.deep.equal([pot('red')]);
  });

  it('several reds in one stroke are one more tap each, 3.3(e)', async () => {
    const pad = await padOf([FRAME]);
    await tap(pad, '+1 red', '+1 red', 'Red, 1');
    expect(made(pad, 1)).to.deep.equal([pot('red', 'red', 'red')]);
    expect(pad.summary?.now.scores).to.deep.equal([3, 0]);
  });

  it('no more reds are offered than there are', async () => {
    const pad = await padOf([FRAME], { reds: 2 });
    await press(pad, '=', '1');
    expect(made(pad, 1)).to.deep.equal([pot('red', 'red')]);
    await press(pad, '=');
    expect(button(root(pad), '+1 red').getAttribute('aria-disabled')).to.equal('true');
  });

  it('a colour first is not offered, and its key says why', async () => {
    const pad = await padOf([FRAME]);
    expect(button(root(pad), 'Black, 7').getAttribute('aria-disabled')).to.equal('true');
    expect(button(root(pad), 'Red, 1').getAttribute('aria-disabled')).to.equal('false');
    await press(pad, '7');
    expect(made(pad, 1)).to.deep.equal([]);
    expect(said(pad)).to.equal('Black is not on: red is');
  });

  it('a ball that is down says so', async () => {
    const pad = await padOf([FRAME, { kind: 'referee', reds: 0, colours: ['pink', 'black'] }]);
    await tap(pad, 'Blue, 5');
    expect(said(pad)).to.equal('Blue is not on the table');
  });

  it('a free ball potted is nominated too, 3.10(a)(ii)', async () => {
    const pad = await padOf(FREE_BALL);
    await tap(pad, 'Free ball', 'Brown as the free ball');
    expect(made(pad, 3)).to.deep.equal([
      { kind: 'stroke', nominated: 'brown', pocketed: ['brown'] },
    ]);
    expect(pad.summary?.now.scores).to.deep.equal([0, 5]);
  });

  it('a free ball goes by keys too', async () => {
    const pad = await padOf(FREE_BALL);
    await press(pad, 'v', '4');
    expect(made(pad, 3)).to.deep.equal([
      { kind: 'stroke', nominated: 'brown', pocketed: ['brown'] },
    ]);
  });

  it('a free ball may be hit with nothing falling, or with the ball on falling', async () => {
    const pad = await padOf(FREE_BALL);
    await tap(pad, 'Free ball', 'Red fell', 'Blue as the free ball');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'stroke', nominated: 'blue', pocketed: ['red'] }]);
    await tap(pad, 'Undo', 'Free ball', 'Nothing fell', 'Blue as the free ball');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'stroke', nominated: 'blue' }]);
  });

  it('with a colour on, it and the free ball may both fall: one scores, 3.10(e)', async () => {
    const pad = await padOf([
      FRAME,
      { kind: 'referee', reds: 0, on: 'yellow' },
      called(4, { freeBall: true }),
    ]);
    await tap(pad, 'Free ball', 'Both fell', 'Black as the free ball');
    expect(made(pad, 3)).to.deep.equal([
      { kind: 'stroke', nominated: 'black', pocketed: ['yellow', 'black'] },
    ]);
    expect(pad.summary?.now.scores).to.deep.equal([0, 6]);
    await tap(pad, 'Undo');
    await press(pad, 'v', 'v', '7');
    expect(pad.summary?.now.scores).to.deep.equal([0, 6]);
  });

  it('a free ball that was nominated and missed is named: the end of the visit asks', async () => {
    const pad = await padOf(FREE_BALL);
    await press(pad, 'v', ' ');
    expect(made(pad, 3)).to.deep.equal([]);
    await press(pad, '4');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'stroke', nominated: 'brown' }]);
  });

  it('a free ball that was not taken up needs no name', async () => {
    const pad = await padOf(FREE_BALL);
    await press(pad, ' ');
    expect(made(pad, 3)).to.deep.equal([{ kind: 'stroke' }]);
  });

  it('with no free ball on offer there is none to take', async () => {
    const pad = await padOf([FRAME]);
    await press(pad, 'v', '7');
    expect(made(pad, 1)).to.deep.equal([]);
  });
});
