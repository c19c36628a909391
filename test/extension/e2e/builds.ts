/** The builds that are tested: those of `npm run build`. */
import { resolve } from 'node:path';

/** @param kind as it is published, or with permission for pages of this machine */
export const buildOf = (
  browser: 'chromium' | 'firefox',
  kind: 'extension' | 'extension-test' = 'extension-test',
): string => resolve(process.env.EXTENSION_DIST ?? 'dist', kind, browser);
