// Makes one write after another, and repeats each with the same key until the platform has acknowledged it.
import { setTimeout as delay } from 'node:timers/promises';
import type { Envelope } from '#src/contract/envelope.ts';
import { MAINTENANCE } from '#src/contract/errors.ts';

export interface Write {
  /** Its idempotency key. */
  readonly key: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

export interface Tally {
  /** Refused with 503 and `Retry-After`, in an envelope. */
  refused: number;
  /** Left without an answer. */
  unanswered: number;
  /** Anything else that is no success. */
  readonly wrong: string[];
}

type Outcome = 'acknowledged' | 'refused' | 'failed';

const PAUSE_MS = 25;
/** The page gives up as soon. */
const TIMEOUT_MS = 10_000;

export class Worker {
  readonly acknowledged = new Set<string>();
  readonly #next: () => Write;
  readonly #tally: Tally;
  readonly #listeners = new Set<(outcome: Outcome, begunAt: number) => void>();
  #isStopped = false;
  #isAbandoned = false;

  constructor(next: () => Write, tally: Tally) {
    this.#next = next;
    this.#tally = tally;
  }

  /** Ends with an acknowledged write. */
  async run(): Promise<void> {
    while (!this.#isStopped) {
      const write = this.#next();
      while ((await this.#attempt(write)) !== 'acknowledged') {
        if (this.#isAbandoned) return;
        await delay(PAUSE_MS);
      }
      this.acknowledged.add(write.key);
      await delay(PAUSE_MS);
    }
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Also without its last write acknowledged. */
  abandon(): void {
    this.#isStopped = true;
    this.#isAbandoned = true;
  }

  /** Resolves with so many outcomes of that kind, of attempts that begin from now on. */
  async sees(wanted: Outcome, times = 1): Promise<void> {
    const since = performance.now();
    let left = times;
    await new Promise<void>((resolve) => {
      const listen = (outcome: Outcome, begunAt: number) => {
        if (outcome !== wanted || begunAt < since) return;
        left -= 1;
        if (left > 0) return;
        this.#listeners.delete(listen);
        resolve();
      };
      this.#listeners.add(listen);
    });
  }

  async #attempt(write: Write): Promise<Outcome> {
    const begunAt = performance.now();
    const outcome = await this.#send(write);
    for (const listen of this.#listeners) listen(outcome, begunAt);
    return outcome;
  }

  async #send({ url, headers, body }: Write): Promise<Outcome> {
    let response: Response;
    let text: string;
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body), signal });
      text = await response.text();
    } catch {
      this.#tally.unanswered += 1;
      return 'failed';
    }
    return this.#judge(response, text);
  }

  #judge({ status, headers }: Response, text: string): Outcome {
    const errcode = errcodeOf(text);
    if (status === 200 && errcode === 0) return 'acknowledged';
    if (status === 503 && errcode === MAINTENANCE && Number(headers.get('retry-after')) > 0) {
      this.#tally.refused += 1;
      return 'refused';
    }
    this.#tally.wrong.push(`${status} ${text.slice(0, 200)}`);
    return 'failed';
  }
}

function errcodeOf(text: string): number | undefined {
  try {
    return (JSON.parse(text) as Envelope).errcode;
  } catch {
    return undefined;
  }
}
