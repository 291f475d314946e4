// What the tables on the device hold, read past the app. A table that is not there yet is an empty one:
// whoever only looks never makes the database in the app's place.
import type { Page } from '@playwright/test';

export const countRows = async (page: Page, table: string): Promise<number> =>
  ((await asked(page, { table, question: 'count' })) as number | null) ?? 0;

export const allRows = async <Row>(page: Page, table: string): Promise<Row[]> =>
  ((await asked(page, { table, question: 'getAll' })) as Row[] | null) ?? [];

export const rowOf = async <Row>(page: Page, table: string, key: string | number): Promise<Row | null> =>
  ((await asked(page, { table, question: 'get', key })) as Row | undefined) ?? null;

const asked = (page: Page, question: Question): Promise<unknown> => page.evaluate(ask, question);

interface Question {
  readonly table: string;
  readonly question: 'count' | 'get' | 'getAll';
  readonly key?: string | number;
}

/** Runs in the page; null where there is no such table. */
async function ask({ table, question, key = '' }: Question): Promise<unknown> {
  const opening = indexedDB.open('halcyon');
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const isThere = await new Promise((resolve) => {
    opening.onsuccess = () => resolve(true);
    opening.onerror = () => resolve(false);
  });
  if (!isThere) return null;
  const db = opening.result;
  try {
    if (!db.objectStoreNames.contains(table)) return null;
    const store = db.transaction(table).objectStore(table);
    const asking: IDBRequest = question === 'get' ? store.get(key) : store[question]();
    await new Promise((resolve, reject) => {
      asking.onsuccess = resolve;
      asking.onerror = () => reject(new Error(`No answer of ${table}: ${asking.error?.message}`));
    });
    return asking.result as unknown;
  } finally {
    db.close();
  }
}
