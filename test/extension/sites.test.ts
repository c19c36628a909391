import assert from 'node:assert/strict';
import { test } from 'node:test';
import { SITES, siteOf } from '../../extension/sites.js';

for (const [host, name] of [
  ['www.youtube.com', 'YouTube'],
  ['m.youtube.com', 'YouTube'],
  ['youtube.com', 'YouTube'],
  ['live.bilibili.com', 'bilibili'],
  ['www.twitch.tv', 'Twitch'],
  ['www.bbc.co.uk', 'BBC iPlayer'],
  ['play.hbomax.com', 'HBO Max'],
  ['play.wst.tv', 'WST Play'],
  ['www.wst.tv', undefined],
  ['player.vimeo.com', 'Vimeo'],
  ['tv.cctv.com', '央视网 CCTV'],
  ['www.matchroom.live', 'Matchroom.live'],
  ['www.dazn.com', 'DAZN'],
  ['content.viaplay.se', 'Viaplay'],
  ['www.miguvideo.com', '咪咕视频 Migu'],
  ['climax.com', undefined],
  ['notyoutube.com', undefined],
  ['youtube.com.example', undefined],
  ['localhost', undefined],
] as const) {
  test(`${host}: ${name ?? 'the general rule alone'}`, () => {
    assert.equal(siteOf(host)?.name, name);
  });
}

test('no host stands twice, or under another', () => {
  const hosts = SITES.flatMap((site) => site.hosts);
  const under = hosts.filter((host) =>
    hosts.some((other) => other !== host && host.endsWith(`.${other}`)),
  );
  assert.deepEqual(under, []);
  assert.equal(new Set(hosts).size, hosts.length);
});
