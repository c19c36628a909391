/** The demo: a board and a pad over one match, which is kept in this browser. */
import { matchStore } from '../dist/cdn/source.js';

const byId = (id) => document.getElementById(id);
const board = byId('board');
const pad = byId('pad');

const show = (match) => {
  for (const element of [board, pad]) element.setAttribute('match', match);
  const query = `?match=${encodeURIComponent(match)}`;
  byId('board-page').href = `../dist/pages/board.html${query}`;
  byId('pad-page').href = `../dist/pages/pad.html${query}`;
};

/** A real match, as a match of this browser: once loaded it can be changed like any other. */
const load = async (name) => {
  const answer = await fetch(`../test/records/${name}.json`);
  const match = await matchStore().create({ record: await answer.json() });
  const { id } = match;
  match.close();
  location.hash = id;
};

byId('real').addEventListener('change', ({ target }) => {
  if (target.value) void load(target.value);
  target.value = '';
});
byId('layout').addEventListener('change', ({ target }) => {
  board.setAttribute('layout', target.value);
});
byId('language').addEventListener('change', ({ target }) => {
  document.documentElement.lang = target.value;
});

const asked = () => decodeURIComponent(location.hash.slice(1)) || 'demo';
addEventListener('hashchange', () => {
  show(asked());
});
// The pad moves on to the match that is begun or opened on it.
pad.addEventListener('snooker-match', ({ match }) => {
  location.hash = match;
});
show(asked());
