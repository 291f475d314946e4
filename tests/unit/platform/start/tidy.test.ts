import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings.ts';
import { tidy } from '#server/store/tidy.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const count = async (table: 'request_memory' | 'sign_in_try') =>
  (await platform.db.selectFrom(table).selectAll().execute()).length;

describe('passing things', () => {
  it('are forgotten when they no longer count, and not before', async () => {
    const member = await platform.register();
    await platform.call('gameLike', { gameId: GAMES.open, like: 1, requestId: randomUUID() }, member);
    await platform.call('accountLogin', { account: member.account, password: 'not-this-one', loginType: 2 });
    const sweep = () => tidy(platform.db, readSettings({}), platform.clock.now);
    await sweep();
    expect([await count('request_memory'), await count('sign_in_try')]).toEqual([1, 1]);
    platform.clock.advance(31 * 60_000);
    await sweep();
    expect([await count('request_memory'), await count('sign_in_try')]).toEqual([1, 0]);
    platform.clock.advance(24 * 3_600_000);
    await sweep();
    expect(await count('request_memory')).toBe(0);
  });
});
