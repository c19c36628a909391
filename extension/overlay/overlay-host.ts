/** The tab of an overlay is the one that it is in, and its video is that of its content script. */
import { browser } from '../browser.js';
import type { TabInfo } from '../tab-match.js';
import { parseReport, type VideoReport } from '../video-time.js';
import type { Host, Standing } from '../pages/host.js';
import type { Channel } from './channel.js';

export const overlayHost = (host: Host, channel: Channel): Host =>
  Object.create(host, {
    standing: {
      value: async (): Promise<Standing> => {
        const { url, incognito } = await browser.tabs.get(channel.at.tab);
        return {
          tab: { id: channel.at.tab, url, incognito },
          place: 'web',
          origin: url !== undefined && URL.canParse(url) ? new URL(url).origin : null,
          access: true,
          always: false,
          video: null,
          closedFrames: [],
          shown: true,
          scoring: false,
        };
      },
    },
    watchVideo: {
      value: (_tab: TabInfo, heard: (report: VideoReport | null) => void) =>
        channel.hear('video', ({ report }) => {
          heard(parseReport(report));
        }),
    },
  }) as Host;
