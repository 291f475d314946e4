import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { setConfig } from '#server/store/config/platform-config.ts';
import { accountsCatalogue, BIND_COIN, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { newAccount, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

it.beforeEach(({ platform }) => platform.clock.advance(CODE_LIMIT.interval * 1000));

const AWARDS = [{ itemId: 2001, num: BIND_COIN }];

const bind = (platform: TestPlatform, caller: SignedInCaller, fields: object) =>
  platform.call('bindAccount', { purpose: 1, ...fields }, caller);
const codeFor = (platform: TestPlatform, mobile: string, purpose: 0 | 1 | 3 = 1) =>
  receiveCode(platform, { mobile, purpose }, { fingerprint: randomUUID() });

async function memberByAccount(platform: TestPlatform): Promise<SignedInCaller> {
  return { ...(await platform.register()), fingerprint: randomUUID() };
}

async function memberByPhone(
  platform: TestPlatform,
  mobile = newMobile(),
): Promise<SignedInCaller & { mobile: string }> {
  const fingerprint = randomUUID();
  const input = { mobile, smsCode: await codeFor(platform, mobile, 3), loginType: 1, purpose: 3 };
  const { data } = await platform.call('accountLoginSms', input, { fingerprint });
  return { token: data.token, id: data.userInfo.id, account: '', fingerprint, mobile };
}

const BIND_ACTIVITY = 4;

describe('binding a phone number', () => {
  it('takes its code, pays coin once, and allows signing in with the number', async ({ platform }) => {
    const member = await memberByAccount(platform);
    const mobile = newMobile();
    expect((await bind(platform, member, { mobile })).data).toEqual({ fields: { smsCode: 'required' } });
    const smsCode = await codeFor(platform, mobile);
    const { data } = await bind(platform, member, { mobile, smsCode });
    expect(data).toMatchObject({
      awards: AWARDS,
      userInfo: { mobile: `+63 9** *** ${mobile.slice(-4)}`, coin: WELCOME_COIN + BIND_COIN, balanceSeq: 2 },
    });
    expect((await bind(platform, member, { mobile, smsCode })).errcode).toBe(1012);
    const input = { account: mobile, password: PASSWORD, loginType: 1 };
    expect((await platform.call('accountLogin', input)).data.userInfo.id).toBe(member.id);
  });

  it('pays nothing during a break, and binds all the same', async ({ platform }) => {
    const member = await memberByAccount(platform);
    const mobile = newMobile();
    await platform.call('breakSet', { kind: 'break', days: 1 }, member);
    const { data } = await bind(platform, member, { mobile, smsCode: await codeFor(platform, mobile) });
    expect(data).toMatchObject({ userInfo: { mobile: expect.stringMatching(/\d{4}$/), coin: WELCOME_COIN } });
    expect(data.awards).toBeUndefined();
  });

  it('is refused with a wrong code, a code for another purpose, or the number of another member', async ({
    platform,
  }) => {
    const member = await memberByAccount(platform);
    const mobile = newMobile();
    expect(
      (await bind(platform, member, { mobile, smsCode: await codeFor(platform, mobile, 0) })).errcode,
    ).toBe(1006);
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const smsCode = await codeFor(platform, mobile);
    const wrong = await bind(platform, member, { mobile, smsCode: wrongCode(smsCode) });
    expect(wrong).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    await memberByPhone(platform, mobile);
    expect((await bind(platform, member, { mobile, smsCode })).errcode).toBe(1004);
    expect((await bind(platform, member, { mobile: '12345', smsCode })).data).toEqual({
      fields: { mobile: 'pattern' },
    });
    expect((await bind(platform, member, {})).data).toEqual({
      fields: { mobile: 'required', account: 'required' },
    });
  });

  it('is blocked after too many wrong codes', async ({ platform }) => {
    const member = await memberByAccount(platform);
    const mobile = newMobile();
    const smsCode = await codeFor(platform, mobile);
    for (let time = 0; time < 5; time += 1) {
      expect((await bind(platform, member, { mobile, smsCode: wrongCode(smsCode) })).errcode).toBe(1005);
    }
    expect((await bind(platform, member, { mobile, smsCode })).errcode).toBe(1002);
  });

  it('gives a number to only one of two simultaneous requests', async ({ platform }) => {
    const mobile = newMobile();
    await setConfig(platform.db, 'app', { otpStatus: 0 });
    const members = [
      await memberByAccount(platform),
      await memberByAccount(platform),
      await memberByAccount(platform),
    ];
    const answers = await Promise.all(members.map((member) => bind(platform, member, { mobile })));
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 1004, 1004]);
    await setConfig(platform.db, 'app', { otpStatus: 1 });
  });

  it('happens once when the answer is lost', async ({ platform }) => {
    const member = await memberByAccount(platform);
    const mobile = newMobile();
    const input = { mobile, smsCode: await codeFor(platform, mobile), requestId: randomUUID() };
    const [first, again] = [await bind(platform, member, input), await bind(platform, member, input)];
    expect(again.data).toEqual(first.data);
    expect((await bind(platform, member, { ...input, mobile: newMobile() })).errcode).toBe(409);
  });
});

describe('binding an account name', () => {
  it('gives a member with a number a name and a password, and coin once', async ({ platform }) => {
    const member = await memberByPhone(platform);
    const account = newAccount();
    expect((await bind(platform, member, { account })).data).toEqual({ fields: { password: 'required' } });
    const { data } = await bind(platform, member, { account, password: PASSWORD });
    expect(data).toMatchObject({ awards: AWARDS, userInfo: { account, password: '******', accountType: 1 } });
    const input = { account, password: PASSWORD, loginType: 2 };
    expect((await platform.call('accountLogin', input)).data.userInfo.id).toBe(member.id);
    expect((await bind(platform, member, { account: newAccount(), password: PASSWORD })).errcode).toBe(1012);
  });

  it('keeps a password that is already set', async ({ platform }) => {
    const member = await memberByPhone(platform);
    await platform.call('updateProfile', { password: { new: PASSWORD } }, member);
    const account = newAccount();
    const wrong = await bind(platform, member, { account, password: 'not-this-one' });
    expect(wrong.data).toEqual({ fields: { password: 'mismatch' } });
    expect((await bind(platform, member, { account, password: PASSWORD })).errcode).toBe(0);
  });

  it('is refused for a name that is taken, too short or invalid', async ({ platform }) => {
    const [member, other] = [await memberByPhone(platform), await memberByAccount(platform)];
    const attempt = (account: string) => bind(platform, member, { account, password: PASSWORD });
    expect((await attempt(other.account.toUpperCase())).errcode).toBe(1003);
    expect((await attempt('abc')).data).toEqual({ fields: { account: 'tooShort' } });
    expect((await attempt('+63912345678')).data).toEqual({ fields: { account: 'pattern' } });
    const { data } = await attempt(newAccount());
    expect(data.userInfo.coin).toBe(WELCOME_COIN + BIND_COIN);
  });

  it('pays once, however many methods are added, and the activity says so', async ({ platform }) => {
    const member = await memberByPhone(platform);
    const state = async () => {
      const { activityMap } = (await platform.call('getActivityIds', {}, member)).data;
      return Object.values(activityMap).find(({ id }) => id === BIND_ACTIVITY);
    };
    expect(await state()).toMatchObject({ status: 1 });
    await bind(platform, member, { account: newAccount(), password: PASSWORD });
    expect(await state()).toMatchObject({ status: 2, claimed: true });
    await platform.db.updateTable('member').set({ account_key: null }).where('id', '=', member.id).execute();
    const { data } = await bind(platform, member, { account: newAccount(), password: PASSWORD });
    expect(data.awards).toBeUndefined();
    expect(data.userInfo.coin).toBe(WELCOME_COIN + BIND_COIN);
  });

  it('pays nothing while the activity is closed', async ({ platform }) => {
    const member = await memberByPhone(platform);
    const closed = accountsCatalogue.config.activityList.map((each) => ({ ...each, status: 0 }));
    await setConfig(platform.db, 'app', { activityList: closed });
    const { data } = await bind(platform, member, { account: newAccount(), password: PASSWORD });
    expect(data.awards).toBeUndefined();
    expect(data.userInfo.coin).toBe(WELCOME_COIN);
    await setConfig(platform.db, 'app', { activityList: accountsCatalogue.config.activityList });
  });
});
