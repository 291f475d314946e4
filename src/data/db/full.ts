interface Failure {
  readonly name?: unknown;
  readonly inner?: unknown;
  readonly failures?: readonly unknown[];
}

/** How browsers name a write for which the disk, or the share of this site, has no room. */
const FULL: readonly unknown[] = ['QuotaExceededError', 'UnknownError'];

/** How they name one that they do not take at all, whatever is written. */
const REFUSED: readonly unknown[] = [
  'SecurityError',
  'InvalidStateError',
  'NotReadableError',
  'TimeoutError',
];

export const isFull = (error: unknown): boolean => isNamed(error, FULL);

export const isRefused = (error: unknown): boolean => isNamed(error, [...FULL, ...REFUSED]);

/** Dexie wraps what the browser says. */
function isNamed(error: unknown, names: readonly unknown[]): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { name, inner, failures = [] } = error as Failure;
  return names.includes(name) || isNamed(inner, names) || failures.some((each) => isNamed(each, names));
}
