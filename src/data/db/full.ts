interface Failure {
  readonly name?: unknown;
  readonly inner?: unknown;
  readonly failures?: readonly unknown[];
}

/** How browsers name a write for which the disk, or the share of this site, has no room. */
const NAMES: readonly unknown[] = ['QuotaExceededError', 'UnknownError'];

/** Dexie wraps what the browser says. */
export function isFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner, failures = [] } = error as Failure;
  return NAMES.includes(name) || isFull(inner) || failures.some(isFull);
}
