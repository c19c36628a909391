import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteOf } from '../../extension/sites.js';

for (const [host, name] of [
  ['www.youtube.com', 'YouTube'],
  ['m.youtube.com', 'YouTube'],
  ['youtube.com', 'YouTube'],
  ['live.bilibili.com', 'bilibili'],
  ['notyoutube.com', undefined],
  ['youtube.com.example', undefined],
  ['localhost', undefined],
] as const) {
  test(`${host}: ${name ?? 'the general rule alone'}`, () => {
    assert.equal(siteOf(host)?.name, name);
  });
}
