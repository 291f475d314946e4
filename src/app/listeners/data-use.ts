// Counts what the app receives, from an idle moment on.
import { addDataUse, watchTransfers } from '#src/data/db/data-use.ts';
import { database } from '#src/data/db/database.ts';
import { idleMoment } from '#src/lib/moments.ts';

export function listenToDataUse(): void {
  void idleMoment().then(() =>
    watchTransfers(async (bytes) => {
      const { db } = await database();
      await addDataUse(db, bytes);
      return true;
    }),
  );
}
