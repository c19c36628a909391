/**
 * What is known of sites beyond the general rule, which is the largest visible video. Only what was
 * read somewhere is here, with where; a site that changes falls back to the general rule. None was
 * tried on the site itself: docs/sites.md.
 */

export interface SiteFacts {
  /** As people call it, in the popup. */
  readonly name: string;
  /** Names of hosts; those under them count too. */
  readonly hosts: readonly string[];
  /** Selector of the video that is watched, where there are others beside it. */
  readonly video?: string;
  /** Selector of what shows the video where that is no `<video>`. */
  readonly shows?: string;
}

export const SITES: readonly SiteFacts[] = [
  {
    name: 'YouTube',
    hosts: ['youtube.com', 'youtube-nocookie.com'],
    // Previews in lists are videos too. asbplayer, extension/src/pages.json at 0570743.
    video: '#movie_player video',
  },
  {
    name: 'Twitch',
    // PreMiD/Activities, websites/T/Twitch/metadata.json at 1f1b363.
    hosts: ['twitch.tv'],
    // Lists play previews. pregnantboy/bigtube, app/scripts/twitch.js.
    video: '.video-player__container video',
  },
  {
    name: 'BBC iPlayer',
    hosts: ['bbc.co.uk', 'bbc.com'],
    // The video is two open shadow roots down. PreMiD/Activities, websites/B/BBC/presence.ts at 85daf86.
    shows: 'smp-toucan-player',
  },
  // asbplayer, extension/src/pages.json at 06f0f6c (play.max.com); WebKit, page/Quirks.cpp (play.hbomax.com).
  { name: 'HBO Max', hosts: ['hbomax.com', 'max.com'] },
  // yt-dlp, yt_dlp/extractor/dplay.py; broadcasts of TNT Sports are here too.
  { name: 'discovery+', hosts: ['discoveryplus.com'] },
  // yt-dlp, yt_dlp/extractor/eurosport.py at 093e59e.
  { name: 'Eurosport', hosts: ['eurosport.com'] },
  // swpease/WSTPlayEnhancer, manifest.json at 1b16fcc.
  { name: 'WST Play', hosts: ['play.wst.tv'] },
  // Public tests of its list of videos open https://matchroom.live/ondemand.
  { name: 'Matchroom.live', hosts: ['matchroom.live'] },
  // Shaka-based players of others send https://www.dazn.com as the page that they come from.
  { name: 'DAZN', hosts: ['dazn.com'] },
  // Its own services: https://login.viaplay.com and https://content.viaplay.se in tests of its client.
  { name: 'Viaplay', hosts: ['viaplay.com', 'viaplay.se'] },
  {
    name: 'Facebook',
    hosts: ['facebook.com'],
    // What is opened to be watched, not what plays in a feed. xxxily/h5player, h5PlayerTccInit.js at 0abfca8.
    video: '[data-fullscreen-container="true"] video',
  },
  {
    name: 'Vimeo',
    hosts: ['vimeo.com'],
    // PreMiD/Activities, websites/V/Vimeo/presence.ts at 52dd660.
    video: '.vp-video video',
  },
  // PreMiD/Activities, websites/K/Kick/presence.ts at 2d6e9f6.
  { name: 'Kick', hosts: ['kick.com'] },
  {
    name: 'bilibili',
    hosts: ['bilibili.com'],
    // Some videos are played by an element of its own. VideoRoll, src/website.ts.
    shows: 'bwp-video, .bpx-player-video-wrap',
  },
  // Built with xgplayer: xxxily/h5player, h5PlayerTccInit.js at 0abfca8.
  { name: '抖音 Douyin', hosts: ['douyin.com'] },
  // yt-dlp, yt_dlp/extractor/cctv.py at 018dde4.
  { name: '央视网 CCTV', hosts: ['cctv.com', 'cntv.cn'] },
  // Its own services: https://webapi.miguvideo.com, https://m.miguvideo.com.
  { name: '咪咕视频 Migu', hosts: ['miguvideo.com'] },
  // xxxily/h5player, h5PlayerTccInit.js at 0abfca8.
  { name: '爱奇艺 iQIYI', hosts: ['iqiyi.com'] },
  // yt-dlp, yt_dlp/extractor/huya.py at 09cbc3a.
  { name: '虎牙 Huya', hosts: ['huya.com'] },
  // yt-dlp, yt_dlp/extractor/douyutv.py.
  { name: '斗鱼 Douyu', hosts: ['douyu.com'] },
];

export const siteOf = (host: string): SiteFacts | null =>
  SITES.find(({ hosts }) => hosts.some((name) => host === name || host.endsWith(`.${name}`))) ??
  null;
