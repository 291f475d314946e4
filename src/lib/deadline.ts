// A time limit for something that takes an AbortSignal, whole: from the first byte sent to the last read.

export interface Deadline {
  readonly signal: AbortSignal;
  /** The time ran out, as against an abort from outside. */
  readonly isPast: () => boolean;
  readonly cancel: () => void;
}

export function deadline(ms: number, outer?: AbortSignal): Deadline {
  const controller = new AbortController();
  let isPast = false;
  const abort = () => controller.abort();
  const timer = setTimeout(() => {
    isPast = true;
    abort();
  }, ms);
  if (outer?.aborted) abort();
  outer?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    isPast: () => isPast,
    cancel() {
      clearTimeout(timer);
      outer?.removeEventListener('abort', abort);
    },
  };
}
