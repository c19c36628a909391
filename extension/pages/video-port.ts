/** Hears of the video of a tab, through reloads and players that come later. */
import { browser } from '../browser.js';
import { bestFrame, lookAtTab } from '../in-tab.js';
import { VIDEO_PORT } from '../messages.js';
import { parseReport, type VideoReport } from '../video-time.js';

/** How long to wait before a tab without a video is looked at again, ms. */
const PATIENCE = 3000;

/** Calls back with what the tab's video does, null while there is none; returns what ends it. */
export const watchVideo = (
  tab: number,
  heard: (report: VideoReport | null) => void,
): (() => void) => {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let hangUp = (): void => undefined;

  const again = (): void => {
    clearTimeout(timer);
    if (!ended) timer = setTimeout(() => void listen(), PATIENCE);
  };

  const listen = async (): Promise<void> => {
    hangUp();
    // Of all frames, only the one whose video is watched has anything to say.
    const best = bestFrame(await lookAtTab(tab).catch(() => []));
    // Whoever listened may have gone while the tab was looked at.
    if (hasEnded()) return;
    if (!best?.video) {
      heard(null);
      again();
      return;
    }
    const port = browser.tabs.connect(tab, { name: VIDEO_PORT, frameId: best.frame });
    port.onMessage.addListener((message: unknown) => {
      const report = parseReport(message);
      heard(report);
      if (report) clearTimeout(timer);
      else again();
    });
    port.onDisconnect.addListener(() => {
      heard(null);
      again();
    });
    hangUp = () => {
      port.disconnect();
    };
  };
  const hasEnded = (): boolean => ended;

  void listen();
  return () => {
    ended = true;
    clearTimeout(timer);
    hangUp();
  };
};
