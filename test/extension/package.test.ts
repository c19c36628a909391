/** What is published: its manifest, its size, and what the stores' linter says of it. */
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync, inflateRawSync } from 'node:zlib';
import { crc32 } from '../../scripts/zip.mjs';
import { BROWSERS } from '../../extension/manifest.js';
import { buildOf } from './e2e/builds.js';

type Json = Record<string, unknown>;

const json = (file: string): Json => JSON.parse(readFileSync(file, 'utf8')) as Json;
const manifestOf = (...build: Parameters<typeof buildOf>): Json =>
  json(join(buildOf(...build), 'manifest.json'));

const filesOf = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' });

/** Strings of a manifest that name files of the build. */
const namedFiles = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /^[\w/-]+\.(js|html|png)$/.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null
    ? Object.values(value).flatMap(namedFiles)
    : [];
};

/** Files by name, read from the local headers of a zip: APPNOTE.TXT 4.3.7. */
const unpack = (zip: Buffer): ReadonlyMap<string, Buffer> => {
  const files = new Map<string, Buffer>();
  let at = 0;
  while (zip.readUInt32LE(at) === 0x04034b50) {
    const [crc, size] = [zip.readUInt32LE(at + 14), zip.readUInt32LE(at + 18)];
    const start = at + 30 + zip.readUInt16LE(at + 26) + zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 30, at + 30 + zip.readUInt16LE(at + 26));
    const content = inflateRawSync(zip.subarray(start, start + size));
    assert.equal(crc32(content), crc, name);
    files.set(name, content);
    at = start + size;
  }
  return files;
};

test('the content script is at most 8 kB, gzipped', () => {
  const content = readFileSync(join(buildOf('chromium', 'extension'), 'content.js'));
  assert.ok(gzipSync(content, { level: 9 }).length <= 8192);
});

for (const browser of BROWSERS) {
  test(`${browser}: everything that the manifest names is there`, () => {
    const folder = buildOf(browser, 'extension');
    for (const file of namedFiles(manifestOf(browser, 'extension'))) {
      assert.ok(existsSync(join(folder, file)), file);
    }
  });

  test(`${browser}: the build for tests has one permission more, and nothing else`, () => {
    const { host_permissions: hosts, ...rest } = manifestOf(browser, 'extension-test');
    assert.deepEqual(hosts, ['http://localhost/*']);
    assert.deepEqual(rest, manifestOf(browser, 'extension'));
    for (const file of filesOf(buildOf(browser, 'extension'))) {
      if (!/\.(js|html|css)$/.test(file)) continue;
      const [published, tested] = (['extension', 'extension-test'] as const).map((kind) =>
        readFileSync(join(buildOf(browser, kind), file), 'utf8'),
      );
      assert.equal(published, tested, file);
    }
  });

  test(`${browser}: no access to any site before the user gives it`, () => {
    const manifest = manifestOf(browser, 'extension');
    const needed = ['activeTab', 'scripting', 'storage'];
    assert.deepEqual(
      manifest.permissions,
      browser === 'chromium' ? [...needed, 'sidePanel'] : needed,
    );
    assert.equal('host_permissions' in manifest || 'content_scripts' in manifest, false);
  });

  test(`${browser}: no code, style or data from outside`, () => {
    const { extension_pages: policy } = manifestOf(browser, 'extension')
      .content_security_policy as Record<string, string>;
    assert.match(policy ?? '', /^default-src 'none';/);
    assert.doesNotMatch(policy ?? '', /connect-src|https?:|unsafe|\*/);
  });

  test(`${browser}: each language has every message`, () => {
    const folder = join(buildOf(browser, 'extension'), '_locales');
    const names = Object.keys(json(join(folder, 'en/messages.json')));
    assert.deepEqual(readdirSync(folder).sort(), ['en', 'zh_CN', 'zh_HK', 'zh_TW']);
    for (const locale of readdirSync(folder)) {
      assert.deepEqual(Object.keys(json(join(folder, locale, 'messages.json'))), names, locale);
    }
    const used = JSON.stringify(manifestOf(browser, 'extension')).matchAll(/__MSG_(\w+)__/g);
    for (const [, name] of used) assert.ok(names.includes(name ?? ''), name);
  });

  test(`${browser}: the zip holds the folder, file by file`, () => {
    const folder = buildOf(browser, 'extension');
    const { version } = json('package.json');
    const zip = join(folder, '..', `snooker-scoreboard-${String(version)}-${browser}.zip`);
    const packed = unpack(readFileSync(zip));
    const files = filesOf(folder).filter((file) => statSync(join(folder, file)).isFile());
    assert.deepEqual([...packed.keys()].sort(), [...files].sort());
    for (const [name, content] of packed) {
      assert.ok(content.equals(readFileSync(join(folder, name))), name);
    }
  });
}

interface Lint {
  readonly errors: readonly Message[];
  readonly notices: readonly Message[];
  readonly warnings: readonly Message[];
}
interface Message {
  readonly code: string;
  readonly file?: string;
}

/** Every warning that the linter may give, with the reason why it stays. */
const EXPECTED = [
  // The extension is for desktop Firefox, where 140 knows `data_collection_permissions`; Firefox for
  // Android knows it from 142 on, and the linter speaks of both.
  'KEY_FIREFOX_ANDROID_UNSUPPORTED_BY_MIN_VERSION manifest.json',
  // Lit makes templates of our own text in this way; in our own code there is no such place.
  'UNSAFE_VAR_ASSIGNMENT chunks/lit',
];

test('web-ext lint says what is expected of the build for Firefox, and nothing else', () => {
  const run = [
    'web-ext',
    'lint',
    '--output=json',
    `--source-dir=${buildOf('firefox', 'extension')}`,
  ];
  const { errors, notices, warnings } = JSON.parse(
    execFileSync('npx', run, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }),
  ) as Lint;
  assert.deepEqual([errors, notices], [[], []]);
  // A chunk's name goes on with a mark of its content.
  const got = warnings.map(
    ({ code, file = '' }) => `${code} ${file.replace(/-[\w-]{8}\.js$/, '')}`,
  );
  assert.deepEqual(got.sort(), EXPECTED);
});
