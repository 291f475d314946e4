let areRefused = false;

/** Locks shared by the tabs and the worker of this origin; absent on an insecure origin. */
export const sharedLocks = (): LockManager | undefined =>
  areRefused ? undefined : (navigator as { locks?: LockManager }).locks;

/** Browsers that refuse all site data refuse locks too, but only when one is requested. */
export async function probeLocks(): Promise<void> {
  try {
    await sharedLocks()?.request('halcyon-probe', { ifAvailable: true }, () => {});
  } catch {
    areRefused = true;
  }
}

/**
 * Holds a lock beside others that share it, until the page is left or the worker ends; resolves once it is held, and
 * does nothing without locks. A page in the back/forward cache may hold none, and takes it again when it returns.
 */
export function holdWhileShown(name: string): Promise<void> {
  let letGo: (() => void) | undefined;
  const hold = () => {
    const isLeft = new Promise<void>((resolve) => (letGo = resolve));
    return new Promise<void>((resolve) => {
      const held = () => {
        resolve();
        return isLeft;
      };
      const locks = sharedLocks();
      if (locks) locks.request(name, { mode: 'shared' }, held).catch(() => resolve());
      else resolve();
    });
  };
  addEventListener('pagehide', () => {
    letGo?.();
    letGo = undefined;
  });
  addEventListener('pageshow', () => {
    if (!letGo) void hold();
  });
  return hold();
}
