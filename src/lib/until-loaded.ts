// Code that the app cannot start without is asked for until it arrives.
import { createEmitter } from './emitter.ts';
import { after } from './timing.ts';

/** Milliseconds between two attempts; the last one repeats. */
const STEPS_MS = [300, 1000, 2000, 4000, 8000];

/** An attempt has failed, for the page cover. */
export const loadFailed = createEmitter<void>();

let wake = (): void => {};

/** Ends the wait for the next attempt: the connection has returned. */
export const loadNow = (): void => wake();

export async function untilLoaded<T>(load: () => Promise<T>): Promise<T> {
  for (let step = 0; ; step += 1) {
    try {
      return await load();
    } catch {
      loadFailed.emit();
      await pause(STEPS_MS[Math.min(step, STEPS_MS.length - 1)] ?? 0);
    }
  }
}

async function pause(waitMs: number): Promise<void> {
  const others = wake;
  await new Promise<void>((resolve) => {
    after(waitMs, resolve);
    wake = () => {
      others();
      resolve();
    };
  });
}
