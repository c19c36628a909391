/** Finds the browsers that tests run in; on a root Debian machine without them, installs them. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const KINDS = {
  chromium: {
    env: 'CHROME_PATH',
    debian: 'chromium',
    commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'],
    places: [
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
    ],
  },
  firefox: {
    env: 'FIREFOX_PATH',
    debian: 'firefox-esr',
    commands: ['firefox-esr', 'firefox'],
    places: [
      '/Applications/Firefox.app/Contents/MacOS/firefox',
      'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
    ],
  },
};

/** Without the first a root user has no Chromium; the others keep it off the network. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const folders = () => (process.env.PATH ?? '').split(delimiter).filter(Boolean);

/** Fullscreen in Firefox needs a screen: on Linux a virtual one. */
const needsXvfb = () =>
  process.platform === 'linux' && !folders().some((folder) => isExecutable(join(folder, 'Xvfb')));

function find(kind) {
  const { env, commands, places } = KINDS[kind];
  if (process.env[env]) return isExecutable(process.env[env]) ? process.env[env] : undefined;
  const names = commands.flatMap((command) => folders().map((folder) => join(folder, command)));
  return [...names, ...places].find(isExecutable);
}

function isRootOnDebian() {
  try {
    const release = readFileSync('/etc/os-release', 'utf8');
    return process.getuid?.() === 0 && /^ID=debian$/m.test(release);
  } catch {
    return false;
  }
}

/** Tries; what apt-get could not do it says itself, and what is missing then is seen by a new look. */
function install(packages) {
  console.error(`Installing ${packages.join(', ')} with apt-get ...`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  spawnSync('apt-get', ['-qq', 'update'], options);
  spawnSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], options);
}

/**
 * The path of each browser, as `{ chromium, firefox }`. CHROME_PATH and FIREFOX_PATH come first.
 * @throws {Error} one line that says what to install, where a browser is missing and can't be put there
 */
export function ensureBrowsers() {
  const missing = () => Object.keys(KINDS).filter((kind) => find(kind) === undefined);
  const toInstall = missing().filter((kind) => !process.env[KINDS[kind].env]);
  const packages = toInstall.map((kind) => KINDS[kind].debian);
  if (needsXvfb()) packages.push('xvfb');
  if (packages.length > 0 && isRootOnDebian()) install(packages);
  const still = missing();
  if (still.length > 0) {
    const advice = still.map((kind) => `${kind} (or set ${KINDS[kind].env} to its executable)`);
    throw new Error(`Tests run in real browsers. Please install ${advice.join(' and ')}.`);
  }
  return { chromium: find('chromium'), firefox: find('firefox') };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    ensureBrowsers();
  } catch (error) {
    console.error(error.message);
    process.exitCode = 1;
  }
}
