import { after } from '#src/lib/timing.ts';

/** Named as browsers name what took too long. */
export const silence = (): DOMException => new DOMException('', 'TimeoutError');

/** Rejects like a browser that refuses, if storage says nothing for so many milliseconds. */
export const answered = <T>(answer: PromiseLike<T>, limitMs = 3000): Promise<T> =>
  Promise.race([answer, new Promise<never>((_, reject) => void after(limitMs, () => reject(silence())))]);
