// Everything that a browser has kept of a visit, to search it for what should not be there.
import type { Page } from '@playwright/test';
import { keepsSomething, keptFor, memberTables } from '#src/data/db/tables/retention.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';

export interface DeviceDump {
  /** Rows, by table. */
  readonly rows: Readonly<Record<string, readonly unknown[]>>;
  /** Addresses and texts, by cache; pictures by address only. */
  readonly caches: Readonly<Record<string, readonly string[]>>;
  readonly local: Readonly<Record<string, string>>;
  readonly session: Readonly<Record<string, string>>;
  readonly cookies: readonly unknown[];
}

export async function dumpDevice(page: Page): Promise<DeviceDump> {
  const [kept, cookies] = await Promise.all([page.evaluate(dumpPage), page.context().cookies()]);
  return { ...kept, cookies };
}

/** Runs in the page, so everything it needs is inside it. */
async function dumpPage(): Promise<Omit<DeviceDump, 'cookies'>> {
  const settled = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  const readRows = async () => {
    const rows: Record<string, unknown[]> = {};
    for (const { name } of await indexedDB.databases()) {
      const db = await settled(indexedDB.open(name ?? ''));
      for (const table of db.objectStoreNames) {
        const more = await settled(db.transaction(table).objectStore(table).getAll());
        rows[table] = [...(rows[table] ?? []), ...more];
      }
      db.close();
    }
    return rows;
  };
  const readCaches = async () => {
    const texts: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const isText = /text|json|javascript|svg/.test(response?.headers.get('content-type') ?? 'text');
        // The app's own files are the same for everybody.
        const isOwn = new URL(request.url).pathname.startsWith('/assets/');
        const text = isText && !isOwn ? ((await response?.text()) ?? '') : '';
        (texts[name] ??= []).push(`${request.url} ${text}`);
      }
    }
    return texts;
  };
  return {
    rows: await readRows(),
    caches: await readCaches(),
    local: Object.fromEntries(Object.entries(localStorage)) as Record<string, string>,
    session: Object.fromEntries(Object.entries(sessionStorage)) as Record<string, string>,
  };
}

/** Where a value can still be found. Fields that a table declares to keep after sign-out are not searched. */
export function traces(dump: DeviceDump, values: readonly string[]): string[] {
  const places: (readonly [string, unknown])[] = [
    ...Object.entries(dump.rows).map(([table, rows]) => [table, searched(table, rows)] as const),
    ...Object.entries(dump.caches),
    ['local storage', dump.local],
    ['session storage', dump.session],
    ['cookies', dump.cookies],
  ];
  return places.flatMap(([place, kept]) =>
    values.filter((value) => holds(JSON.stringify(kept), value)).map((value) => `${value} in ${place}`),
  );
}

const schema = new HalcyonDb();
const tablesOfMembers = memberTables(schema).map(({ name }) => name);

/** Rows of members, except what may be kept after sign-out. */
export const rowsOfMembers = ({ rows }: DeviceDump): (readonly [string, unknown])[] =>
  tablesOfMembers.flatMap((table) => searched(table, rows[table] ?? []).map((row) => [table, row] as const));

function searched(table: string, rows: readonly unknown[]): unknown[] {
  if (!tablesOfMembers.includes(table)) return withoutMember(rows);
  return rows.filter((row) => !isKept(table, row as { memberId: number }));
}

const isKept = (table: string, row: { memberId: number }): boolean =>
  JSON.stringify(keptFor(NOBODY, table, row)) === JSON.stringify(row) && keepsSomething(table);

/** An id that no member has, so that rows without a member count as well. */
const NOBODY = -1;

/** The id alone connects an event to its member. */
const withoutMember = (rows: readonly unknown[] = []): unknown[] =>
  rows.map((row) => JSON.parse(JSON.stringify(row, (key, value) => (key === 'eventUserId' ? 0 : value))));

/** Matches whole numbers only: 12 is not found in 3120. */
function holds(text: string, value: string): boolean {
  if (!/^\d+$/.test(value)) return text.includes(value);
  return new RegExp(`(?<!\\d)${value}(?!\\d)`).test(text);
}
