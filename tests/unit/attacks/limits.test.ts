// What was tried to escape the limits on requests and tries.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { networkOf } from '#server/addresses/network.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import { newMobile, receiveCode } from '#tests/support/telephone.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const guess = (platform: TestPlatform, account: string, password = 'not-this-one') =>
  platform.call('accountLogin', { account, password, loginType: 2 }, { fingerprint: randomUUID() });

async function errcodes(count: number, act: () => Promise<{ errcode: number }>): Promise<number[]> {
  const seen = [];
  for (let time = 0; time < count; time += 1) seen.push((await act()).errcode);
  return seen;
}

describe('the limit of an address', () => {
  it.for([
    ['2001:db8:1:2:aaaa::1', '2001:db8:1:2::'],
    ['2001:db8:1:2:ffff:eeee:dddd:cccc', '2001:db8:1:2::'],
    ['2001:DB8:1:2::', '2001:db8:1:2::'],
    ['2001:db8::7', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '::1'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::ffff:c000:207', '192.0.2.7'],
    ['192.0.2.7', '192.0.2.7'],
    ['not an address', 'not an address'],
  ] as const)('counts %s as %s', ([address, network]) => {
    expect(networkOf(address)).toBe(network);
  });

  it('is not escaped with another IPv6 address of the same subscriber', async () => {
    const strict = await createTestPlatform({ RATE_LIMIT_ADDRESS: '3', TRUST_PROXY: '1' });
    const ask = (address: string) =>
      strict.call(
        'getCustomerServices',
        {},
        { fingerprint: address, headers: { 'x-forwarded-for': address } },
      );
    for (const end of ['1', '2', '3']) expect((await ask(`2001:db8:1:2::${end}`)).status).toBe(200);
    expect((await ask('2001:db8:1:2:ffff::4')).status).toBe(429);
    expect((await ask('2001:db8:1:3::1')).status).toBe(200);
    await strict.close();
  });

  it('is not escaped with made-up installations', async () => {
    const strict = await createTestPlatform({ RATE_LIMIT_ADDRESS: '3' });
    const ask = () => strict.call('getCustomerServices', {}, { fingerprint: randomUUID() });
    expect(await errcodes(4, ask)).toEqual([0, 0, 0, 429]);
    await strict.close();
  });

  it('is not escaped with made-up tokens, neither where a token is needed nor where it is ignored', async () => {
    const strict = await createTestPlatform({ RATE_LIMIT: '3' });
    const needed = () => strict.call('refreshData', {}, { token: randomUUID(), fingerprint: randomUUID() });
    expect(await errcodes(4, needed)).toEqual([401, 401, 401, 429]);
    const ignored = () => strict.call('getCustomerServices', {}, { token: randomUUID() });
    expect(await errcodes(4, ignored)).toEqual([0, 0, 0, 429]);
    await strict.close();
  });
});

describe('the limit of tries', () => {
  async function memberWithBoth(platform: TestPlatform) {
    const [member, mobile] = [await platform.register(), newMobile()];
    await platform.db.updateTable('member').set({ mobile }).where('id', '=', member.id).execute();
    return { ...member, mobile };
  }

  it('locks the name that was typed, and not the number of the same member', async ({ platform }) => {
    const { account, mobile } = await memberWithBoth(platform);
    expect(await errcodes(6, () => guess(platform, account))).toEqual([1001, 1001, 1001, 1001, 1001, 1002]);
    const byNumber = { account: mobile, password: PASSWORD, loginType: 1 };
    const entered = await platform.call('accountLogin', byNumber, { fingerprint: randomUUID() });
    expect(entered.errcode).toBe(0);
  });

  it('of a password does not lock the codes of the number', async ({ platform }) => {
    const { mobile } = await memberWithBoth(platform);
    await errcodes(6, () => guess(platform, mobile));
    const caller = { fingerprint: randomUUID() };
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, caller);
    const input = { mobile, smsCode, loginType: 1, purpose: 3 };
    expect((await platform.call('accountLoginSms', input, caller)).errcode).toBe(0);
  });

  it('is not reached with full-width characters, which no account name may begin a number with', async ({
    platform,
  }) => {
    const { mobile } = await memberWithBoth(platform);
    const wide = Array.from(mobile, (char) => String.fromCodePoint((char.codePointAt(0) ?? 0) + 0xfee0)).join(
      '',
    );
    expect(wide.normalize('NFKC')).toBe(mobile);
    const refused = { errcode: 422, data: { fields: { account: 'pattern' } } };
    expect(await guess(platform, wide)).toMatchObject(refused);
    expect(await platform.call('accountRegist', registration(wide))).toMatchObject(refused);
    expect((await guess(platform, mobile)).errcode).toBe(1001);
  });
});

describe('a registration with a taken name', () => {
  it('does not tell whether an invitation code exists', async ({ platform, member }) => {
    const { invite_code: inviteCode } = await platform.db
      .selectFrom('member')
      .select('invite_code')
      .where('id', '=', member.id)
      .executeTakeFirstOrThrow();
    const ask = async (more: object) => {
      const input = { ...registration(member.account), ...more };
      const { errcode, msg, data } = await platform.call('accountRegist', input);
      return { errcode, msg, data };
    };
    const known = await ask({ inviteCode });
    expect(known).toMatchObject({ errcode: 1003 });
    expect(await ask({ inviteCode: 'UNKNOWN1' })).toEqual(known);
    expect(await ask({ pid: 999_999 })).toEqual(known);
    const free = await platform.call('accountRegist', {
      ...registration(newAccount()),
      inviteCode: 'UNKNOWN1',
    });
    expect(free.errcode).toBe(5001);
  });
});
