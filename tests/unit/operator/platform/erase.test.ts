// What is left of a person, or of a device, that was erased: books and counts, and nothing that says who it was.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { storeEvents } from '#server/store/events/events.ts';
import { keepRejected } from '#server/store/events/refused.ts';
import type { TrackEvent } from '#src/contract/events.ts';
import { nameEverywhere } from '#tests/support/operator/named-everywhere.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { eventAt } from '../../events/platform/event-store.ts';

const it = platformTest();

const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });

const EVENT = {
  ...{ install_id: null, event_seq: null, event_name: 'app_start', event_interface_id: '' },
  ...{ event_show_type: '', event_room_id: '', event_from: '', event_time: 1_790_000_000 },
  ...{ channel: 'WEB', app_id: 'halcyon', version: '1.1.0', received_at: new Date('2026-11-20T12:00:00Z') },
};

describe('erasing a person', () => {
  it('is refused while money is owed', async ({ platform, member }) => {
    expect(await run(platform, 'member', 'erase', String(member.id))).toMatchObject({ code: 1 });
    expect((await run(platform, 'member', 'erase', String(member.id), 'Asked for it.')).output).toMatch(
      /^Member \d+ holds [\d,.]+ coins/,
    );
  });

  it('leaves nothing that says who it was, and books that add up', async ({ platform, member }) => {
    const id = String(member.id);
    const mobile = '+34699111222';
    const { invite_code: inviteCode } = await platform.db
      .selectFrom('member')
      .select('invite_code')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    await platform.db
      .updateTable('member')
      .set({ mobile, nickname: 'Ada of the harbour' })
      .where('id', '=', member.id)
      .execute();
    const words = {
      typeId: 1,
      content: 'I am Ada of the harbour.',
      imageIds: [],
      contact: 'ada@harbour.test',
    };
    await platform.call('feedbackAdd', { ...words, requestId: randomUUID() }, member);
    await run(platform, 'mail', 'send', id, 'Hello', 'Dear Ada of the harbour');
    await run(platform, 'member', 'correct', id, String(-WELCOME_COIN / 100), 'Paid out by hand.');
    await nameEverywhere(platform.db, member.id, 'harbour');
    const { account } = member;
    await platform.call('accountLogin', { account, password: 'not-the-password', loginType: 2 }, member);
    await platform.db
      .insertInto('event')
      .values({ ...EVENT, event_id: randomUUID(), event_user_id: member.id })
      .execute();
    expect(await run(platform, 'member', 'erase', id, 'Asked for it.')).toEqual({
      code: 0,
      output: `Member ${id} is erased. The books are kept.`,
    });
    expect(
      await textsThat(platform.db, new RegExp(`harbour|699111222|${member.account}|${inviteCode}`)),
    ).toEqual([]);
    const named = platform.db.selectFrom('event').select('event_id').where('event_user_id', '=', member.id);
    expect(await named.execute()).toEqual([]);
    // A device that was offline brings more.
    await storeEvents(platform.db, [{ ...eventAt(EVENT.received_at), eventUserId: member.id }], {
      now: EVENT.received_at,
    });
    expect(await named.execute()).toEqual([]);
    expect((await run(platform, 'ledger', 'check')).output).toContain('Everything adds up.');
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(401);
    expect((await run(platform, 'member', 'erase', id, 'Again.')).output).toBe(
      `The account of member ${id} is closed already.`,
    );
    expect((await run(platform, 'member', 'restore', id)).output).toBe(
      `The account of member ${id} is closed.`,
    );
    // The name is free for somebody else.
    expect((await platform.register(member.account)).id).not.toBe(member.id);
  });
});

describe('erasing an installation', () => {
  const INSTALLATION = '0192f0c0-0000-7000-8000-000000000001';
  const erase = (platform: TestPlatform) =>
    run(platform, 'installation', 'erase', INSTALLATION, 'Asked for it.');

  it('keeps its events and their numbers, under an id that leads to nobody', async ({ platform }) => {
    expect(await erase(platform)).toEqual({
      code: 1,
      output: 'Nothing is stored of this installation.',
    });
    const { db, clock } = platform;
    const sent = [1, 2, 5].map((seq) => eventAt(clock.now, { installId: INSTALLATION, eventSeq: seq }));
    await storeEvents(db, sent, { now: clock.now });
    await storeEvents(db, [{ ...(sent[0] as TrackEvent), eventSeq: 3 }], { now: clock.now });
    await keepRejected(
      db,
      [
        {
          reason: 'eventTime: type',
          sent: { ...sent[0], eventId: randomUUID(), eventSeq: 4, eventTime: 'now' },
        },
      ],
      clock.now,
    );
    const gaps = async () => (await sql`select from_seq, to_seq, state from delivery_gaps`.execute(db)).rows;
    const before = await gaps();
    expect((await erase(platform)).output).toBe(
      'The installation is erased. 3 of its events stay, and nothing ties them to it.',
    );
    expect(await gaps()).toEqual(before);
    expect(await textsThat(db, new RegExp(INSTALLATION))).toEqual([]);
    expect(await run(platform, 'installation', 'erase', 'my phone', 'Asked for it.')).toMatchObject({
      code: 1,
    });
  });
});

/** The rows, of any table, whose text matches. */
async function textsThat(db: TestPlatform['db'], pattern: RegExp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db);
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const { rows } = await sql<{ text: string }>`
        select row_to_json(kept)::text as text from ${sql.table(name)} kept`.execute(db);
      return rows.filter(({ text }) => pattern.test(text)).map(({ text }) => `${name}: ${text}`);
    }),
  );
  return found.flat();
}
