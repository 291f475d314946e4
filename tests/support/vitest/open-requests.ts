import { setImmediate as turn, setTimeout as pause } from 'node:timers/promises';

/** Requests of pages that the platform has not answered yet. */
const open = new Set<Promise<unknown>>();

/** The answer, which `allAnswered` waits for as well. */
export async function tracked<T>(request: Promise<T>): Promise<T> {
  open.add(request);
  try {
    return await request;
  } finally {
    open.delete(request);
  }
}

/** A request whose timers a test has stopped never ends. */
const LIMIT_MS = 1000;

/** A page must not read an answer after its document is gone. */
export async function allAnswered(): Promise<void> {
  if (open.size > 0) await Promise.race([Promise.allSettled(open), pause(LIMIT_MS)]);
  await turn();
}
