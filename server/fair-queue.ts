// A bounded queue in which addresses take turns, so that a flood from one does not delay the others.

export class QueueFullError extends Error {}

export interface Bounds {
  /** Jobs that run at the same time. */
  readonly places: number;
  readonly waiting: number;
  readonly waitingPerAddress: number;
}

type Start = () => void;

export class FairQueue {
  readonly #bounds: Bounds;
  /** The address whose turn is next comes first. */
  readonly #waiting = new Map<string, Start[]>();
  #waitingCount = 0;
  #running = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get waiting(): number {
    return this.#waitingCount;
  }

  /** Throws `QueueFullError` instead of waiting in a full queue. */
  async run<T>(address: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#bounds.places) this.#running += 1;
    else await this.#turn(address);
    try {
      return await work();
    } finally {
      this.#passOn();
    }
  }

  #turn(address: string): Promise<void> {
    const line = this.#waiting.get(address) ?? [];
    const { waiting, waitingPerAddress } = this.#bounds;
    if (this.#waitingCount >= waiting || line.length >= waitingPerAddress) throw new QueueFullError();
    this.#waitingCount += 1;
    return new Promise((start) => {
      line.push(start);
      this.#waiting.set(address, line);
    });
  }

  /** Gives the place to the next address, which then goes to the end of the queue. */
  #passOn(): void {
    const [next] = this.#waiting;
    if (!next) {
      this.#running -= 1;
      return;
    }
    const [address, line] = next;
    const start = line.shift();
    this.#waiting.delete(address);
    if (line.length > 0) this.#waiting.set(address, line);
    this.#waitingCount -= 1;
    start?.();
  }
}
