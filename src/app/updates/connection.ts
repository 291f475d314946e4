// Keeps the connection state correct: by the browser's events, and by a request when they are not enough.
import { effect, signal } from '@preact/signals-react';
import { connection, noteAnswer, noteFailure } from '#src/data/api/connection.ts';
import { untilUpdated } from '#src/data/api/worker-state.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { after } from '#src/lib/timing.ts';
import { checkBuild } from './build-check.ts';

/** The connection has returned. */
export const connectionReturned = createEmitter<void>();

/** Shown for a moment after the connection has returned. */
export const hasJustReturned = signal(false);
const RETURN_SHOWN_MS = 3000;

/** Milliseconds between requests while the connection is unsure. */
const PROBE_STEPS_MS = [3000, 10_000, 30_000];

export function listenToConnection(): void {
  addEventListener('offline', () => noteFailure());
  addEventListener('online', () => void probe());
  if (!navigator.onLine) noteFailure();
  addEventListener('click', () => {
    if (connection.peek() !== 'online') void untilUpdated().then(probe);
  });
  watch();
}

function watch(): void {
  let before = connection.peek();
  let timer: ReturnType<typeof setTimeout> | undefined;
  effect(() => {
    const now = connection.value;
    clearTimeout(timer);
    if (now === 'online' && before !== 'online') noteReturn();
    if (now === 'unsure') timer = schedule(0);
    // The browser is wrong, or the answer is that of a call which was under way when the network went.
    if (now === 'online' && !navigator.onLine) void untilUpdated().then(probe);
    before = now;
  });
  function schedule(step: number): ReturnType<typeof setTimeout> {
    const look = async () => {
      await untilUpdated();
      await probe();
      if (connection.peek() === 'unsure') timer = schedule(Math.min(step + 1, PROBE_STEPS_MS.length - 1));
    };
    return after(PROBE_STEPS_MS[step] ?? 0, () => void look());
  }
}

function noteReturn(): void {
  connectionReturned.emit();
  hasJustReturned.value = true;
  setTimeout(() => {
    hasJustReturned.value = false;
  }, RETURN_SHOWN_MS);
}

let probing: Promise<void> | undefined;

/** Fetches `build.json`: small, never cached, and useful anyway. */
export const probe = (): Promise<void> => (probing ??= ask().finally(() => (probing = undefined)));

async function ask(): Promise<void> {
  const isAnswered = await checkBuild();
  if (isAnswered) noteAnswer();
  else noteFailure();
}
