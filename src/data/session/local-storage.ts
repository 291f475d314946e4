// `localStorage` with a fallback in memory, for this page only, if it is blocked.

const memory = new Map<string, string>();

export function readItem(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return memory.get(key) ?? null;
  }
}

export function writeItem(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    memory.set(key, value);
  }
}

/** Prevents eviction, so that a full disk does not delete offline data; some browsers ask the user. */
export async function askToPersist(): Promise<void> {
  // Absent on an insecure origin.
  const storage = navigator.storage as StorageManager | undefined;
  const isKept = await storage?.persisted?.();
  if (isKept === false) await storage?.persist();
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Blocked storage contains nothing to remove.
  }
}
