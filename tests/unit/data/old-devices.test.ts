// Every published version of the database opens in the current build with nothing lost. To add a version, let
// its build open the newest file: PUBLISH_DEVICE=1 npx vitest run tests/unit/data/old-devices.test.ts This
// writes the new file once; then add rows for its new tables by hand.
import 'fake-indexeddb/auto';
import { writeFileSync } from 'node:fs';
import Dexie from 'dexie';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '#src/contract/config.ts';
import { readOrder } from '#src/data/games/order.ts';
import { PageDb } from '#src/data/db/page-db.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { DB_NAME, DB_VERSION, OUTBOX_NAME } from '#src/data/db/tables/version.ts';
import { readEarlierOutbox } from '#src/data/events/earlier-outbox.ts';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import {
  dumpDatabase,
  restoreDatabase,
  type StoredDatabase,
  toText,
} from '#tests/support/device/stored-database.ts';
import { byText, deviceOf, fileOf, published, type Row, rowsOf, unsettledOn } from './old-device.ts';
import { storedGames } from '#tests/support/stored-games.ts';

let db: HalcyonDb;
let outbox: OutboxDb;

async function openToday(device: StoredDatabase): Promise<void> {
  await restoreDatabase(DB_NAME, device);
  const page = new PageDb();
  await page.open();
  outbox = new OutboxDb();
  outbox.earlier = await readEarlierOutbox(page);
  await outbox.open();
  page.close();
  // Without the page's check of every row that is read.
  db = new HalcyonDb();
  await db.open();
}

async function closeDevice(): Promise<void> {
  db.close();
  outbox.close();
  await Promise.all([DB_NAME, OUTBOX_NAME].map((name) => Dexie.delete(name)));
}

/** In the order of the lobby, whatever that version stored. */
function gamesOn(device: StoredDatabase): Game[] {
  const chunks = [...rowsOf(device, 'shelves'), ...rowsOf(device, 'gameChunks')];
  const rows = [...rowsOf(device, 'games'), ...chunks.flatMap(({ games }) => games as Row[])];
  const games = new Map((rows as unknown as Game[]).map((game) => [game.gameId, game]));
  return [...games.values()].sort((a, b) => a.sort - b.sort || a.gameId - b.gameId);
}

const UNCHANGED = ['config', 'catalogue', 'members', 'balances', 'plays', 'bets', 'snapshots', 'drafts'];

/** Move into a database of their own. */
const EVENTS = ['outbox', 'deadLetters', 'delivery', 'installation', 'earlierOutbox'];

/** Version 10 has set the events aside. */
const waitingOn = ({ tables }: StoredDatabase) => tables['earlierOutbox'] ?? tables['outbox'];

const installIdOn = (device: StoredDatabase) =>
  rowsOf(device, 'installation').find(({ key }) => key === 'installId' || key === 'earlierInstallId');

const eventsOn = (device: StoredDatabase) => ({
  outbox: waitingOn(device)?.rows,
  deadLetters: rowsOf(device, 'deadLetters'),
  delivery: rowsOf(device, 'delivery'),
  installation: [{ ...installIdOn(device), key: 'installId' }],
});

const eventsToday = async () => ({
  outbox: await outbox.outbox.toArray(),
  deadLetters: await outbox.deadLetters.toArray(),
  delivery: await outbox.delivery.toArray(),
  installation: await outbox.installation.toArray(),
});

async function unsettledToday(device: StoredDatabase): Promise<unknown[]> {
  const known = new Set(unsettledOn(device).map((each) => (each as string[])[3]));
  const rows = await db.mutations.toArray();
  return rows
    .map(({ memberId, call, subject, requestId, token }) => {
      const key = known.has(requestId) ? requestId : '';
      return token === undefined ? [memberId, call, subject, key] : [memberId, call, subject, key, token];
    })
    .sort(byText);
}

describe.each(published)('a device of version %i', (version) => {
  const device = deviceOf(version);

  beforeAll(() => openToday(device));
  afterAll(closeDevice);

  it('keeps every row of a table that has not changed', async () => {
    expect(db.backendDB().version).toBe(DB_VERSION * 10);
    for (const table of UNCHANGED)
      expect([table, await db.table(table).toArray()]).toEqual([table, rowsOf(device, table)]);
  });

  it('keeps its games and their order', async () => {
    expect(gamesOn(device)).toHaveLength(23);
    expect(await storedGames(db)).toEqual(gamesOn(device));
    expect([...(await readOrder(db)).gameIds]).toEqual(gamesOn(device).map(({ gameId }) => gameId));
  });

  it('shows each like as the member last set it', async () => {
    const expected = rowsOf(device, 'likes').map(({ wish, ...like }) =>
      wish === undefined ? like : { ...like, like: wish, isPending: true },
    );
    expect(await db.likes.toArray()).toEqual(expected);
  });

  it('still sends unsettled mutations, with their own keys', async () => {
    if (version >= 8) expect(await db.mutations.toArray()).toEqual(rowsOf(device, 'mutations'));
    else expect(await unsettledToday(device)).toEqual(unsettledOn(device));
    expect(
      await Promise.all(['wishes', 'exits', 'pendingLogouts'].map((name) => db.table(name).count())),
    ).toEqual([0, 0, 0]);
  });

  it('still knows the games that were not left', async () => {
    const open = rowsOf(device, 'exits').filter(({ requestId }) => requestId === undefined);
    const sessions = open.map(({ memberId, gameId, foundAt }) => ({
      memberId,
      gameId,
      state: foundAt === undefined ? 'open' : 'abandoned',
      since: foundAt ?? 0,
    }));
    expect(await db.gameSessions.toArray()).toEqual([...sessions, ...rowsOf(device, 'gameSessions')]);
  });

  it('still has the mails that were read', async () => {
    expect(await db.mails.toArray()).toEqual(rowsOf(device, 'mails'));
    expect(await db.mailTexts.toArray()).toEqual(rowsOf(device, 'mailTexts'));
  });

  it('keeps its events, and what is known of their delivery', async () => {
    expect(await eventsToday()).toEqual(eventsOn(device));
  });

  it('continues to number its events', async () => {
    const { nextKey = 0, rows = [] } = waitingOn(device) ?? {};
    expect(nextKey).toBeGreaterThan(Math.max(...(rows as Row[]).map(({ eventSeq }) => Number(eventSeq))) + 1);
    expect(await outbox.outbox.add({ eventId: 'next' } as never)).toBe(nextKey);
  });

  it('begins another installation for an earlier build that opens it again', async () => {
    expect(await db.installation.get('installId' as never)).toBeUndefined();
    expect(await db.table('outbox').add({ eventId: 'of the build before' })).toBe(1);
  });
});

/** A catalogue that cannot be read is deleted as a whole, so that it is fetched again. */
const DEPENDS_ON_GAMES = ['catalogue'];

const garbage = fc.constantFrom(...published).chain((version) =>
  fc.constantFrom(...Object.entries(deviceOf(version).tables)).chain(([name, { rows }]) => {
    const fields = [...new Set(rows.flatMap((row) => Object.keys(row as Row)))];
    return fc.record({
      version: fc.constant(version),
      name: fc.constant(name),
      at: fc.nat(Math.max(0, rows.length - 1)),
      fields: fc.dictionary(fc.constantFrom('other', ...fields), fc.jsonValue()),
    });
  }),
);

it('opens with an unreadable row in any one table, and keeps the other tables', async () => {
  await fc.assert(
    fc.asyncProperty(garbage, async ({ version, name, at, fields }) => {
      const device = deviceOf(version);
      try {
        await openToday(withGarbage(device, name, { at, fields }));
        if (!EVENTS.includes(name)) expect(await eventsToday()).toEqual(eventsOn(device));
        for (const kept of UNCHANGED.filter((each) => each !== name && !DEPENDS_ON_GAMES.includes(each)))
          expect([kept, await db.table(kept).toArray()]).toEqual([kept, rowsOf(device, kept)]);
      } finally {
        await closeDevice();
      }
    }),
    { numRuns: 40 },
  );
});

/** Keeps the key of the row, because the store requires one. */
function withGarbage(device: StoredDatabase, name: string, { at, fields }: { at: number; fields: Row }) {
  const table = device.tables[name]!;
  const keys = [table.keyPath].flat().map((key) => key ?? '');
  const rows = (table.rows as Row[]).map((row, index) => {
    const keyed = Object.fromEntries(keys.map((key) => [key, row[key]]));
    return index === at ? { ...row, ...fields, ...keyed } : row;
  });
  return { ...device, tables: { ...device.tables, [name]: { ...table, rows } } };
}

const storesOf = ({ version, tables }: StoredDatabase) => ({
  version,
  stores: Object.entries(tables).map(([name, { keyPath, autoIncrement, indexes }]) => ({
    ...{ name, keyPath, autoIncrement, indexes },
  })),
});

describe('the files of old devices', () => {
  it('exist for each published version', async () => {
    await openToday(deviceOf(DB_VERSION - 1));
    if (process.env['PUBLISH_DEVICE'] && !published.includes(DB_VERSION)) {
      writeFileSync(fileOf(DB_VERSION), toText(await dumpDatabase(DB_NAME)));
    }
    await closeDevice();
    expect(published).toEqual(Array.from({ length: DB_VERSION }, (_, at) => at + 1));
  });

  it('have the stores that a new device is given', async () => {
    const page = new PageDb();
    await page.open();
    page.close();
    const made = await dumpDatabase(DB_NAME);
    await Dexie.delete(DB_NAME);
    expect(storesOf(made)).toEqual(storesOf(deviceOf(DB_VERSION)));
  });

  it('contain a row for every table that the version uses', () => {
    const EMPTIED_BY_8 = ['shelves', 'wishes', 'exits', 'pendingLogouts'];
    const EMPTIED_BY_10 = [...EMPTIED_BY_8, 'outbox'];

    for (const version of published) {
      const empty = Object.entries(deviceOf(version).tables).filter(([, { rows }]) => rows.length === 0);
      expect([version, empty.map(([name]) => name).sort()]).toEqual([
        version,
        version < 8 ? [] : (version < 10 ? EMPTIED_BY_8 : EMPTIED_BY_10).sort(),
      ]);
    }
  });
});
