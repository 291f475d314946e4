// What the tables on the device hold, read without the app. A missing table counts as empty: reading must
// never create the database before the app does.
import type { Page } from '@playwright/test';
import type { Game } from '#src/contract/config.ts';

export const countRows = async (page: Page, table: string): Promise<number> =>
  ((await asked(page, { table, question: 'count' })) as number | null) ?? 0;

export const allRows = async <Row>(page: Page, table: string): Promise<Row[]> =>
  ((await asked(page, { table, question: 'getAll' })) as Row[] | null) ?? [];

export const rowOf = async <Row>(page: Page, table: string, key: string | number): Promise<Row | null> =>
  ((await asked(page, { table, question: 'get', key })) as Row | undefined) ?? null;

/** The number of open and closed games; the list itself stays in the page. */
export const countGames = async (page: Page): Promise<number> =>
  ((await asked(page, {
    table: 'gameOrder',
    question: 'get',
    key: 'games',
    lengthOf: 'gameIds',
  })) as number | null) ?? 0;

export async function gameOf(page: Page, gameId: number): Promise<Game | undefined> {
  const chunks = await allRows<{ games: Game[] }>(page, 'gameChunks');
  return chunks.flatMap(({ games }) => games).find((game) => game.gameId === gameId);
}

const asked = (page: Page, question: Question): Promise<unknown> => page.evaluate(ask, question);

interface Question {
  readonly table: string;
  readonly question: 'count' | 'get' | 'getAll';
  readonly key?: string | number;
  /** A list in the row, whose length is the result. */
  readonly lengthOf?: string;
}

/** Runs in the page; null if there is no such table. */
async function ask({ table, question, key = '', lengthOf }: Question): Promise<unknown> {
  const ofEvents = ['outbox', 'deadLetters', 'delivery'].includes(table) || key === 'installId';
  const opening = indexedDB.open(ofEvents ? 'halcyon-outbox' : 'halcyon');
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
    const found = asking.result as unknown;
    return lengthOf ? (found as Record<string, { length: number }> | undefined)?.[lengthOf]?.length : found;
  } finally {
    db.close();
  }
}

/** The id under which the device's events arrive. */
export const installationOf = async (page: Page): Promise<string> =>
  (await rowOf<{ value: string }>(page, 'installation', 'installId'))?.value ?? '';
