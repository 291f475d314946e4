// Storage as browsers spoil it: each kind of fault, for any of its interfaces.

export const FAULTS = [
  'is missing',
  'throws when it is named',
  'throws when it is asked',
  'refuses',
  'is full',
  'never answers',
] as const;

export type FaultKind = (typeof FAULTS)[number];

export const denied = () => new DOMException('Access is denied.', 'SecurityError');
export const full = () => new DOMException('The disk is full.', 'QuotaExceededError');

export const fail = (error: () => Error) => (): never => {
  throw error();
};

const METHODS: Readonly<Record<Exclude<FaultKind, 'is missing' | 'throws when it is named'>, () => unknown>> =
  {
    'throws when it is asked': fail(denied),
    refuses: () => Promise.reject(denied()),
    'is full': () => Promise.reject(full()),
    'never answers': () => new Promise(() => {}),
  };

/** The owner with one property that misbehaves: every method of what it gives does the same. */
export function spoilt<T extends object>(owner: T, name: string, fault: FaultKind): T {
  const get = () => {
    if (fault === 'throws when it is named') throw denied();
    return fault === 'is missing' ? undefined : new Proxy({}, { get: () => METHODS[fault] });
  };
  return Object.defineProperty(owner, name, { get, configurable: true });
}
