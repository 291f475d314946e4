// Keeps the connection's state true: the browser's word, and when that is not enough, a question to the platform.
import { effect, signal } from '@preact/signals-react';
import { connection, noteAnswer, noteFailure } from '#src/data/api/connection.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { checkBuild } from './build-check.ts';

/** The line is good again, after it was not. */
export const connectionReturned = createEmitter<void>();

/** For the moment in which it is worth saying. */
export const hasJustReturned = signal(false);
const RETURN_SHOWN_MS = 3000;

/** Milliseconds between questions while the line is unsure. */
const PROBE_STEPS_MS = [3000, 10_000, 30_000];

export function listenToConnection(): void {
  addEventListener('offline', () => noteFailure());
  addEventListener('online', () => void probe());
  if (!navigator.onLine) noteFailure();
  addEventListener('click', () => {
    if (connection.peek() === 'unsure') void probe();
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
    before = now;
  });
  function schedule(step: number): ReturnType<typeof setTimeout> {
    return setTimeout(async () => {
      await probe();
      if (connection.peek() === 'unsure') timer = schedule(Math.min(step + 1, PROBE_STEPS_MS.length - 1));
    }, PROBE_STEPS_MS[step]);
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

/** Asks for the build's facts: small, never cached, and wanted anyway. */
export const probe = (): Promise<void> => (probing ??= ask().finally(() => (probing = undefined)));

async function ask(): Promise<void> {
  const isAnswered = await checkBuild();
  if (isAnswered) noteAnswer();
  else noteFailure();
}
