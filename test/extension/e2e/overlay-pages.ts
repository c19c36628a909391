/** The pages of the overlay's tests. */
import type { TestPage } from './server.js';

const video = (attributes = ''): string =>
  `<video src="/clip.webm" autoplay muted loop width="800" ${attributes}></video>`;

const script = (text: string): string => `<script>${text}</script>`;

/** Places to type in: a field, an editable part of the page, a field in a shadow root. */
const CHAT = `<input id="field"><div id="edit" contenteditable style="height:30px"></div>
  <x-chat></x-chat>${script(`
    customElements.define('x-chat', class extends HTMLElement {
      connectedCallback() { this.attachShadow({ mode: 'open' }).innerHTML = '<input>'; }
    });`)}`;

export const PAGES: Readonly<Record<string, TestPage>> = {
  '/bare': { body: `<h1>Final</h1>${video()}<textarea id="field"></textarea>` },
  '/strict': {
    // The page's own video, and nothing else: neither scripts, styles nor frames.
    headers: { 'content-security-policy': "default-src 'none'; media-src 'self'" },
    body: video(),
  },
  '/trusted-types': {
    headers: {
      'content-security-policy': "require-trusted-types-for 'script'; trusted-types page-only",
    },
    body: video(),
  },
  '/isolated': {
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
    body: video(),
  },
  '/small-root': {
    body: `<style>
      html { font-size: 10px } * { line-height: 3 !important; letter-spacing: 4px !important }
      div, iframe { opacity: 0.1 !important; display: none !important; transform: scale(3) !important }
      button { width: 100% }
    </style>${video()}`,
  },
  '/shadow': {
    body: `<outer-player></outer-player>${script(`
      customElements.define('outer-player', class extends HTMLElement {
        connectedCallback() {
          const inner = this.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));
          const closed = inner.attachShadow({ mode: 'closed' });
          closed.innerHTML = '${video()}';
          window.tv = () => closed.querySelector('video');
        }
      });`)}`,
  },
  '/several': {
    body: `<video src="/clip.webm" autoplay muted loop width="300" id="advert"></video>
      <video src="/clip.webm" autoplay muted loop width="640" id="match" style="display:block"></video>
      <video src="/clip.webm" width="300" id="still"></video>`,
  },
  '/frame': {
    body: `<h1>Player of another origin</h1>
      <iframe src="{foreign}/bare" width="820" height="560" allow="autoplay; fullscreen"></iframe>`,
  },
  '/no-video': { body: `<h1>Nothing to watch</h1>` },
  '/covered': {
    body: `${video()}<div id="cover" style="width:100vw;height:100vh;background:#f001"></div>${script(`
      cover.popover = 'manual';
      window.clicks = 0;
      cover.onclick = () => (clicks += 1);`)}`,
  },
  '/own-player': {
    body: `<bwp-video style="display:block;width:640px;height:360px;background:#063"></bwp-video>`,
  },
  '/sandboxed': {
    body: `<iframe src="/bare" sandbox="allow-scripts" width="820" height="560"></iframe>`,
  },
  '/sandboxed-fullscreen': {
    body: `<iframe src="/bare" sandbox="allow-scripts" allow="fullscreen *" width="820" height="560"></iframe>`,
  },
  '/rebuilds': {
    body: `<main></main>${script(`
      window.width = 800;
      // A page that did so in fullscreen too would have no fullscreen.
      window.still = false;
      document.onfullscreenchange = () => { still = document.fullscreenElement !== null; };
      const build = () => {
        if (still) return;
        document.querySelector('main').innerHTML =
          '<div><video src="/clip.webm" autoplay muted loop width="' + width +
          '" height="' + width * 9 / 16 + '"></video></div>';
      };
      build();
      setInterval(build, 1000);`)}`,
  },
  '/navigates': {
    body: `<main></main>${script(`
      window.show = (n) => {
        if (n > 1) history.pushState(null, '', '/navigates?video=' + n);
        document.body.innerHTML = '<h1>Video ' + n + '</h1>' +
          '<video src="/clip.webm" autoplay muted loop width="' + (900 - 100 * n) + '" id="v' + n + '"></video>';
      };
      show(1);`)}`,
  },
  '/fullscreen': {
    body: `<div id="player" style="width:800px;background:#000">${video('style="width:100%"')}
      <button id="full" style="position:absolute;left:0;top:0;width:60px;height:30px">full</button></div>
      ${script(`
      window.target = document.querySelector('#player');
      window.order = () => [...document.querySelectorAll('#player > :not([data-snooker-overlay])')].map((e) => e.tagName).join();
      document.querySelector('#full').onclick = () =>
        document.fullscreenElement ? document.exitFullscreen() : target.requestFullscreen();`)}`,
  },
  '/chat': { body: `${video()}${CHAT}` },
  '/keys': {
    body: `${video()}${CHAT}${script(`
      window.heard = [];
      window.jumps = 0;
      // As players do: they hear every key first, and keep it for themselves.
      for (const type of ['keydown', 'keypress', 'keyup']) {
        window.addEventListener(type, (event) => {
          heard.push(type + ':' + event.key);
          if (event.target.matches?.('input, [contenteditable], x-chat')) return;
          event.stopImmediatePropagation();
          event.preventDefault();
          if (type === 'keydown' && /[0-9]/.test(event.key)) jumps += 1;
        }, true);
      }`)}`,
  },
  '/hostile': {
    body: `<script>
      // Before anything of ours: what it can patch, it has patched.
      window.stolen = [];
      const attach = Element.prototype.attachShadow;
      Element.prototype.attachShadow = function (init) {
        const root = attach.call(this, { ...init, mode: 'open' });
        stolen.push(root);
        return root;
      };
      customElements.define = () => { throw new Error('no'); };
      const post = MessagePort.prototype.postMessage;
      MessagePort.prototype.postMessage = function (...all) { stolen.push(all); return post.apply(this, all); };
      window.addEventListener('message', (event) => stolen.push(event.data));
    </script>${video()}`,
  },
};
