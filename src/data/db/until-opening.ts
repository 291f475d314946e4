import { pause } from '#src/lib/timing.ts';
import { renew } from './new-log.ts';

/** Milliseconds before each attempt. */
const STEPS_MS = [0, 20, 100, 500, 2000, 5000];

/** While a browser clears its storage it opens no database. After some seconds it may have refused for good. */
export async function untilOpening(): Promise<void> {
  for (const waitMs of STEPS_MS) {
    await pause(waitMs);
    if (await opens()) return;
  }
}

async function opens(): Promise<boolean> {
  try {
    await renew();
    return true;
  } catch {
    return false;
  }
}
