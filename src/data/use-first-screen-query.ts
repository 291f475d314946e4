import { useEffect, useState } from 'react';
import { database } from './database.ts';
import type { HalcyonDb } from './db.ts';

/**
 * A live query for the first screen alone: it shows `initial` until the database, whose code arrives
 * after the screen can be used, has something to say (`undefined` is "not read yet"). Every other screen reads with `useLiveQuery`.
 */
export function useFirstScreenQuery<T>(
  read: (db: HalcyonDb) => Promise<T>,
  initial: T,
  deps: readonly unknown[],
): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    void database().then(({ db, liveQuery }) => {
      if (isGone) return;
      const subscription = liveQuery(() => read(db)).subscribe({
        next: (fresh) => fresh !== undefined && setValue(() => fresh),
        error: reportError,
      });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isGone = true;
      stop();
    };
    // The caller names what the query depends on, as with any effect.
  }, deps);
  return value;
}
