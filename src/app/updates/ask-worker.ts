import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { after } from '#src/lib/timing.ts';

/** Sends a message with a port; `undefined` if the worker has not answered within so many milliseconds. */
export function askWorker(worker: ServiceWorker, message: ToWorker, limitMs: number): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const end = (answer?: unknown) => {
      clearTimeout(timer);
      port1.close();
      resolve(answer);
    };
    const timer = after(limitMs, end);
    port1.onmessage = ({ data }) => end(data);
    worker.postMessage(message, [port2]);
  });
}
