/** The manifest, of which the two browsers share all but a few keys. */

export const BROWSERS = ['chromium', 'firefox'] as const;
export type BrowserName = (typeof BROWSERS)[number];

/** Of the languages in `_locales`. */
const MESSAGES = { name: '__MSG_name__', description: '__MSG_description__' } as const;

const SIZES = [16, 32, 48, 128] as const;
const icons = Object.fromEntries(SIZES.map((size) => [size, `icons/${size}.png`]));

/** Nothing from outside, and no way to send anything there. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const common = (version: string) => ({
  manifest_version: 3,
  ...MESSAGES,
  version,
  default_locale: 'en',
  icons,
  action: { default_title: MESSAGES.name, default_icon: icons },
  permissions: ['activeTab', 'scripting', 'storage'],
  optional_host_permissions: ['https://*/*', 'http://*/*'],
  options_ui: { page: 'options.html', open_in_tab: true },
  content_security_policy: { extension_pages: POLICY },
});

const commands = (scoring: string) => ({
  'toggle-board': {
    suggested_key: { default: 'Alt+Shift+B' },
    description: '__MSG_toggleBoard__',
  },
  'toggle-scoring': { suggested_key: { default: scoring }, description: '__MSG_toggleScoring__' },
});

/** The one page that a page of the web may hold, and what it loads. */
const OVERLAY = ['overlay.html'];

const chromium = (version: string) => {
  const base = common(version);
  return {
    ...base,
    // Popovers, `scripting` with its promises and the side panel opened by a click.
    minimum_chrome_version: '116',
    permissions: [...base.permissions, 'sidePanel'],
    background: { service_worker: 'background.js', type: 'module' },
    side_panel: { default_path: 'panel.html' },
    commands: commands('Alt+S'),
    web_accessible_resources: [
      { resources: OVERLAY, matches: ['<all_urls>'], use_dynamic_url: true },
    ],
    // A page that asks this of all its frames gets it.
    cross_origin_embedder_policy: { value: 'require-corp' },
  };
};

const firefox = (version: string) => ({
  ...common(version),
  browser_specific_settings: {
    gecko: {
      id: 'snooker-scoreboard@snooker-scoreboard',
      // The first that knows `data_collection_permissions`.
      strict_min_version: '140.0',
      data_collection_permissions: { required: ['none'] },
    },
  },
  background: { scripts: ['background.js'], type: 'module' },
  sidebar_action: {
    default_panel: 'panel.html',
    default_title: MESSAGES.name,
    open_at_install: false,
  },
  // Alt+S opens a menu of Firefox.
  commands: commands('Alt+Shift+S'),
  web_accessible_resources: [{ resources: OVERLAY, matches: ['<all_urls>'] }],
});

/** @param hosts what the test builds have more: permission for pages of this machine */
export const manifest = (browser: BrowserName, version: string, hosts: readonly string[] = []) => ({
  ...(browser === 'chromium' ? chromium(version) : firefox(version)),
  ...(hosts.length > 0 ? { host_permissions: hosts } : {}),
});
