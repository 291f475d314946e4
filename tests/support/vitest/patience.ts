// How long a test waits for a fact: only a fact that never comes ends the wait, however busy the machine is.
import { vi } from 'vitest';

export const PATIENCE_MS = 60_000;

type WaitFor = typeof vi.waitFor;

/** Vitest has a setting for `expect.poll` and none for `vi.waitFor`, whose own patience is a second. */
export function waitPatiently(): void {
  const waitFor = ownWaitFor();
  vi.waitFor = Object.assign(
    ((fact, options = {}) =>
      waitFor(fact, {
        timeout: PATIENCE_MS,
        interval: 20,
        ...(typeof options === 'number' ? { timeout: options } : options),
      })) as WaitFor,
    { impatient: waitFor },
  );
}

/** The setup runs for every file of a process. */
function ownWaitFor(): WaitFor {
  const waitFor: WaitFor & { impatient?: WaitFor } = vi.waitFor;
  return waitFor.impatient ?? waitFor;
}
