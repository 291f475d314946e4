import { answered } from './answered.ts';

let areRefused = false;

/** Locks shared by the tabs and the worker of this origin; absent on an insecure origin. */
export const sharedLocks = (): LockManager | undefined =>
  areRefused ? undefined : (navigator as { locks?: LockManager }).locks;

/** Browsers that refuse all site data refuse locks too, but only when one is requested. */
export async function probeLocks(): Promise<void> {
  try {
    const probe = sharedLocks()?.request('halcyon-probe', { ifAvailable: true }, () => {});
    if (probe) await answered(probe);
  } catch {
    areRefused = true;
  }
}
