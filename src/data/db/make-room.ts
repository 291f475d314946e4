// What goes when it is old, or when the device has no room: what a member can read again first, then what everybody
// shares. Events, drafts and mutations are not on the lists, because nobody could bring them back.
import Dexie from 'dexie';
import { deleteCache } from '#src/device/caches.ts';
import { usedShare } from '#src/device/room.ts';
import { hasSurelyPassed } from '#src/device/known-time.ts';
import type { Snapshots } from './tables/rows.ts';
import type { HalcyonDb } from './tables/schema.ts';

/** Milliseconds since the platform was last asked for it. */
const OLD_MS = 180 * 24 * 3600 * 1000;

/** A share of the storage that the site may use. */
const NEARLY_FULL = 0.9;

const PICTURES = 'halcyon-pictures';

/** Long lists; the other snapshots are a few lines each. */
const LONG: readonly (keyof Snapshots)[] = [
  'reports',
  'statements',
  'claims',
  'rebateLog',
  'agentLogs',
  'gameRules',
  'conversations',
  'desk',
  'feedback',
];

type Step = (db: HalcyonDb) => PromiseLike<unknown>;

const STEPS: readonly Step[] = [
  (db) => alone(db, () => db.bets.clear()),
  (db) => alone(db, () => db.snapshots.filter(({ name }) => LONG.includes(name)).delete()),
  (db) => alone(db, () => db.mailTexts.clear()),
  () => deleteCache(PICTURES),
];

/** The page repeats a write that fails on a full disk, and would make room again: the transaction of Dexie does not. */
const alone = (db: HalcyonDb, write: () => PromiseLike<unknown>): PromiseLike<unknown> =>
  Dexie.prototype.transaction.call(db, 'rw', [db.bets, db.snapshots, db.mailTexts], write);

/** One step after the other, until there is room. Each for itself, because on a full disk some may fail. */
export async function makeRoom(db: HalcyonDb): Promise<void> {
  for (const step of STEPS) {
    await tried(() => step(db));
    if ((await isNearlyFull()) === false) return;
  }
}

async function tried(run: () => PromiseLike<unknown>): Promise<void> {
  try {
    await run();
  } catch {
    // The next step may succeed.
  }
}

/** `undefined` if the browser does not say, or allows nothing. */
async function isNearlyFull(): Promise<boolean | undefined> {
  const used = await usedShare();
  return used === undefined ? undefined : used > NEARLY_FULL;
}

/** Deletes old rows, and more when the disk is nearly full. Runs once per start, when the page is idle. */
export async function applyRetention(db: HalcyonDb): Promise<void> {
  await forgetOld(db);
  if (await isNearlyFull()) await makeRoom(db);
}

const isOld = (readAtMs: number): boolean => hasSurelyPassed(OLD_MS, readAtMs);

async function forgetOld(db: HalcyonDb): Promise<void> {
  await db.bets.filter(({ time }) => isOld(time * 1000)).delete();
  await db.mailTexts.filter(({ readAt }) => isOld(readAt)).delete();
  await db.snapshots.filter(({ name, readAt }) => LONG.includes(name) && isOld(readAt)).delete();
}
