/** What the tabs and the worker of this origin share; absent where the address is not secure. */
export const sharedLocks = (): LockManager | undefined => (navigator as { locks?: LockManager }).locks;
