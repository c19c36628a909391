/**
 * The overlay's way to the browser. It is in a page of the web, where Firefox gives an extension's
 * page neither tabs nor the session's storage: what it needs of them comes from the background, and
 * the video is that of its content script.
 */
import { browser } from '../browser.js';
import type { FromOverlayPage } from '../messages.js';
import type { Host, Standing } from '../pages/host.js';
import { parseReport } from '../video-time.js';
import type { Channel } from './channel.js';

const ask = (message: FromOverlayPage): Promise<unknown> => browser.runtime.sendMessage(message);

const text = (input: unknown): string | null => (typeof input === 'string' ? input : null);

/** @param host for what is the same in all pages */
export const overlayHost = (host: Host, channel: Channel): Host => {
  // The tab is the one that the overlay is in; which page that shows is for the background to see.
  const standing: Standing = {
    tab: { id: channel.at.tab },
    place: 'web',
    origin: null,
    access: true,
    always: false,
    video: null,
    closedFrames: [],
    shown: true,
    scoring: false,
  };
  const tabs: { [K in keyof Host['tabs']]: Host['tabs'][K] } = {
    matchOf: async () => text(await ask({ type: 'match-of' })),
    pick: async (_tab, match) => void (await ask({ type: 'pick-match', match })),
    watch: (changed) => host.tabs.watch(changed),
  };
  return {
    ...host,
    standing: () => Promise.resolve(standing),
    watchStanding: () => () => undefined,
    watchVideo: (_tab, heard) =>
      channel.hear('video', ({ report }) => {
        heard(parseReport(report));
      }),
    tabs: tabs as Host['tabs'],
  };
};
