// How long the browser keeps what this site stores, and how much that may be.
import { answered } from './answered.ts';

/** Prevents eviction, so that a full disk does not delete offline data; some browsers ask the user. */
export async function askToPersist(): Promise<void> {
  try {
    const { storage } = navigator;
    if (!(await answered(storage.persisted()))) await storage.persist();
  } catch {
    // Absent on an insecure origin.
  }
}

/** The part that is used, from 0 to 1; `undefined` if the browser does not say, or allows nothing. */
export async function usedShare(): Promise<number | undefined> {
  try {
    const { usage, quota } = await answered(navigator.storage.estimate());
    return usage !== undefined && quota ? usage / quota : undefined;
  } catch {
    return undefined;
  }
}
