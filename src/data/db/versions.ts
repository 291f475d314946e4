// Every published version of the database. Frozen: a new version only adds tables and indexes, and a table that is no
// longer used stays, emptied by an upgrade, because a tab of the build before may still have it open.
import type { Dexie, Transaction } from 'dexie';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type { UpgradedVersion, upgrades } from './upgrades/by-version.ts';
import { DB_NAME } from './version.ts';

/** Later versions only added tables. */
const LAST_UPGRADE = 8;

let loaded: typeof upgrades | undefined;

/** The code of upgrades is loaded for a database that needs one. An upgrade itself cannot wait for code. */
export async function loadMissingUpgrades(): Promise<void> {
  if (loaded || !(await mayBeOlder())) return;
  loaded = (await untilLoaded(() => import('./upgrades/by-version.ts'))).upgrades;
}

/** A browser that cannot list its databases may have any. */
async function mayBeOlder(): Promise<boolean> {
  try {
    const stored = (await indexedDB.databases()).find(({ name }) => name === DB_NAME);
    // Dexie counts a version as ten.
    return stored?.version !== undefined && stored.version < LAST_UPGRADE * 10;
  } catch {
    return true;
  }
}

/** One step after the other: each relies on what the one before wrote. */
function upgradeTo(version: UpgradedVersion) {
  return async (transaction: Transaction): Promise<void> => {
    if (!loaded) throw new Error(`The upgrade to version ${version} was not loaded.`);
    for (const step of loaded[version]) await step(transaction);
  };
}

export function declareVersions(db: Dexie): void {
  db.version(1).stores({
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
  });
  db.version(2).stores({ snapshots: '[memberId+name], memberId' });
  db.version(3).stores({ games: 'gameId, [status+sort], [status+typeId+sort], [status+brandId+sort]' });
  db.version(4).stores({ catalogue: 'key' });
  db.version(5).stores({ exits: '[memberId+gameId], memberId' });
  db.version(6).stores({ shelves: 'shelf', gameOrder: 'key' }).upgrade(upgradeTo(6));
  db.version(7).stores({ games: null });
  db.version(8)
    .stores({
      mutations: 'requestId, memberId, [memberId+call+subject]',
      gameSessions: '[memberId+gameId], memberId',
      gameChunks: 'chunk',
    })
    .upgrade(upgradeTo(8));
  db.version(9).stores({
    mails: '[memberId+id], memberId, [memberId+time+id], [memberId+claimable]',
    mailTexts: '[memberId+id], memberId, [memberId+readAt]',
  });
}
