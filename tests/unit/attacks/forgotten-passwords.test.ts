// What was tried to stop the platform, or to learn about numbers, with forgotten passwords.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { hashingDone } from '#server/hashing/hashing.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { newMobile } from '#tests/support/telephone.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const guess = (platform: TestPlatform, mobile = newMobile()) => {
  const input = { mobile, smsCode: '000000', password: 'another-secret', purpose: 2 };
  return platform.call('forgetPassword', input, { fingerprint: randomUUID() });
};

const times = <T>(count: number, act: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, act));

describe('forgotten passwords', () => {
  it('150 anonymous calls from one address do not slow a sign-in: no password is hashed for them', async ({
    platform,
    member,
  }) => {
    const before = hashingDone().hashes;
    const answers = await times(150, () => guess(platform));
    expect(new Set(answers.map(({ errcode }) => errcode))).toEqual(new Set([1006]));
    expect(hashingDone().hashes).toBe(before);
    const input = { account: member.account, password: PASSWORD, loginType: 2 };
    expect((await platform.call('accountLogin', input)).errcode).toBe(0);
    expect(hashingDone().hashes).toBe(before + 1);
  });

  it('calls with a wrong code for a known and an unknown number hash equally often: never', async ({
    platform,
    member,
  }) => {
    const known = newMobile();
    await platform.db.updateTable('member').set({ mobile: known }).where('id', '=', member.id).execute();
    const before = hashingDone().hashes;
    const seen = [];
    for (const mobile of [known, newMobile()]) {
      await platform.call('smsSend', { mobile, purpose: 2 }, { fingerprint: randomUUID() });
      const { errcode, msg, data } = await guess(platform, mobile);
      seen.push({ errcode, msg, data });
    }
    expect(seen[0]).toMatchObject({ errcode: 1005 });
    expect(seen[1]).toEqual(seen[0]);
    expect(hashingDone().hashes).toBe(before);
  });

  it('calls from one address with made-up installations are refused before they read the database', async () => {
    const strict = await createTestPlatform({ RESET_LIMIT: '3' }, { catalogue: accountsCatalogue });
    for (let time = 0; time < 3; time += 1) expect((await guess(strict)).errcode).toBe(1006);
    const refused = await guess(strict);
    expect(refused).toMatchObject({ status: 429, errcode: 429, data: { retryAfter: 3600 } });
    strict.clock.advance(3_600_000);
    expect((await guess(strict)).errcode).toBe(1006);
    await strict.close();
  });
});
