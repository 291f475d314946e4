import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { KeptFiles } from '#src/contract/page/kept-files.ts';
import type { ToWorker } from '#src/contract/page/to-worker.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { language } from '#src/i18n/t.ts';

/** How much of the app is cached for offline use, live; `undefined` until a worker has answered. */
export function useKeptFiles(): KeptFiles | undefined {
  const [kept, setKept] = useState<KeptFiles>();
  useEffect(() => {
    const workers = serviceWorkers();
    const hear = ({ data }: MessageEvent) => {
      const message = v.safeParse(KeptFiles, data);
      if (message.success) setKept(message.output);
    };
    const question = { type: 'countKept', language: language.peek() } satisfies ToWorker;
    const ask = () => workers?.controller?.postMessage(question);
    workers?.addEventListener('message', hear);
    // On a first visit the worker takes control while the page is open.
    workers?.addEventListener('controllerchange', ask);
    ask();
    return () => {
      workers?.removeEventListener('message', hear);
      workers?.removeEventListener('controllerchange', ask);
    };
  }, []);
  return kept;
}
