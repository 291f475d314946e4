import { answered } from '#src/device/answered.ts';
import { renew } from '#src/device/new-log.ts';
import { pause } from '#src/lib/timing.ts';

/** Milliseconds before each attempt. */
const STEPS_MS = [0, 20, 100, 500, 2000, 5000];

/** Milliseconds: what was asked too early may never be answered. */
const ATTEMPT_MS = 1000;

/** While a browser clears its storage it opens no database. After some seconds it may have refused for good. */
export async function untilOpening(): Promise<void> {
  for (const waitMs of STEPS_MS) {
    await pause(waitMs);
    if (await opens()) return;
  }
}

async function opens(): Promise<boolean> {
  try {
    await answered(renew(), ATTEMPT_MS);
    return true;
  } catch {
    return false;
  }
}
