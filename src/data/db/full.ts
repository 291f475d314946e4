interface Failure {
  readonly name?: unknown;
  readonly inner?: unknown;
  readonly failures?: readonly unknown[];
}

/** How browsers name a write for which the disk, or the share of this site, has no room. */
const FULL = /^(QuotaExceeded|Unknown)Error$/;

/** And one that they do not take at all, whatever is written. */
const REFUSED = /^(QuotaExceeded|Unknown|Security|InvalidState|NotReadable|Timeout)Error$/;

export const isFull = (error: unknown): boolean => isNamed(error, FULL);

export const isRefused = (error: unknown): boolean => isNamed(error, REFUSED);

/** Dexie wraps what the browser says. */
function isNamed(error: unknown, names: RegExp): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner, failures = [] } = error as Failure;
  return names.test(String(name)) || isNamed(inner, names) || failures.some((each) => isNamed(each, names));
}
