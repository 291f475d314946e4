import { startTransition, useEffect, useState } from 'react';
import { database } from './database.ts';
import type { HalcyonDb } from './schema.ts';

/**
 * A live query for the first screen alone: it shows `initial` until the database, whose code arrives after
 * the screen can be used, has something to say (`undefined` is "not read yet"). Every other screen reads
 * with `useLiveQuery`. `read` is kept while it stays the same function: memoise it. What is read is drawn in
 * small steps behind whatever a person does, unless they are waiting for it (`isUrgent`).
 */
export function useFirstScreenQuery<T>(
  read: (db: HalcyonDb) => Promise<T>,
  initial: T,
  { isUrgent = false } = {},
): T {
  const [value, setValue] = useState(initial);
  useEffect(() => {
    let stop = () => {};
    let isGone = false;
    const show = (fresh: T) => {
      if (fresh === undefined) return;
      if (isUrgent) setValue(() => fresh);
      else startTransition(() => setValue(() => fresh));
    };
    void database().then(({ db, liveQuery }) => {
      if (isGone) return;
      const subscription = liveQuery(() => read(db)).subscribe({ next: show, error: reportError });
      stop = () => subscription.unsubscribe();
    });
    return () => {
      isGone = true;
      stop();
    };
  }, [read, isUrgent]);
  return value;
}
