import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { deleteExpired } from '#server/operations/retention.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

type Passing =
  | 'request_memory'
  | 'sign_in_try'
  | 'sms_code'
  | 'text_message'
  | 'passkey_challenge'
  | 'sign_in_challenge'
  | 'used_seal';
const count = async (platform: TestPlatform, table: Passing) =>
  (await platform.db.selectFrom(table).selectAll().execute()).length;

describe('passing things', () => {
  it('are forgotten when they no longer count, and not before', async ({ platform }) => {
    const member = await platform.register();
    await platform.call('gameLike', { gameId: GAMES.open, like: 1, requestId: randomUUID() }, member);
    await platform.call('accountLogin', { account: member.account, password: 'not-this-one', loginType: 2 });
    const sweep = () => deleteExpired(platform.db, readSettings({}), platform.clock.now);
    await sweep();
    expect([await count(platform, 'request_memory'), await count(platform, 'sign_in_try')]).toEqual([1, 1]);
    platform.clock.advance(31 * 60_000);
    await sweep();
    expect([await count(platform, 'request_memory'), await count(platform, 'sign_in_try')]).toEqual([1, 0]);
    platform.clock.advance(24 * 3_600_000);
    await sweep();
    expect(await count(platform, 'request_memory')).toBe(0);
  });

  it('are codes and messages for a day, and challenges and seals for their time', async ({ platform }) => {
    const { db, clock } = platform;
    const { id } = await platform.register();
    await platform.call('smsSend', { mobile: '+639171234567', purpose: 3 });
    await platform.call('passkeyLoginOptions', {});
    const soon = new Date(clock.now.getTime() + 60_000);
    await db.insertInto('used_seal').values({ digest: 'x', expire_at: soon }).execute();
    const challenge = { digest: 'x', member_id: id, fingerprint_digest: 'x', methods: '[]', expire_at: soon };
    await db.insertInto('sign_in_challenge').values(challenge).execute();
    const counts = async () => {
      await deleteExpired(db, readSettings({}), clock.now);
      const lasting = [await count(platform, 'sms_code'), await count(platform, 'text_message')];
      return [
        ...lasting,
        await count(platform, 'passkey_challenge'),
        await count(platform, 'sign_in_challenge'),
        await count(platform, 'used_seal'),
      ];
    };
    expect(await counts()).toEqual([1, 1, 1, 1, 1]);
    clock.advance(11 * 60_000);
    expect(await counts()).toEqual([1, 1, 0, 0, 0]);
    clock.advance(24 * 3_600_000);
    expect(await counts()).toEqual([0, 0, 0, 0, 0]);
  });
});
