/**
 * The scoreboard for a script tag. A page that loads it twice, or in two versions, keeps the first:
 * nothing of the second is evaluated, so that Lit asks for its Trusted Types policy only once.
 */

const KEY = Symbol.for('snooker-scoreboard: elements asked for');

/** Shared by all copies of the script, before the elements themselves are here. */
const asked = ((globalThis as { [KEY]?: Set<string> })[KEY] ??= new Set());

/** Fetches what defines an element, unless the page has it or waits for it. */
export const once = (name: string, fetch: () => Promise<unknown>): void => {
  if (asked.has(name) || customElements.get(name)) return;
  asked.add(name);
  fetch().catch((error: unknown) => {
    asked.delete(name);
    console.error(`<${name}> could not be loaded.`, error);
  });
};

once('snooker-scoreboard', () => import('../scoreboard/define.js'));
