import type { HalcyonDb } from '#src/data/db/tables/schema.ts';

export const draft = (key: string) => ({ memberId: 0, key, value: key });

/** A transaction of the drafts that has begun, and is open until `end` is called. A writing one has put "held". */
export async function holdTransaction(
  db: HalcyonDb,
  mode: 'r' | 'rw',
): Promise<{ end: () => void; done: Promise<unknown> }> {
  let isOver = false;
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => (begun = resolve));
  const transaction = db.transaction(mode, db.drafts, async () => {
    if (mode === 'rw') await db.drafts.put(draft('held'));
    while (!isOver) await db.drafts.count().finally(begun);
  });
  const done = Promise.resolve(transaction);
  await hasBegun;
  return { end: () => (isOver = true), done };
}
