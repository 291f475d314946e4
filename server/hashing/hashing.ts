// The password hashing of this process.
import { availableParallelism } from 'node:os';
import { FairQueue } from '../fair-queue/fair-queue.ts';
import { type HashJob, HashThreads } from './threads.ts';

const THREADS_MAX = 4;

/** One core is left to the event loop. */
const places = Math.min(THREADS_MAX, Math.max(1, availableParallelism() - 1));

const queue = new FairQueue({ places, waiting: 128, waitingPerAddress: 32 });
const threads = new HashThreads();
const done = { hashes: 0, work: 0 };

/** Addresses take turns. Throws `QueueFullError` if too many wait. */
export async function hashInTurn(address: string, job: HashJob): Promise<Uint8Array> {
  const key = await queue.run(address, () => threads.run(job));
  done.hashes += 1;
  done.work += 2 ** Math.max(job.cost, job.asCost);
  return key;
}

interface Hashing {
  readonly hashes: number;
  /** In steps of scrypt. */
  readonly work: number;
  readonly waiting: number;
}

/** Since the start of the process, and what waits now. */
export const hashingDone = (): Hashing => ({ ...done, waiting: queue.waiting });
