import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from '#src/lib/moments.ts';
import { database } from './database.ts';
import type { HalcyonDb } from './tables/schema.ts';

/** Its code competes with the first screen. */
const databaseAfterFrame = afterFrame(database);

/**
 * A live query only for the first screen and what every start loads after it: it returns `initial` until the database,
 * whose code loads after the screen is usable, has a result (`undefined` means "not read yet"). All other screens use
 * `useLiveQuery`. It subscribes again when `read` changes, so memoise it. Results are rendered at low priority, unless
 * the user waits for them (`isUrgent`).
 */
export function useFirstScreenQuery<T>(
  read: (db: HalcyonDb) => Promise<T>,
  initial: T,
  { isUrgent = false } = {},
): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let stop = () => {};
    let isCancelled = false;
    const show = (fresh: T) => {
      if (fresh === undefined) return;
      if (isUrgent) setValue(() => fresh);
      else startTransition(() => setValue(() => fresh));
    };
    void databaseAfterFrame().then(({ db, liveQuery }) => {
      if (isCancelled) return;
      const report = (error: unknown) => reportError(error);
      const subscription = liveQuery(() => read(db)).subscribe({ next: show, error: report });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isCancelled = true;
      stop();
    };
  }, [read, isUrgent]);
  return value;
}
