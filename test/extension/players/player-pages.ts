/** A page for each player, with everything that it needs in it. */
import { build } from 'esbuild';
import type { TestPage } from '../e2e/server.js';
import { PLAYERS, type Player } from './players.js';

export const pathOf = ({ package: name }: Player): string => `/players/${name ?? 'bare'}`;

/**
 * What every page can do: `go(n)` is client-side navigation to another video, for which the player is
 * taken away and built anew; a click on the button at the top goes to fullscreen. Keys that the page
 * hears are noted.
 */
const PAGE = `
  window.heard = [];
  for (const type of ['keydown', 'keyup']) {
    addEventListener(type, ({ key }) => heard.push(key), true);
  }
  const stage = document.querySelector('#stage');
  const markup = stage.innerHTML;
  let player = null;
  window.go = async (number) => {
    await player?.end();
    if (number > 1) history.pushState(null, '', '?video=' + number);
    stage.innerHTML = markup;
    player = await build();
  };
  document.querySelector('#full').onclick = () => player.full();
  window.ready = false;
  go(1).then(() => { window.ready = true; }, (error) => { window.ready = String(error); });
`;

/** Text inside of an HTML script or style element. */
const inHtml = (text: string): string =>
  text.replace(/<\/(script|style)/gi, '<\\/$1').replaceAll('<!--', '<\\!--');

const page = async ({ markup, script }: Player): Promise<TestPage> => {
  const { outputFiles } = await build({
    stdin: { contents: `${script}\n${PAGE}`, resolveDir: process.cwd(), loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    outdir: '/',
    format: 'iife',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.svg': 'dataurl', '.woff': 'dataurl', '.ttf': 'dataurl' },
    logLevel: 'error',
  });
  const part = (end: string): string =>
    outputFiles.find(({ path }) => path.endsWith(end))?.text ?? '';
  return {
    body: `<style>${inHtml(part('.css'))}</style><style>body { margin: 0 }</style>
      <button id="full">full</button><div id="stage" style="width:800px">${markup}</div>
      <script>${inHtml(part('.js'))}</script>`,
  };
};

export const playerPages = async (): Promise<Readonly<Record<string, TestPage>>> => {
  const pages = await Promise.all(
    PLAYERS.map(async (player) => [pathOf(player), await page(player)] as const),
  );
  return Object.fromEntries(pages);
};
