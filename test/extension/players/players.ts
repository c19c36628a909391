/** Real players, each on a page as its own documentation sets it up, over the same short clip. */

export interface Player {
  readonly name: string;
  /** Package from which it comes; null for the browser's own. */
  readonly package: string | null;
  /** Into `#stage`, 800 px wide. */
  readonly markup: string;
  /**
   * Module text with `build()`, which puts the player into the markup and plays; it answers how to go
   * in and out of fullscreen, as the player's own button does, and how to take the player away.
   */
  readonly script: string;
}

const VIDEO = `<video id="video" src="/clip.webm" muted loop playsinline controls style="width:100%"></video>`;

export const PLAYERS: readonly Player[] = [
  {
    name: 'bare `<video>`',
    package: null,
    markup: VIDEO,
    script: `
      export const build = async () => {
        const video = document.querySelector('#video');
        await video.play();
        return { full: () => video.requestFullscreen(), end: () => video.remove() };
      };`,
  },
  {
    name: 'Video.js',
    package: 'video.js',
    markup: `<video id="video" class="video-js" muted loop playsinline></video>`,
    script: `
      import videojs from 'video.js';
      import 'video.js/dist/video-js.css';
      export const build = async () => {
        const player = videojs('video', {
          sources: [{ src: '/clip.webm', type: 'video/webm' }], controls: true, fluid: true, userActions: { hotkeys: true },
        });
        await new Promise((ready) => player.ready(ready));
        await document.querySelector('video').play();
        return { full: () => player.requestFullscreen(), end: () => player.dispose() };
      };`,
  },
  {
    name: 'Shaka Player',
    package: 'shaka-player',
    markup: `<div id="box" style="width:100%">${VIDEO.replace(' controls', '')}</div>`,
    script: `
      import shaka from 'shaka-player/dist/shaka-player.ui.js';
      import 'shaka-player/dist/controls.css';
      export const build = async () => {
        const [box, video] = [document.querySelector('#box'), document.querySelector('#video')];
        const player = new shaka.Player();
        await player.attach(video);
        const ui = new shaka.ui.Overlay(player, box, video);
        await player.load('/clip.webm');
        await video.play();
        const controls = ui.getControls();
        return {
          full: () => controls.toggleFullScreen(),
          end: async () => { await ui.destroy(); box.remove(); },
        };
      };`,
  },
  {
    name: 'Plyr',
    package: 'plyr',
    markup: VIDEO,
    script: `
      import Plyr from 'plyr';
      import 'plyr/dist/plyr.css';
      export const build = async () => {
        const player = new Plyr('#video', { keyboard: { focused: true, global: true }, loadSprite: false, blankVideo: '' });
        await player.play();
        return {
          full: () => player.fullscreen.enter(),
          end: () => new Promise((done) => player.destroy(() => { document.querySelector('#stage').textContent = ''; done(); })),
        };
      };`,
  },
  {
    name: 'media-chrome',
    package: 'media-chrome',
    markup: `<media-controller id="player" hotkeys style="width:100%">
      <video slot="media" id="video" src="/clip.webm" muted loop playsinline style="width:100%"></video>
      <media-control-bar><media-play-button></media-play-button>
        <media-fullscreen-button></media-fullscreen-button></media-control-bar></media-controller>`,
    script: `
      import 'media-chrome';
      export const build = async () => {
        await document.querySelector('#video').play();
        const player = document.querySelector('#player');
        return {
          full: () => player.querySelector('media-fullscreen-button').click(),
          end: () => player.remove(),
        };
      };`,
  },
  {
    name: 'Vidstack',
    package: 'vidstack',
    markup: `<media-player id="player" src="/clip.webm" title="Clip" muted loop playsinline style="width:100%;aspect-ratio:16/9">
      <media-provider></media-provider></media-player>`,
    script: `
      import 'vidstack/player';
      import 'vidstack/player/styles/base.css';
      export const build = async () => {
        const player = document.querySelector('#player');
        if (!player.state.canPlay) {
          await new Promise((ready) => player.addEventListener('can-play', ready, { once: true }));
        }
        await player.play();
        return { full: () => player.enterFullscreen(), end: () => player.destroy() || player.remove() };
      };`,
  },
  {
    name: 'ArtPlayer',
    package: 'artplayer',
    markup: `<div id="box" style="width:800px;height:450px"></div>`,
    script: `
      import Artplayer from 'artplayer';
      export const build = async () => {
        const player = new Artplayer({
          container: '#box', url: '/clip.webm', muted: true, loop: true, fullscreen: true, hotkey: true,
        });
        await new Promise((ready) => player.on('ready', ready));
        await player.play();
        return { full: () => { player.fullscreen = true; }, end: () => player.destroy(true) };
      };`,
  },
  {
    name: 'xgplayer',
    package: 'xgplayer',
    markup: `<div id="box"></div>`,
    script: `
      import Player from 'xgplayer';
      import 'xgplayer/dist/index.min.css';
      export const build = async () => {
        const player = new Player({
          id: 'box', url: '/clip.webm', width: 800, height: 450, loop: true, autoplayMuted: true,
          autoplay: true, lang: 'en',
        });
        await new Promise((playing) => player.once('playing', playing));
        return { full: () => player.getFullscreen(), end: () => player.destroy() };
      };`,
  },
  {
    name: 'DPlayer',
    package: 'dplayer',
    markup: `<div id="box" style="width:800px"></div>`,
    script: `
      import DPlayer from 'dplayer';
      export const build = async () => {
        const player = new DPlayer({
          container: document.querySelector('#box'), video: { url: '/clip.webm' }, loop: true,
          hotkey: true, mutex: false, lang: 'en',
        });
        player.volume(0, true, true);
        player.video.muted = true;
        await player.video.play();
        return {
          full: () => player.fullScreen.request('browser'),
          end: () => player.destroy(),
        };
      };`,
  },
];
