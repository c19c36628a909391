/** The overlay of a tab, from outside: for the background and for every page of the extension. */
import { browser } from './browser.js';
import { FIRST_PLACE } from './content/overlay-state.js';
import { isObject, isPlace, type Look, type Place, type ToFrame } from './messages.js';

/** How a frame stands; frame 0 is the tab's own page. */
export interface FrameLook extends Look {
  readonly frame: number;
}

const say = async (tab: number, frame: number, message: ToFrame): Promise<FrameLook | null> => {
  try {
    const look: unknown = await browser.tabs.sendMessage(tab, message, { frameId: frame });
    return isObject(look) ? { ...(look as unknown as Look), frame } : null;
  } catch {
    // No content script of ours is there, or its page has just gone.
    return null;
  }
};

const sayToAll = async (
  tab: number,
  frames: readonly number[],
  message: ToFrame,
): Promise<readonly FrameLook[]> => {
  const looks = await Promise.all(frames.map((frame) => say(tab, frame, message)));
  return looks.filter((look) => look !== null);
};

/**
 * Puts the content script into every frame that the extension may enter; where it is already, that
 * changes nothing. Rejects where the browser lets the extension into none.
 */
const enter = async (tab: number): Promise<readonly number[]> => {
  const results = await browser.scripting.executeScript({
    target: { tabId: tab, allFrames: true },
    files: ['content.js'],
  });
  return results.map(({ frameId }) => frameId);
};

/** Looks at all frames. @throws where the extension may not enter the tab */
export const lookAtTab = async (tab: number): Promise<readonly FrameLook[]> =>
  sayToAll(tab, await enter(tab), { type: 'look' });

/** The frame with the video that is watched; the tab's own page where there is none. */
export const bestFrame = (looks: readonly FrameLook[]): FrameLook | null => {
  const [best] = [...looks].sort((a, b) => b.worth - a.worth || a.frame - b.frame);
  return best ?? null;
};

const placeKey = (origin: string): string => `place:${origin}`;

/** The place that is kept for a site. */
const placeOn = async (origin: string): Promise<Place> => {
  const items = await browser.storage.local.get(placeKey(origin));
  const place: unknown = items[placeKey(origin)];
  return isPlace(place) ? place : FIRST_PLACE;
};

export const keepPlace = (origin: string, place: Place): Promise<void> =>
  browser.storage.local.set({ [placeKey(origin)]: place });

/** The user says so now; did so before, and the board comes back; the site is always on. */
export type Reason = 'user' | 'again' | 'site';

/** Shows the board over the video that is watched, once in a tab. @throws as `lookAtTab` does */
export const showIn = async (tab: number, why: Reason): Promise<FrameLook | null> => {
  const looks = await lookAtTab(tab);
  const best = bestFrame(looks);
  if (!best) return null;
  const others = looks.filter(({ frame, shown }) => shown && frame !== best.frame);
  await sayToAll(
    tab,
    others.map(({ frame }) => frame),
    { type: 'hide', auto: false },
  );
  const place = await placeOn(best.origin);
  return say(
    tab,
    best.frame,
    why === 'again'
      ? { type: 'again', place, wish: best.wish }
      : { type: 'show', place, auto: why === 'site' },
  );
};

export const hideIn = async (tab: number): Promise<void> => {
  const looks = await lookAtTab(tab);
  const shown = looks.filter((look) => look.shown).map(({ frame }) => frame);
  await sayToAll(tab, shown.length > 0 ? shown : [0], { type: 'hide', auto: false });
};

/** Turns scoring on or off; the board is shown where it was not. */
export const scoreIn = async (tab: number, on: boolean | 'toggle'): Promise<void> => {
  const looks = await lookAtTab(tab);
  const shown =
    looks.find((look) => look.shown) ?? (on === false ? null : await showIn(tab, 'user'));
  if (shown) await say(tab, shown.frame, { type: 'score', on });
};

/** @param seconds into the video */
export const seekIn = async (tab: number, seconds: number): Promise<void> => {
  const best = bestFrame(await lookAtTab(tab));
  if (best) await say(tab, best.frame, { type: 'seek', seconds });
};

/** Origins of the tab's large frames into which the extension could not get. */
export const closedFrames = (looks: readonly FrameLook[]): readonly string[] => {
  const entered = looks.map(({ origin }) => origin);
  return [...new Set(looks.flatMap(({ frames }) => frames))].filter(
    (origin) => !entered.includes(origin),
  );
};
