// A queue in which addresses take turns, and within an address its members: a flood from one delays itself.

export class QueueFullError extends Error {}

/** Nobody gave up a place in time. */
class QueueTimeoutError extends Error {}

export interface Bounds {
  /** Jobs that run at the same time. */
  readonly places: number;
  readonly waiting?: number;
  readonly waitingPerAddress?: number;
  /** For a place. */
  readonly waitMs?: number;
}

export interface Asker {
  readonly address: string;
  /** Member or device; "" where that makes no difference. */
  readonly who: string;
}

interface Waiting {
  readonly start: () => void;
  hasGivenUp: boolean;
}

/** Whose turn is next comes first. */
type Lines = Map<string, Waiting[]>;

export class FairQueue {
  readonly #bounds: Bounds;
  readonly #addresses = new Map<string, Lines>();
  readonly #waitingAt = new Map<string, number>();
  #waiting = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Throws `QueueFullError` instead of waiting in a full queue. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    await this.enter({ address, who: '' });
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  /** Takes a place. Throws `QueueFullError`, or `QueueTimeoutError`. */
  async enter(asker: Asker): Promise<void> {
    if (this.#running < this.#bounds.places) this.#running += 1;
    else await this.#turn(asker);
  }

  /** Gives the place on. */
  leave(): void {
    const next = this.#next();
    if (next) next.start();
    else this.#running -= 1;
  }

  #turn({ address, who }: Asker): Promise<void> {
    const { waiting = Infinity, waitingPerAddress = Infinity, waitMs } = this.#bounds;
    if (this.#waiting >= waiting || (this.#waitingAt.get(address) ?? 0) >= waitingPerAddress)
      throw new QueueFullError();
    this.#count(address, 1);
    return new Promise((resolve, reject) => {
      const one: Waiting = { start: resolve, hasGivenUp: false };
      this.#line(address, who).push(one);
      if (waitMs === undefined) return;
      const giveUp = () => {
        one.hasGivenUp = true;
        this.#count(address, -1);
        reject(new QueueTimeoutError('timeout exceeded while waiting for a turn'));
      };
      const timer = setTimeout(giveUp, waitMs);
      Object.assign(one, { start: () => (clearTimeout(timer), resolve()) });
    });
  }

  #line(address: string, who: string): Waiting[] {
    const lines = this.#addresses.get(address) ?? new Map<string, Waiting[]>();
    this.#addresses.set(address, lines);
    const line = lines.get(who) ?? [];
    lines.set(who, line);
    return line;
  }

  #count(address: string, change: 1 | -1): void {
    this.#waiting += change;
    const count = (this.#waitingAt.get(address) ?? 0) + change;
    if (count > 0) this.#waitingAt.set(address, count);
    else this.#waitingAt.delete(address);
  }

  #next(): Waiting | undefined {
    const next = inTurn(this.#addresses, (lines) => inTurn(lines, firstOf));
    if (next) this.#count(next.key, -1);
    return next?.value.value;
  }
}

const firstOf = (line: Waiting[]): Waiting | undefined => {
  for (let one = line.shift(); one; one = line.shift()) if (!one.hasGivenUp) return one;
  return undefined;
};

/** From the first that has one; it goes to the end, and those that have none leave. */
function inTurn<L, T>(
  lines: Map<string, L>,
  take: (line: L) => T | undefined,
): { readonly key: string; readonly value: T } | undefined {
  for (const [key, line] of lines) {
    lines.delete(key);
    const value = take(line);
    if (value === undefined) continue;
    lines.set(key, line);
    return { key, value };
  }
  return undefined;
}
