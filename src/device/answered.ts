import { after } from '#src/lib/timing.ts';

/** Milliseconds until storage that says nothing counts as refused. */
const PATIENCE_MS = 3000;

export const silence = (): DOMException => new DOMException('Storage does not answer.', 'TimeoutError');

export const isSilence = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'TimeoutError';

/** Rejects like a browser that refuses, if there is no answer. */
export function answered<T>(answer: PromiseLike<T>, limitMs = PATIENCE_MS): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = after(limitMs, () => reject(silence()));
    const end = () => clearTimeout(timer);
    answer.then(resolve, reject).then(end, end);
  });
}
