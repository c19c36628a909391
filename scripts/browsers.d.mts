/** The path of each browser's executable. Throws, in one line, what to install. */
export function ensureBrowsers(): { chromium: string; firefox: string };

/** How Chromium is started in tests: as any user, and off the network. */
export const CHROMIUM_FLAGS: readonly string[];
