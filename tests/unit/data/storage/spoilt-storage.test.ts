// @vitest-environment happy-dom
// Whatever lies in storage can at worst be dropped and fetched again.
import 'fake-indexeddb/auto';
import Dexie from 'dexie';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { database } from '#src/data/db/database.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { nextBatch } from '#src/data/events/batch.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { appendEvents } from '#src/data/events/append.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import { loadGameList } from '#src/data/games/load.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { fingerprint, readSession, savedAccount } from '#src/data/session/session.ts';
import { forgetOthers } from '#src/data/db/cleanup.ts';
import { restoreClock } from '#src/data/api/clock.ts';
import { codeWaitOf } from '#src/patterns/one-time-code/code-waits.ts';
import { readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { eventsOf } from '../../events/waiting-events.ts';

let platform: TestPlatform;
let caller: SignedInCaller;
/** Past the app: whatever is written here is in no shape that it checks. */
let raw: readonly Dexie[] = [];

const JUNK: readonly unknown[] = [null, undefined, 7, 'text', [], {}, [null], [7], { a: [null] }];

beforeAll(async () => {
  platform = await createTestPlatform();
  caller = await platform.register();
});
afterAll(() => platform.close());
beforeEach(async () => {
  await openPage(platform);
  enterAs(caller);
  await refreshMember();
  raw = await Promise.all([(await database()).db, await outbox()].map(({ name }) => new Dexie(name).open()));
});
afterEach(async () => {
  for (const db of raw) db.close();
  await closePage();
});

/** What a start reads, and every queue that it goes through. */
async function start(): Promise<void> {
  const { db } = await database();
  restoreClock();
  await forgetOthers();
  const events = await outbox();
  await appendEvents(events, eventsOf(1));
  await nextBatch(events, await readDelivery(events));
  await flush();
  expect(await refreshConfig()).toEqual({ ok: true });
  expect(await refreshMember()).toEqual({ ok: true });
  await vi.waitFor(async () => {
    await loadGameList(() => true);
    expect((await readFirstLobby(db, caller.id))?.games.length).toBeGreaterThan(0);
  });
}

/** A row with a valid key; everything else is left to the caller. */
function keyOf(table: Dexie['tables'][number]): Record<string, unknown> {
  const paths = [table.schema.primKey.keyPath ?? []].flat();
  const isNumber = (path: string) => /Id$|Seq$|^chunk$/.test(path) && path !== 'requestId';
  return Object.fromEntries(paths.map((path) => [path, isNumber(path) ? caller.id : path]));
}

type Row = Record<string, unknown>;

/** Rows that the app wrote, or made-up ones: with keys alone, and each with one field that became something else. */
async function spoiltRows(
  table: Dexie['tables'][number],
): Promise<{ bare: Row[]; changed: Row[][]; inner: Row[] }> {
  const row = ((await table.toCollection().first()) as Row | undefined) ?? { ...keyOf(table), value: {} };
  const keys = [table.schema.primKey.keyPath ?? []].flat();
  const fields = Object.keys(row).filter((field) => !keys.includes(field));
  const changed = fields.map((field) => JUNK.map((junk) => ({ ...row, [field]: junk })));
  const inner = fields.flatMap((field) => {
    const value = row[field];
    if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value)) return [];
    return Object.keys(value).map((key) => ({ ...row, [field]: { ...value, [key]: null } }));
  });
  const bare = Object.fromEntries(keys.map((key) => [key, row[key]]));
  return { bare: [bare, { ...bare, surprise: JUNK }], changed, inner };
}

const TABLES = [new HalcyonDb(), new OutboxDb()].flatMap((db) =>
  db.tables.map(({ name }) => ({ of: db.name, name })),
);

describe.each(TABLES)('the table $name of $of', ({ of, name }) => {
  const tableOf = (databases: readonly Dexie[]) => databases.find((db) => db.name === of)!.table(name);

  it('gives its readers no row of another shape, and the app starts', async () => {
    const { bare, changed, inner } = await spoiltRows(tableOf(raw));
    for (const row of [...bare, ...changed.flat(), ...inner]) {
      await tableOf(raw).put(row);
      const table = tableOf([(await database()).db, await outbox()]);
      const read = [
        ...(await table.toArray()),
        ...(await table.toCollection().filter(Boolean).toArray()),
      ] as unknown[];
      expect(read.includes(undefined)).toBe(false);
    }
    await start();
  });

  it('lets a start succeed for each row alone', async () => {
    const { bare, changed, inner } = await spoiltRows(tableOf(raw));
    // Each field once, with one kind of junk after the other.
    const oneEach = changed.map((rows, at) => rows[at % rows.length] ?? {});
    for (const row of [...bare, ...oneEach, ...inner.filter((_, at) => at % 7 === 0)]) {
      await tableOf(raw).put(row);
      await start();
    }
  });
});

describe('local storage', () => {
  const TEXTS = ['', 'null', '[null]', '{"id":"7"}', '{"id":1e99}', 'é\n\u0000', '-1', '{', '9'.repeat(400)];

  /** Every key that a start reads. */
  async function keysRead(): Promise<string[]> {
    const keys = new Set<string>();
    const kept = localStorage;
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => {
        keys.add(key);
        return kept.getItem(key);
      },
      setItem: (key: string, value: string) => kept.setItem(key, value),
      removeItem: (key: string) => kept.removeItem(key),
    });
    readAll();
    await start();
    vi.stubGlobal('localStorage', kept);
    return [...keys];
  }

  function readAll(): void {
    readSession();
    savedAccount();
    fingerprint();
    restoreClock();
    codeWaitOf({ purpose: 0, to: '5550100' });
  }

  it('may hold anything under any of its keys', async () => {
    const keys = await keysRead();
    expect(keys.length).toBeGreaterThan(4);
    for (const key of keys) {
      const before = localStorage.getItem(key);
      for (const text of TEXTS) {
        localStorage.setItem(key, text);
        readAll();
        expect(await refreshConfig(), `${key}: ${text}`).toEqual({ ok: true });
      }
      if (before === null) localStorage.removeItem(key);
      else localStorage.setItem(key, before);
    }
  });
});
