// What the worker tells the page: a config that it has renewed, and the bytes that it has received.
import * as v from 'valibot';
import { ToPage } from '#src/contract/page/to-page.ts';
import { addDataUse } from '#src/data/db/data-use.ts';
import { database } from '#src/data/db/database.ts';
import { watchTransfers } from '#src/data/db/watch-transfers.ts';
import { takeRenewed } from '#src/data/answers/refresh-config.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { idleMoment } from '#src/lib/moments.ts';

/** The worker answers the config from the device and asks the platform in the background: this page stores the answer. */
export function listenBehindWorker(): void {
  serviceWorkers()?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(ToPage, data);
    if (message.success && message.output.type === 'renewed') void takeRenewed(message.output.answer);
  });
}

/** Counts what the app receives, from an idle moment on. */
export function listenToDataUse(): void {
  serviceWorkers()?.addEventListener('message', ({ data }) => {
    const message = v.safeParse(ToPage, data);
    if (message.success && message.output.type === 'received')
      void count(message.output.bytes).catch(() => {});
  });
  void idleMoment().then(() => watchTransfers(count));
}

async function count(bytes: number): Promise<boolean> {
  const { db } = await database();
  await addDataUse(db, bytes);
  return true;
}
