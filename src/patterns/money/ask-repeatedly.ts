import { after } from '#src/lib/timing.ts';

/** Milliseconds between questions: a request that is on its way arrives within the first minute or never. */
const WAITS_MS = [3000, 10_000, 10_000, 10_000, 10_000, 10_000, 10_000] as const;
const LATER_MS = 30_000;

interface Asking {
  /** Asks now unless a question is under way. */
  readonly now: () => void;
  readonly stop: () => void;
}

/** Asks at once and then again and again. A question that fails is reported and followed by the next one. */
export function askRepeatedly(ask: () => Promise<void>): Asking {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let isOver = false;
  let count = 0;
  const now = () => {
    if (!isAsking) void askOnce();
  };
  const askOnce = async () => {
    isAsking = true;
    clearTimeout(timer);
    await ask().catch((error: unknown) => reportError(error));
    isAsking = false;
    if (!isOver) timer = after(WAITS_MS[count++] ?? LATER_MS, now);
  };
  now();
  return {
    now,
    stop() {
      isOver = true;
      clearTimeout(timer);
    },
  };
}
