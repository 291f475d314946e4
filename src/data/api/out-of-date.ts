// What is shown may no longer be so, though nothing on this device has changed: what asks the platform asks again.
import { createEmitter } from '#src/lib/emitter.ts';
import { after } from '#src/lib/timing.ts';

/** Milliseconds. The two clocks may differ by two seconds, and not everybody who sees midnight asks at once. */
const ASK_AFTER_MS = 2000;
const ASK_SPREAD_MS = 2000;

export const outOfDate = createEmitter<void>();

let asking: ReturnType<typeof setTimeout> | undefined;

/** Nobody looks at a hidden page: it asks once it is shown. */
export function askAgain(): void {
  asking = undefined;
  if (document.visibilityState === 'visible') outOfDate.emit();
  else document.addEventListener('visibilitychange', askAgain, { once: true });
}

/** A moment has come that the platform knows of, too. */
export function askSoon(): void {
  asking ??= after(ASK_AFTER_MS + Math.random() * ASK_SPREAD_MS, askAgain);
}
