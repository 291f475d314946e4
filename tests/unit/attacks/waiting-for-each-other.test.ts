// Transactions of one member at the same time. Only a server runs several at once.
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { receiveAttachments } from '#server/store/mail/attachments.ts';
import { deleteMails } from '#server/store/mail/inbox.ts';
import { lockBalance } from '#server/store/ledger/ledger.ts';
import { inTransaction } from '#server/database/transaction.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { sendAward } from '../mail/platform/send.ts';

const it = platformTest();
const AT_ONCE = 15;

describe('a transaction that the database ends', () => {
  const ending = (code: string) => sql.raw(`do $$ begin raise exception using errcode = '${code}'; end $$`);

  it.for(['40P01', '40001'])(
    'for %s is run again, and its effect is there once',
    async (code, { platform }) => {
      let runs = 0;
      const done = await inTransaction(platform.db, async (trx) => {
        await trx
          .insertInto('shared_limit')
          .values({ key: code, begins_at: new Date(0), count: 1 })
          .execute();
        runs++;
        if (runs < 3) await ending(code).execute(trx);
        return 'done';
      });
      expect([done, runs]).toEqual(['done', 3]);
      const rows = await platform.db.selectFrom('shared_limit').where('key', '=', code).selectAll().execute();
      expect(rows).toHaveLength(1);
    },
  );

  it('again and again fails, and so does one that failed for another reason', async ({ platform }) => {
    let runs = 0;
    const run = (code: string) =>
      inTransaction(platform.db, async (trx) => {
        runs++;
        await ending(code).execute(trx);
      });
    await expect(run('40P01')).rejects.toMatchObject({ code: '40P01' });
    expect(runs).toBe(4);
    await expect(run('23505')).rejects.toMatchObject({ code: '23505' });
    expect(runs).toBe(5);
  });
});

describe('receiving and deleting the same mails at once', () => {
  it('never wait for each other', async ({ platform, member }) => {
    const ids: number[] = [];
    for (let mail = 0; mail < AT_ONCE; mail++)
      ids.push(await sendAward(platform, member, { title: `Mail ${mail}` }));
    const about = { memberId: member.id, now: platform.clock.now };
    const each = Array.from({ length: AT_ONCE }, (_, turn) =>
      platform.db.transaction().execute(async (trx) => {
        if (turn % 2 === 0) {
          await lockBalance(trx, member.id);
          return receiveAttachments(trx, { ...about, ids: ids.slice(turn) });
        }
        return deleteMails(trx, { ...about, ids: [...ids].reverse(), force: true });
      }),
    );
    const ends = await Promise.allSettled(each);
    expect(ends.filter(({ status }) => status === 'rejected')).toEqual([]);
  });
});
