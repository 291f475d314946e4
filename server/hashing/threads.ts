// Threads of our own: Node's asynchronous scrypt would occupy the threads that read files.
import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

export interface HashJob {
  readonly password: string;
  readonly salt: Uint8Array;
  /** Base-2 logarithm of the work factor. */
  readonly cost: number;
  /** Takes as long as a hash of this cost, if it is higher. */
  readonly asCost: number;
}

export class HashThreads {
  readonly #idle: Worker[] = [];

  /** Starts a thread if none is idle: the caller limits how many run at once. */
  async run(job: HashJob): Promise<Uint8Array> {
    const thread = this.#idle.pop() ?? new Worker(join(import.meta.dirname, 'thread.js'), { execArgv: [] });
    thread.ref();
    thread.postMessage(job);
    const [key] = (await once(thread, 'message')) as [Uint8Array];
    // A thread that waits for work does not keep the process running.
    thread.unref();
    this.#idle.push(thread);
    return key;
  }
}
