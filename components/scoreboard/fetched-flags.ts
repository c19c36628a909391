/** Flags are fetched where a match has countries: most of a club's have none. */
import { Later } from './later.js';

export const FLAGS = new Later(async () => (await import('./flags.js')).flag);

/** Whether a record names a country. It may be a stranger's: nothing is known of its shape yet. */
export const namesCountry = (record: unknown): boolean => {
  try {
    return JSON.stringify((record as { readonly setup?: unknown }).setup).includes('"country":');
  } catch {
    return false;
  }
};
