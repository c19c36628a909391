/** Waits for what must come, however busy the machine is that the tests run on. */
import { waitUntil as wait } from '@open-wc/testing';

/** ms; nothing is slow enough to need them but a machine that does something else. */
const PATIENCE = 8000;

export const waitUntil = (holds: () => unknown): Promise<void> =>
  wait(holds, undefined, { timeout: PATIENCE });
