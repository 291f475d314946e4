// Every published version of the database. Frozen: a new version only adds tables and indexes, and a table that is no
// longer used stays, emptied by an upgrade, because a tab of the build before may still have it open. Every write
// locks one of those (`schema.ts`).
import type { Dexie, Transaction } from 'dexie';
import { storedDatabases } from '#src/device/databases.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import { DB_NAME } from './version.ts';

/** What each version added, from the first on; `null` removes a table. */
const VERSIONS: ReadonlyArray<Readonly<Record<string, string | null>>> = [
  {
    config: 'key',
    games: 'gameId, sort, [typeId+sort], [brandId+sort]',
    members: 'memberId',
    balances: 'memberId',
    likes: '[memberId+gameId], memberId',
    plays: '[memberId+gameId], memberId, [memberId+playedAt]',
    bets: '[memberId+id], memberId, [memberId+time]',
    outbox: '++eventSeq, &eventId',
    deadLetters: 'eventSeq',
    delivery: 'key',
    installation: 'key',
    wishes: 'requestId, memberId',
    drafts: '[memberId+key], memberId',
    pendingLogouts: '++id',
  },
  { snapshots: '[memberId+name], memberId' },
  { games: 'gameId, [status+sort], [status+typeId+sort], [status+brandId+sort]' },
  { catalogue: 'key' },
  { exits: '[memberId+gameId], memberId' },
  { shelves: 'shelf', gameOrder: 'key' },
  { games: null },
  {
    mutations: 'requestId, memberId, [memberId+call+subject]',
    gameSessions: '[memberId+gameId], memberId',
    gameChunks: 'chunk',
  },
  {
    mails: '[memberId+id], memberId, [memberId+time+id], [memberId+claimable]',
    mailTexts: '[memberId+id], memberId, [memberId+readAt]',
  },
  { earlierOutbox: '++eventSeq, &eventId' },
];

/** Versions after it, if any, only added tables. */
const LAST_UPGRADE = 10;

/**
 * All that a new device needs, and one whose rows need no upgrade. With every version that is declared Dexie parses
 * all of them again: nine take a slow phone 80 ms.
 */
export function declareLastVersions(db: Dexie): void {
  db.version(LAST_UPGRADE).stores(storesAt(LAST_UPGRADE)).upgrade(upgradeTo(db, LAST_UPGRADE));
  if (VERSIONS.length > LAST_UPGRADE) db.version(VERSIONS.length).stores(storesAt(VERSIONS.length));
}

const storesAt = (version: number): Record<string, string | null> =>
  Object.assign({}, ...VERSIONS.slice(0, version)) as Record<string, string | null>;

type Step = (transaction: Transaction) => PromiseLike<unknown>;

/** Databases with every version declared. */
const complete = new WeakSet<Dexie>();

let upgrades: Readonly<Record<number, readonly Step[]>> | undefined;

/** Before the database is opened. An upgrade itself cannot wait for code, so that of all is loaded. */
export async function declareOlderVersions(db: Dexie): Promise<void> {
  if (complete.has(db) || !(await mayBeOlder())) return;
  upgrades ??= (await untilLoaded(() => import('../upgrades/by-version.ts'))).upgrades;
  // Another access to a closed database may have been faster, and is opening it.
  if (complete.has(db)) return;
  complete.add(db);
  for (const [index, stores] of VERSIONS.entries()) {
    const declared = db.version(index + 1).stores(stores);
    // That of the last upgrade is declared already, and Dexie would run it twice.
    if (upgrades[index + 1] && index + 1 < LAST_UPGRADE) declared.upgrade(upgradeTo(db, index + 1));
  }
}

/** A browser that cannot list its databases may have any. */
async function mayBeOlder(): Promise<boolean> {
  const all = await storedDatabases();
  const stored = all?.find(({ name }) => name === DB_NAME);
  // Dexie counts a version as ten.
  return !all || (stored?.version !== undefined && stored.version < LAST_UPGRADE * 10);
}

/** One step after the other: each relies on what the one before wrote. Refuses rows of a database that was not listed. */
function upgradeTo(db: Dexie, version: number) {
  return async (transaction: Transaction): Promise<void> => {
    if (!complete.has(db)) throw new Error(`The upgrade to version ${version} was not loaded.`);
    for (const step of upgrades?.[version] ?? []) await step(transaction);
  };
}
