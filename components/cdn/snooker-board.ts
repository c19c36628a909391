/**
 * The scoreboard for a script tag. A page that loads it twice, or in two versions, keeps the first:
 * nothing of the second is evaluated, so that Lit asks for its Trusted Types policy only once.
 * Nothing is exported and nothing but `import()` imports, so that a tag without `type="module"`,
 * which site builders like to write, does as well.
 */

/** Fetches what defines an element, unless the page has it or waits for it. */
export type Once = (name: string, fetch: () => Promise<unknown>) => void;

// A block: names of a plain script are the whole page's, and a second one may not declare them again.
{
  const KEY = Symbol.for('snooker-scoreboard: once');
  const asked = new Set<string>();

  /** Shared by all copies of the script, before the elements themselves are here. */
  const once: Once = ((globalThis as { [KEY]?: Once })[KEY] ??= (name, fetch) => {
    if (asked.has(name) || customElements.get(name)) return;
    asked.add(name);
    fetch().catch((error: unknown) => {
      asked.delete(name);
      console.error(`<${name}> could not be loaded.`, error);
    });
  });

  once('snooker-scoreboard', () => import('../scoreboard/define.js'));
}
