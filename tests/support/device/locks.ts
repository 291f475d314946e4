// The browser's lock manager for tests without a page: shared, exclusive, and only if available. A direct
// request counts as another tab.

type Work = (lock: Lock | null) => unknown;

export interface Locks {
  request: (name: string, options: LockOptions, work: Work) => Promise<unknown>;
}

export function newLocks(): Locks {
  /** The holders of each name, and the mode. */
  const held = new Map<string, Set<{ mode: LockMode }>>();
  let change = newGate();
  const isFree = (name: string, mode: LockMode): boolean => {
    const holders = [...(held.get(name) ?? [])];
    return mode === 'shared' ? holders.every((one) => one.mode === 'shared') : holders.length === 0;
  };
  return {
    async request(name, { mode = 'exclusive', ifAvailable = false }, work) {
      if (ifAvailable && !isFree(name, mode)) return work(null);
      while (!isFree(name, mode)) await change.isOpen;
      const mine = { mode };
      const holders = held.get(name) ?? new Set();
      held.set(name, holders.add(mine));
      try {
        return await work({ name, mode });
      } finally {
        holders.delete(mine);
        change.open();
        change = newGate();
      }
    },
  };
}

export interface Gate {
  readonly isOpen: Promise<void>;
  readonly open: () => void;
}

/** An event that a test triggers at the moment of its choice. */
export function newGate(): Gate {
  let open = () => {};
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  return { isOpen, open };
}
