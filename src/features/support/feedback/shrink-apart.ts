import { trustedScriptUrl } from '#src/lib/trusted.ts';
import { shrinkPicture } from './shrink.ts';
// oxlint-disable-next-line import/default -- The bundler makes a worker of it and gives its address.
import workerAddress from './shrink-worker.ts?worker&url';

/**
 * One picture after the other, because each is large in memory: a data address, or `undefined` for a file that is no
 * picture. In a worker, or on the page where a worker cannot be had.
 */
export async function* shrinkPictures(files: readonly Blob[]): AsyncGenerator<string | undefined> {
  let worker = startWorker();
  try {
    for (const file of files) {
      const shrunk = worker && (await inWorker(worker, file));
      if (shrunk === 'failed') worker = undefined;
      yield shrunk === undefined || shrunk === 'failed' ? await shrinkPicture(file) : shrunk.address;
    }
  } finally {
    worker?.terminate();
  }
}

function startWorker(): Worker | undefined {
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  return new Worker(trustedScriptUrl(workerAddress), { type: 'module' });
}

/** `failed`: its script did not load. */
function inWorker(worker: Worker, file: Blob): Promise<{ address: string | undefined } | 'failed'> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', ({ data }: MessageEvent<string | undefined>) => {
      resolve({ address: data });
      port1.close();
    });
    port1.start();
    worker.addEventListener('error', () => resolve('failed'), { once: true });
    worker.postMessage(file, [port2]);
  });
}
