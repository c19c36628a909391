/**
 * What is known of sites beyond the general rule, which is the largest visible video. Only what was
 * read somewhere is here, with where; a site that changes falls back to the general rule.
 */

export interface SiteFacts {
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
    name: 'bilibili',
    hosts: ['bilibili.com'],
    // Some videos are played by an element of its own. VideoRoll, src/website.ts.
    shows: 'bwp-video, .bpx-player-video-wrap',
  },
];

export const siteOf = (host: string): SiteFacts | null =>
  SITES.find(({ hosts }) => hosts.some((name) => host === name || host.endsWith(`.${name}`))) ??
  null;
