// `localStorage` that may be refused: then it lives in memory, for this page alone.

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

/** So that a full disk does not cost somebody what they can read offline; some browsers ask them. */
export async function askToPersist(): Promise<void> {
  // Absent on an address that is not secure.
  const storage = navigator.storage as StorageManager | undefined;
  const isKept = await storage?.persisted?.();
  if (isKept === false) await storage?.persist();
}

export function removeItem(key: string): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
  } catch {
    // Refused storage holds nothing to remove.
  }
}
