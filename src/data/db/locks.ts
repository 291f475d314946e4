/** Locks shared by the tabs and the worker of this origin; absent on an insecure origin. */
export const sharedLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
