// What is deleted by age and for want of room, in which order, and what never is.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteKnownTime } from '#src/device/known-time.ts';
import { makeRoom, applyRetention } from '#src/data/db/make-room.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';

const [NOW, DAY] = [Date.parse('2026-11-24'), 24 * 3600 * 1000];
const [RECENT, OLD] = [NOW - 179 * DAY, NOW - 181 * DAY];

/** Without the checks of its rows, which here hold as little as their keys ask for. */
let db: HalcyonDb;
/** Caches that are left. */
let kept: string[];

beforeEach(async () => {
  db = new HalcyonDb();
  await db.delete();
  await db.open();
  noteKnownTime(NOW / 1000);
  kept = ['halcyon-pictures', 'halcyon-shell-a', 'halcyon-handed-over'];
  vi.stubGlobal('caches', {
    delete: async (name: string) => void (kept = kept.filter((other) => other !== name)),
  });
  for (const at of [RECENT, OLD]) await fill(at);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await db.delete();
});

async function fill(at: number): Promise<void> {
  const memberId = 7;
  await db.bets.put({ memberId, id: `${at}`, time: at / 1000 } as never);
  await db.mailTexts.put({ memberId, id: at, readAt: at } as never);
  await db.snapshots.put({ memberId, name: at === OLD ? 'reports' : 'claims', value: [], readAt: at });
  await db.snapshots.put({ memberId, name: at === OLD ? 'limits' : 'inbox', value: {} as never, readAt: at });
  await db.drafts.put({ memberId, key: `${at}`, value: 'typed' });
  await db.mutations.put({ requestId: `${at}`, memberId, call: 'gameLike', subject: '1' } as never);
  await db.gameChunks.put({ chunk: at, games: [] });
}

/** Never deleted. */
const IRREPLACEABLE = ['drafts', 'mutations', 'gameChunks'];

const count = (tables: readonly string[]) => Promise.all(tables.map((table) => db.table(table).count()));

/** How full the device says that it is, one answer after the other; the last one stays. */
function device(...shares: number[]): void {
  const estimate = async () => ({
    usage: (shares.length > 1 ? shares.shift() : shares[0])! * 100,
    quota: 100,
  });
  vi.stubGlobal('navigator', { storage: { estimate } });
}

describe('at every start', () => {
  it('what was read half a year ago is forgotten, and nothing else', async () => {
    device(0.1);
    await applyRetention(db);
    expect(await count(['bets', 'mailTexts'])).toEqual([1, 1]);
    expect((await db.snapshots.toArray()).map(({ name }) => name).sort()).toEqual([
      'claims',
      'inbox',
      'limits',
    ]);
    expect(await count(IRREPLACEABLE)).toEqual([2, 2, 2]);
    expect(kept).toHaveLength(3);
  });

  it('room is made on a device that is nearly full', async () => {
    device(0.95);
    await applyRetention(db);
    expect(await count(['bets', 'mailTexts'])).toEqual([0, 0]);
    expect(kept).toEqual(['halcyon-shell-a', 'halcyon-handed-over']);
    expect(await count(IRREPLACEABLE)).toEqual([2, 2, 2]);
  });
});

describe('a full device', () => {
  it("loses the member's things before the pictures that all members share, and stops when there is room", async () => {
    device(0.95, 0.92, 0.5);
    await makeRoom(db);
    expect(await count(['bets', 'snapshots', 'mailTexts'])).toEqual([0, 2, 0]);
    expect(kept).toHaveLength(3);
  });

  it('that does not say how full it is loses all that can be read again', async () => {
    vi.stubGlobal('navigator', {});
    await makeRoom(db);
    expect(await count(['bets', 'snapshots', 'mailTexts'])).toEqual([0, 2, 0]);
    expect(kept).toEqual(['halcyon-shell-a', 'halcyon-handed-over']);
    expect(await count(IRREPLACEABLE)).toEqual([2, 2, 2]);
  });
});
