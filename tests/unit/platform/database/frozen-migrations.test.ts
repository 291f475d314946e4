// Migrations that were published are frozen: a platform somewhere has run them, and will not run them again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openEmbedded } from '#server/database/database.ts';
import { migrate, MIGRATIONS } from '#server/store/migrations/migrate.ts';
import { runMigrations } from '#server/store/schema/run-migrations.ts';
import type { Db } from '#server/database/tables/tables.ts';
import { checkLedger } from '#server/store/wallet/ledger-check.ts';

const FOLDER = 'server/store/migrations';

/** The beginning of each file's SHA-256. A new migration is added here; a published one never changes. */
const PUBLISHED: Readonly<Record<string, string>> = {
  '001-platform.ts': 'a3dd623cf99bc681d37dcbcf2a05579f',
  '002-game-page.ts': '5aedcf9cf1c0e1b415e6af3fc5219234',
  '003-event-delivery.ts': '155931833825b0d3e31092a621c9ead5',
  '004-accounts.ts': 'e1dd36d4cd24f6a037953725a4cab0b9',
  '005-game-list.ts': 'a54c67910dc503fe89b46381f2bea6a5',
  '006-tracking-plan.ts': 'da163b3d3b9668b4ff23734cf023fec3',
  '007-code-quotas.ts': '14610c5a8246f701b465d163448ba6d0',
  '008-proofs-and-mails.ts': 'b2df33745939e091852b8ce67dd2c852',
  '009-recovery-codes.ts': '6996f355269a69053bd3229f8a40b90b',
  '010-double-entry.ts': '6412a073e7498744915ed78ff451757b',
  '011-wallet.ts': '0ef9c60a5e40a3cd6d38fbeabbdac542',
  '012-safer-play.ts': 'a458f958a4007c2bd0cf952db07b98cb',
  '013-bonuses.ts': '22050b1b18a4296161252b6f1c3b0bc6',
  '014-due-payments.ts': 'f26babb2bcaebeb8e2e1ce64d6fa7ede',
  '015-invitations.ts': 'e2da1afb5f9c3ee6fce0e5eb7269241f',
  '017-mailbox.ts': '8d626e18416ff3e934976069fb426124',
  '018-feedback.ts': '39395b5928291582c81615ab59d327b3',
  '020-event-position.ts': '32371a8954f11a1656c9f80f60d2d1e6',
  '021-event-trust.ts': 'a56a969d278678e8d1177d9a2e6552b5',
  '022-audit.ts': '7c336cc4482f197b802d9470145004a2',
  '023-shared-limits.ts': 'aa83e796bff2184bd342b90a9b7645ce',
  '024-people-and-rounds.ts': '5f517f9614064cb8349c53d0b77a02e1',
  '025-installations.ts': 'e2aac4f42e52008d9200d7ddf1f13ef1',
  '027-push.ts': '41b3bca88c010e8aa19aac25a3a7b9ef',
  '030-bound-coin.ts': 'da69cefa6e0c27a1e435d32d14d68fce',
  '031-returned-deposits.ts': 'e4249ecaedfc2dd50f13a65b77424d98',
  '032-codes-of-known-devices.ts': 'aa6ea12cb04edf72a3a5b438fc8f5eb0',
  '034-what-is-on-file.ts': '6b011c439fa85c8b96c864e786ed2944',
  '035-game-wallets.ts': 'c50863030ae84ecb01e9f91f24b62957',
  '036-desk.ts': '4b271d4e82a0f3cc812e8555c0566056',
};

const digestOf = (name: string): string =>
  createHash('sha256')
    .update(readFileSync(`${FOLDER}/${name}`))
    .digest('hex')
    .slice(0, 32);

describe('migrations', () => {
  it('are what they were when they were published', () => {
    const files = readdirSync(FOLDER)
      .filter((name) => /^\d/.test(name))
      .sort();
    expect(Object.fromEntries(files.map((name) => [name, digestOf(name)]))).toEqual(PUBLISHED);
    expect(Object.keys(MIGRATIONS)).toEqual(files.map((name) => name.replace('.ts', '')));
  });

  it('bring what each published version has stored to the present one', async () => {
    const opened = await openEmbedded(new PGlite());
    const { db } = opened;
    try {
      const names = Object.keys(MIGRATIONS);
      for (const [index, name] of names.entries()) {
        await upTo(db, name);
        await fill(db, index);
      }
      await migrate(db);
      const { rows } = await sql<{ found: number }>`
        select count(*)::int as found from member
        join session on session.member_id = member.id
        join event on event.event_user_id = member.id
        where token_digest = 'token ' || account and event_name = 'app_start'`.execute(db);
      expect(rows).toEqual([{ found: names.length }]);
      expect(await checkLedger(db)).toMatchObject({ members: names.length, problems: [] });
      const { rows: clean } = await sql<{ found: number }>`
        select count(*)::int as found from events_clean`.execute(db);
      expect(clean).toEqual([{ found: names.length }]);
    } finally {
      await opened.close();
    }
  });
});

const upTo = (db: Db, last: string): Promise<void> =>
  runMigrations(db, Object.fromEntries(Object.entries(MIGRATIONS).filter(([name]) => name <= last)));

/** A member with a session and an event, in the columns of the first version. */
async function fill(db: Db, index: number): Promise<void> {
  await sql`
    with added as (
      insert into member (uuid, account, account_key, account_type, nickname, invite_code, registered_at)
      values (gen_random_uuid(), ${`m${index}`}, ${`m${index}`}, 1, 'm', ${`code${index}`}, now()) returning id
    ), balance as (
      insert into member_balance (member_id) select id from added
    ), opened as (
      insert into session (id, member_id, token_digest, device, address, created_at, seen_at, expire_at)
      select gen_random_uuid(), id, ${`token m${index}`}, '', '', now(), now(), now() from added
    )
    insert into event (event_id, install_id, event_seq, event_name, event_interface_id, event_show_type, event_room_id,
      event_from, event_time, event_user_id, channel, app_id, version, received_at)
    select gen_random_uuid(), gen_random_uuid(), 1, 'app_start', '', '', '', '', extract(epoch from now())::bigint, id,
      'WEB', 'halcyon', '1.0.0', now() from added`.execute(db);
}
