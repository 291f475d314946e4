// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, vi } from 'vitest';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { db } from '#src/data/db/database.ts';
import { DB_NAME } from '#src/data/db/tables/version.ts';
import { refreshInbox } from '#src/data/mails/refresh.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { refreshFlags } from '#src/data/member/refresh-flags.ts';
import { refreshItems } from '#src/data/member/refresh-items.ts';
import { refreshOpen } from '#src/data/answers/refresh-activities.ts';
import { refreshRebateLog } from '#src/data/member/refresh-vip.ts';
import { refreshBalance, refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
import { writeMember } from '#src/data/db/write.ts';
import { member, signedInAt } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { send } from '../mail/platform/send.ts';

const it = platformTest();
signedInAt('/', it);

/** One after the other, as screens ask for it. */
const EVERYTHING = [
  ...[refreshConfig, refreshMember, refreshGames, refreshBalance, refreshFlags, refreshOpen],
  ...[refreshInbox, refreshBets, refreshItems, refreshRebateLog],
];

/** Names of the tables, one for each row that `work` writes or deletes; `balances` has the order of the calls. */
async function writesOf(work: () => Promise<unknown>): Promise<string[]> {
  const written: string[] = [];
  const spies = (['put', 'add', 'delete', 'clear'] as const).map((name) => {
    const original = IDBObjectStore.prototype[name] as (
      this: IDBObjectStore,
      ...given: unknown[]
    ) => IDBRequest;
    return vi.spyOn(IDBObjectStore.prototype, name).mockImplementation(function (
      this: IDBObjectStore,
      ...given: unknown[]
    ) {
      if (this.transaction.db.name === DB_NAME && this.name !== 'balances') written.push(this.name);
      return original.apply(this, given) as never;
    });
  });
  await work();
  for (const spy of spies) spy.mockRestore();
  return written;
}

async function readEverything(): Promise<void> {
  for (const refresh of EVERYTHING) expect((await refresh()).ok).toBe(true);
}

const ageOf = async (name: string): Promise<number> =>
  Date.now() - ((await db.snapshots.get([member.id, name]))?.readAt ?? 0);

describe('an answer that is stored already', () => {
  it('is not written again', async ({ platform }) => {
    await send(platform, member, { title: 'News' });
    await platform.db
      .insertInto('game_history')
      .columns(['member_id', 'game_id', 'played_at'])
      .expression((from) =>
        from
          .selectFrom('game')
          .select((column) => [column.val(member.id).as('m'), 'game_id', column.val(new Date()).as('t')])
          .limit(3),
      )
      .execute();
    await readEverything();
    const rows = await db.plays.count();
    expect(rows).toBe(3);
    expect(await writesOf(readEverything)).toEqual([]);
    await send(platform, member, { title: 'More news' });
    expect(new Set(await writesOf(refreshInbox))).toEqual(new Set(['mails', 'members']));
  });

  it('is written after a minute, because screens tell its age in minutes', async () => {
    await readEverything();
    const later = Date.now() + 60_000;
    vi.spyOn(Date, 'now').mockImplementation(() => later);
    expect(await ageOf('tasks')).toBeGreaterThanOrEqual(60_000);
    await refreshOpen();
    expect(await ageOf('tasks')).toBe(0);
  });

  it('is written once by each visit, because some things wait for the first answer of a visit', async () => {
    await readEverything();
    const before = await db.members.get(member.id);
    await db.members.update(member.id, { readAt: performance.timeOrigin - 1 });
    await refreshMember();
    expect((await db.members.get(member.id))?.readAt).toBeGreaterThanOrEqual(before!.readAt);
  });
});

describe('a row', () => {
  const keep = (value: unknown) =>
    writesOf(() =>
      writeMember(member.id, ['drafts'], (own) => own.drafts.put({ memberId: member.id, key: 'x', value })),
    );

  it('is written if anything in it differs', async () => {
    await keep({ list: [1, { text: 'a' }] });
    expect(await keep({ list: [1, { text: 'a' }] })).toEqual([]);
    expect(await keep({ list: [1, { text: 'b' }] })).toEqual(['drafts']);
    expect(await keep({ list: [1] })).toEqual(['drafts']);
    expect(await keep({ list: { 0: 1 } })).toEqual(['drafts']);
    expect(await keep(null)).toEqual(['drafts']);
  });

  it('is written if it holds more than plain values', async () => {
    await keep({ picture: new Uint8Array([1]) });
    expect(await keep({ picture: new Uint8Array([1]) })).toEqual(['drafts']);
  });

  it('is written with all of its group if one of them says something new, also if one comes twice', async () => {
    const like = ([gameId, value]: readonly [number, 0 | 1]) => ({
      memberId: member.id,
      gameId,
      like: value,
    });
    const put = (...rows: Array<readonly [number, 0 | 1]>) =>
      writesOf(() => writeMember(member.id, ['likes'], (own) => own.likes.bulkPut(rows.map(like))));
    const stored = async () => (await db.likes.toArray()).map((row) => row.like);
    await put([1, 0], [2, 0]);
    expect(await put([1, 0], [2, 1])).toEqual(['likes', 'likes']);
    expect(await stored()).toEqual([0, 1]);
    expect(await put([1, 1], [1, 0])).toEqual(['likes', 'likes']);
    expect(await stored()).toEqual([0, 1]);
    expect(await put([1, 0], [2, 1])).toEqual([]);
  });
});
