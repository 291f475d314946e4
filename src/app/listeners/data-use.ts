// Counts what the app receives, from an idle moment on.
import * as v from 'valibot';
import { ToPage } from '#src/contract/page/to-page.ts';
import { addDataUse } from '#src/data/db/data-use.ts';
import { database } from '#src/data/db/database.ts';
import { watchTransfers } from '#src/data/db/watch-transfers.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { idleMoment } from '#src/lib/moments.ts';

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
