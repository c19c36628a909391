import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  languageOf,
  parseSettings,
  SettingsStore,
  type Settings,
} from '../../extension/settings.js';
import { FakeLocks, FakeStorage } from './fake-storage.js';

const DEFAULTS: Settings = {
  version: 1,
  language: 'auto',
  layout: 'bar',
  theme: 'broadcast',
  delay: 0,
  follow: false,
  keys: {},
  sites: [],
};

for (const input of [undefined, null, 'x', 7, [], {}]) {
  test(`${JSON.stringify(input)} stored gives the defaults`, () => {
    assert.deepEqual(parseSettings(input), DEFAULTS);
  });
}

test('a field that is wrong takes its default; the others stand', () => {
  const stored = { version: 1, layout: 'mini', theme: 'neon', delay: -1, language: 'zh-TW' };
  assert.deepEqual(parseSettings(stored), { ...DEFAULTS, layout: 'mini', language: 'zh-TW' });
});

for (const [delay, right] of [
  [0.5, 0.5],
  [120, 120],
  [121, 0],
  ['10', 0],
  [Infinity, 0],
  [NaN, 0],
] as const) {
  test(`a delay of ${delay} (${typeof delay}) is read as ${right}`, () => {
    assert.equal(parseSettings({ delay }).delay, right);
  });
}

test('sites are origins, each once; anything else is left out', () => {
  const sites = ['https://a.example', 'https://a.example', 'https://a.example/path', '*', 3];
  assert.deepEqual(parseSettings({ sites }).sites, ['https://a.example']);
});

test('keys are codes of physical keys; anything else is left out', () => {
  const keys = { foul: ['KeyX', 'Numpad9'], undo: [], redo: 'KeyY', miss: ['<b>'], play: [5] };
  assert.deepEqual(parseSettings({ keys }).keys, { foul: ['KeyX', 'Numpad9'], undo: [] });
});

test('each migration is run once, from the version stored on', () => {
  const migrations = [
    (old: object) => ({ ...old, layout: 'card' }),
    (old: object) => ({ ...old, delay: 5 }),
  ];
  const from1 = parseSettings({ version: 1, theme: 'light' }, migrations);
  assert.deepEqual(from1, { ...DEFAULTS, version: 3, theme: 'light', layout: 'card', delay: 5 });
  const from2 = parseSettings({ version: 2, layout: 'mini' }, migrations);
  assert.deepEqual(from2, { ...DEFAULTS, version: 3, layout: 'mini', delay: 5 });
  const from3 = parseSettings({ version: 3, layout: 'mini', delay: 9 }, migrations);
  assert.deepEqual(from3, { ...DEFAULTS, version: 3, layout: 'mini', delay: 9 });
});

test('settings of a later version are read as far as they are understood', () => {
  assert.deepEqual(parseSettings({ version: 9, delay: 4, hologram: true }), {
    ...DEFAULTS,
    delay: 4,
  });
});

test('a change is kept, and told to every page', async () => {
  const area = new FakeStorage();
  const heard: Settings[] = [];
  const stop = new SettingsStore(area, null).watch((settings) => heard.push(settings));
  await new SettingsStore(area, null).change(() => ({ delay: 8 }));
  assert.deepEqual(heard, [{ ...DEFAULTS, delay: 8 }]);
  assert.equal((await new SettingsStore(area, null).read()).delay, 8);
  stop();
  await area.set({ settings: {} });
  assert.equal(heard.length, 1);
});

test('two pages that change different things lose neither', async () => {
  const [area, locks] = [new FakeStorage(), new FakeLocks().manager];
  const [one, two] = [new SettingsStore(area, locks), new SettingsStore(area, locks)];
  await Promise.all([
    one.change(() => ({ layout: 'mini' })),
    two.change(({ sites }) => ({ sites: [...sites, 'https://a.example'] })),
    one.change(({ sites }) => ({ sites: [...sites, 'https://b.example'] })),
  ]);
  assert.deepEqual(await two.read(), {
    ...DEFAULTS,
    layout: 'mini',
    sites: ['https://a.example', 'https://b.example'],
  });
});

test('storage that cannot be read gives the defaults; that cannot be written, says so', async () => {
  const area = new FakeStorage();
  area.failure = new Error('no');
  const store = new SettingsStore(area, null);
  await assert.rejects(store.change(() => ({ delay: 1 })));
  area.get = () => Promise.reject(new Error('no'));
  assert.deepEqual(await store.read(), DEFAULTS);
});

test('a language that was chosen comes before the browser’s', () => {
  assert.equal(languageOf(DEFAULTS, 'zh-Hant-MO'), 'zh-Hant-MO');
  assert.equal(languageOf({ ...DEFAULTS, language: 'zh-CN' }, 'en'), 'zh-CN');
});
