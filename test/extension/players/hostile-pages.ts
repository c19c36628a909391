/** Pages that make it hard for the overlay, each a row of docs/players.md; their markup is the overlay tests’. */

export interface HostilePage {
  readonly name: string;
  /** Lessons that it is there for. */
  readonly lessons: string;
  readonly path: string;
  /** Expression for what the board has to lie over; the video, where nothing is said. */
  readonly over?: string;
  /** The video is in a frame that the extension may not enter. */
  readonly framed?: boolean;
  /** Expression that takes the player to fullscreen, after a click. */
  readonly full?: string;
  /** Why the browser lets nothing of this page be fullscreen: the words of the cell. */
  readonly neverFull?: string;
  /** Expressions, each of which goes to another video. */
  readonly go?: readonly string[];
  /** Places to type in, which score nothing: expressions that focus each. */
  readonly fields?: readonly string[];
}

const ADDRESS = `history.pushState(null, '', location.pathname + '?next')`;

/** The player is taken away and built anew, in another size. */
const anew = (video: string): string => `(() => {
  ${ADDRESS};
  const next = document.createElement('video');
  Object.assign(next, { src: '/clip.webm', autoplay: true, muted: true, loop: true, width: 600 });
  ${video}.replaceWith(next);
})()`;

const framed = {
  over: `document.querySelector('iframe')`,
  framed: true,
  go: [
    `(() => {
      ${ADDRESS};
      const frame = document.querySelector('iframe');
      const next = frame.cloneNode();
      next.width = 640;
      frame.replaceWith(next);
    })()`,
  ],
} as const;

export const VIDEO = `document.querySelector('video')`;
export const ANEW: readonly string[] = [anew(VIDEO)];

export const HOSTILE_PAGES: readonly HostilePage[] = [
  { name: 'Trusted Types with an allow-list', path: '/trusted-types', lessons: '50' },
  { name: "CSP `default-src 'none'`", path: '/strict', lessons: '50' },
  { name: 'COOP and COEP: cross-origin isolated', path: '/isolated', lessons: '50' },
  { name: 'player in a cross-origin frame', path: '/frame', lessons: '48', ...framed },
  {
    name: 'player in a sandboxed frame',
    path: '/sandboxed',
    lessons: '48',
    ...framed,
    neverFull: 'none: the frame has no `allow="fullscreen"`, the browser refuses',
  },
  {
    name: 'player in a sandboxed frame that allows fullscreen',
    path: '/sandboxed-fullscreen',
    lessons: '48',
    ...framed,
  },
  {
    name: 'player in nested shadow roots, one closed',
    path: '/shadow',
    lessons: '48',
    over: 'tv()',
    full: 'tv().requestFullscreen()',
    go: [anew('tv()')],
  },
  { name: 'patches `customElements` and `attachShadow`', path: '/hostile', lessons: '50' },
  { name: '`html { font-size: 10px }`, `* { … !important }`', path: '/small-root', lessons: '38' },
  { name: 'client-side navigation', path: '/navigates', lessons: '49', go: ['show(2)', 'show(3)'] },
  {
    name: 'rebuilds its player every second',
    path: '/rebuilds',
    lessons: '49',
    full: '(still = true, document.querySelector("video").requestFullscreen())',
    go: [`(${ADDRESS}, width = 600)`],
  },
  {
    name: 'chat beside the video',
    path: '/chat',
    lessons: '44',
    fields: [
      `document.querySelector('#field').focus()`,
      `document.querySelector('#edit').focus()`,
      `document.querySelector('x-chat').shadowRoot.firstChild.focus()`,
    ],
  },
  { name: 'swallows keys in capture', path: '/keys', lessons: '45, 47' },
];
