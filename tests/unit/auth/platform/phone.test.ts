import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { setConfig } from '#server/store/config/platform-config.ts';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { BOUNDS, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const MINUTE = 60_000;

let mobile: string;
/** The phone that a test is about. */
let fingerprint: string;
it.beforeEach(({ platform }) => {
  mobile = newMobile();
  fingerprint = randomUUID();
  platform.clock.advance(CODE_LIMIT.interval * 1000);
});

const login = (platform: TestPlatform, smsCode: string, more: object = {}) =>
  platform.call('accountLoginSms', { mobile, smsCode, loginType: 1, purpose: 3, ...more }, { fingerprint });
const register = (platform: TestPlatform, more: object = {}) =>
  platform.call(
    'accountRegist4',
    { mobile, password: PASSWORD, registerType: 1, agreeTerms: true, adult: true, ...more },
    { fingerprint },
  );
const code = (platform: TestPlatform, purpose: 0 | 2 | 3) =>
  receiveCode(platform, { mobile, purpose }, { fingerprint });
const isIn = async (platform: TestPlatform, token: string) =>
  (await platform.call('refreshData', {}, { token })).errcode === 0;

describe('signing in by phone with a code', () => {
  it('registers a new number, and signs its member in the next time', async ({ platform }) => {
    const first = await login(platform, await code(platform, 3));
    expect(first.data).toMatchObject({ isNew: true, awards: [{ itemId: 2001, num: WELCOME_COIN }] });
    const { userInfo } = first.data;
    expect(userInfo).toMatchObject({ account: '', password: '', accountType: 1, coin: WELCOME_COIN });
    expect(userInfo.mobile).toBe(`+63 9** *** ${mobile.slice(-4)}`);
    expect(userInfo.nickname).toMatch(/^Halcyon \w{4}$/);
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const again = await login(platform, await code(platform, 3));
    expect(again.data).toMatchObject({ isNew: false, userInfo: { id: userInfo.id, balanceSeq: 1 } });
    expect(again.data.awards).toBeUndefined();
  });

  it('takes the inviter of a new member as any registration does', async ({ platform }) => {
    const inviter = await platform.register();
    const smsCode = await code(platform, 3);
    expect((await login(platform, smsCode, { inviteCode: 'NOBODY' })).errcode).toBe(5001);
    const { data } = await login(platform, smsCode, { pid: inviter.id, aid: 'poster-7' });
    expect(data).toMatchObject({ isNew: true, userInfo: { pid: inviter.id } });
  });

  it('ignores an invitation of a number that has a member', async ({ platform }) => {
    const first = await login(platform, await code(platform, 3));
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const again = await login(platform, await code(platform, 3), { inviteCode: 'NOBODY' });
    expect(again).toMatchObject({ errcode: 0, data: { userInfo: { id: first.data.userInfo.id, pid: 0 } } });
  });

  it('accepts a code once', async ({ platform }) => {
    const smsCode = await code(platform, 3);
    expect((await login(platform, smsCode)).errcode).toBe(0);
    expect((await login(platform, smsCode)).errcode).toBe(1006);
  });

  it('accepts a code from only one of two simultaneous requests', async ({ platform }) => {
    const smsCode = await code(platform, 3);
    const answers = await Promise.all([login(platform, smsCode), login(platform, smsCode)]);
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  it('accepts only the latest code for this purpose, while it is valid', async ({ platform }) => {
    expect((await login(platform, '123456')).errcode).toBe(1006);
    const other = await code(platform, 0);
    expect((await login(platform, other)).errcode).toBe(1006);
    platform.clock.advance(MINUTE);
    const older = await code(platform, 3);
    platform.clock.advance(MINUTE);
    const newer = await code(platform, 3);
    if (older !== newer) expect((await login(platform, older)).errcode).toBe(1005);
    platform.clock.advance(10 * MINUTE);
    expect((await login(platform, newer)).errcode).toBe(1006);
  });

  it('counts wrong codes, says how many tries are left, then blocks for a while', async ({ platform }) => {
    const smsCode = await code(platform, 3);
    for (let remaining = 4; remaining >= 0; remaining -= 1) {
      expect(await login(platform, wrongCode(smsCode))).toMatchObject({ errcode: 1005, data: { remaining } });
    }
    const until = Math.floor(platform.clock.now.getTime() / 1000) + 15 * 60;
    for (const attempt of [wrongCode(smsCode), smsCode]) {
      expect(await login(platform, attempt)).toMatchObject({ errcode: 1002, data: { until } });
    }
    platform.clock.advance(15 * MINUTE);
    expect((await login(platform, await code(platform, 3))).errcode).toBe(0);
  });

  it('checks the length of the code', async ({ platform }) => {
    expect((await login(platform, '12345')).data).toEqual({ fields: { smsCode: 'tooShort' } });
    expect((await login(platform, '1234567')).data).toEqual({ fields: { smsCode: 'tooLong' } });
  });

  it('returns the same session when the answer was lost, but only with the code', async ({ platform }) => {
    const smsCode = await code(platform, 3);
    const input = { requestId: randomUUID() };
    const first = await login(platform, smsCode, input);
    const again = await login(platform, smsCode, input);
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect(again.data).toMatchObject({ isNew: true, awards: first.data.awards });
    expect([await isIn(platform, first.data.token), await isIn(platform, again.data.token)]).toEqual([
      false,
      true,
    ]);
    expect((await login(platform, wrongCode(smsCode), input)).errcode).toBe(409);
    platform.clock.advance(15 * MINUTE);
    expect((await login(platform, smsCode, input)).errcode).toBe(0);
  });

  it('is refused to a suspended member, and when it is switched off', async ({ platform }) => {
    const { data } = await login(platform, await code(platform, 3));
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', data.userInfo.id).execute();
    platform.clock.advance(MINUTE);
    expect(await login(platform, await code(platform, 3))).toMatchObject({ errcode: 1013, code: 403 });
    await setConfig(platform.db, 'platform', { loginTypes: [2] });
    expect((await login(platform, '123456')).errcode).toBe(1008);
    await setConfig(platform.db, 'platform', { loginTypes: [1, 2, 3] });
    mobile = newMobile();
    await setConfig(platform.db, 'app', { registerType: [2] });
    expect((await login(platform, await code(platform, 3))).errcode).toBe(1008);
    await setConfig(platform.db, 'app', { registerType: [1, 2, 3] });
  });
});

describe('registering by phone', () => {
  it('needs a code, and allows signing in with the number and password afterwards', async ({ platform }) => {
    expect((await register(platform)).data).toEqual({ fields: { smsCode: 'required' } });
    const { data } = await register(platform, { smsCode: await code(platform, 0) });
    expect(data).toMatchObject({
      isNew: true,
      userInfo: { password: '******', accountType: 1, account: '' },
    });
    const input = { account: mobile, password: PASSWORD, loginType: 3 };
    expect((await platform.call('accountLogin', input, { fingerprint })).data.userInfo.id).toBe(
      data.userInfo.id,
    );
    const wrong = { ...input, password: 'not-this-one' };
    expect((await platform.call('accountLogin', wrong, { fingerprint })).errcode).toBe(1001);
  });

  it('needs no code if the platform requires none', async ({ platform }) => {
    await setConfig(platform.db, 'app', { otpStatus: 0 });
    const { data } = await register(platform, { registerType: 3 });
    expect(data).toMatchObject({ isNew: true, userInfo: { accountType: 3 } });
    expect((await register(platform, { registerType: 3 })).errcode).toBe(1004);
    await setConfig(platform.db, 'app', { otpStatus: 1 });
  });

  it('is refused with a wrong code, a used number, no consent, or an unknown inviter', async ({
    platform,
  }) => {
    const smsCode = await code(platform, 0);
    expect(await register(platform, { smsCode: wrongCode(smsCode) })).toMatchObject({
      errcode: 1005,
      data: { remaining: 4 },
    });
    expect((await register(platform, { smsCode, adult: false })).errcode).toBe(1015);
    expect((await register(platform, { smsCode, pid: 1 })).errcode).toBe(5001);
    await setConfig(platform.db, 'app', { registerType: [2, 3] });
    expect((await register(platform, { smsCode })).errcode).toBe(1008);
    await setConfig(platform.db, 'app', { registerType: [1, 2, 3] });
    expect((await register(platform, { smsCode })).errcode).toBe(0);
    expect((await register(platform, { smsCode })).errcode).toBe(1006);
  });

  it('accepts passwords exactly within their limits', async ({ platform }) => {
    const { min, max } = BOUNDS.password;
    const smsCode = await code(platform, 0);
    const problem = async (length: number) =>
      (await register(platform, { smsCode, password: 'p'.repeat(length) })).data as unknown;
    expect(await problem(min - 1)).toEqual({ fields: { password: 'tooShort' } });
    expect(await problem(max + 1)).toEqual({ fields: { password: 'tooLong' } });
    expect((await register(platform, { smsCode, password: 'p'.repeat(max) })).errcode).toBe(0);
  });

  it('happens once when the answer is lost', async ({ platform }) => {
    const input = { smsCode: await code(platform, 0), requestId: randomUUID() };
    const [first, again] = [await register(platform, input), await register(platform, input)];
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect([await isIn(platform, first.data.token), await isIn(platform, again.data.token)]).toEqual([
      false,
      true,
    ]);
    expect((await register(platform, { ...input, password: `${PASSWORD}!` })).errcode).toBe(409);
  });
});
