// A connection on which nothing arrives, or only the head of an answer, until the caller's timeout.
import { vi } from 'vitest';

/** `AbortSignal.timeout` on the fake clock, which does not replace it by itself. */
export function fakeTimeouts(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('', 'TimeoutError')), ms);
    return controller.signal;
  });
}

export const noAnswer = (_: unknown, init: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    init.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error));
  });

export const unendingBody = async (_: unknown, init: RequestInit): Promise<Response> =>
  new Response(
    new ReadableStream({
      start(body) {
        body.enqueue(new TextEncoder().encode('{"errcode":'));
        init.signal?.addEventListener('abort', () => body.error(init.signal?.reason));
      },
    }),
  );
