/** Sites on which the overlay comes by itself: registered with the browser, which remembers them. */
import { browser } from './browser.js';
import { patternOf } from './pages/where.js';

const ID = 'always';

/** Only sites that the browser lets the extension into; the others wait until it does. */
const permitted = async (sites: readonly string[]): Promise<readonly string[]> => {
  const answers = await Promise.all(
    sites.map((site) => browser.permissions.contains({ origins: [patternOf(site)] })),
  );
  return sites.filter((_, i) => answers[i]);
};

export const syncSites = async (sites: readonly string[]): Promise<void> => {
  const matches = (await permitted(sites)).map(patternOf);
  const registered = await browser.scripting.getRegisteredContentScripts({ ids: [ID] });
  if (registered.length > 0) await browser.scripting.unregisterContentScripts({ ids: [ID] });
  if (matches.length === 0) return;
  await browser.scripting.registerContentScripts([
    {
      id: ID,
      matches,
      js: ['content.js'],
      allFrames: true,
      runAt: 'document_idle',
      persistAcrossSessions: true,
    },
  ]);
};
