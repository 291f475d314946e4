import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { digestOf } from '#server/secrets/secrets.ts';
import { setConfig } from '#server/store/config/platform-config.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import { BOUNDS, smallCatalogue, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform()));
afterAll(() => platform.close());

const login = (account: string, password = PASSWORD, fingerprint = 'an-installation') =>
  platform.call('accountLogin', { account, password, loginType: 2 }, { fingerprint });
const fieldsOf = (answer: { data: unknown }) => answer.data;

describe('registering', () => {
  it('opens a session and pays the welcome coin through the ledger', async () => {
    const { errcode, code, data } = await platform.call('accountRegist', registration(newAccount()));
    expect({ errcode, code }).toEqual({ errcode: 0, code: 200 });
    expect(data.isNew).toBe(true);
    expect(data.awards).toEqual([{ itemId: 2001, num: WELCOME_COIN }]);
    expect(data.userInfo).toMatchObject({
      coin: WELCOME_COIN,
      balanceSeq: 1,
      password: '******',
      regPeriod: 20261120,
    });
    const entries = await platform.db
      .selectFrom('ledger_entry')
      .selectAll()
      .where('member_id', '=', data.userInfo.id)
      .execute();
    expect(entries).toMatchObject([{ seq: 1, kind: 'welcome', counter: 'promotion', amount: WELCOME_COIN }]);
    expect((await platform.call('refreshData', {}, { token: data.token })).data.coin).toBe(WELCOME_COIN);
  });

  it('accepts names and passwords exactly within their limits', async () => {
    const { account, password } = BOUNDS;
    const name = (length: number) => newAccount().padEnd(length, 'x').slice(0, length);
    const attempt = async (fields: object) =>
      platform.call('accountRegist', { ...registration(newAccount()), ...fields });
    for (const length of [account.min - 1, account.max + 1]) {
      const problem = length < account.min ? 'tooShort' : 'tooLong';
      const answer = await attempt({ account: name(length) });
      expect(answer).toMatchObject({ errcode: 422, code: 400, data: { fields: { account: problem } } });
    }
    for (const length of [password.min - 1, password.max + 1]) {
      const problem = length < password.min ? 'tooShort' : 'tooLong';
      expect(fieldsOf(await attempt({ password: 'p'.repeat(length) }))).toEqual({
        fields: { password: problem },
      });
    }
    for (const length of [account.min, account.max])
      expect((await attempt({ account: name(length) })).errcode).toBe(0);
    for (const length of [password.min, password.max]) {
      expect((await attempt({ password: 'p'.repeat(length) })).errcode).toBe(0);
    }
  });

  it.each(['with blank', 'tab\tinside', 'nul\0inside', 'zero\u200bwidth', '+63912345678', 'half\ud800pair'])(
    'refuses %j as a name',
    async (account) => {
      expect(fieldsOf(await platform.call('accountRegist', registration(account)))).toEqual({
        fields: { account: 'pattern' },
      });
    },
  );

  it('takes no second name that looks the same, and reads the digits of any script', async () => {
    const account = `ana-${newAccount()}`.slice(0, 16);
    await platform.call('accountRegist', registration(account));
    const persian = account.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit)));
    for (const name of [persian, account.replace('-', '\u2013'), account.replace('ana', 'ana\ufe0f')]) {
      expect((await platform.call('accountRegist', registration(name))).errcode, name).toBe(1003);
      expect((await login(name)).errcode, name).toBe(0);
    }
  });

  it('lets names of an earlier version sign in', async () => {
    const { account } = await platform.register();
    const { id } = await platform.db
      .updateTable('member')
      .set({ account: `${account}٧`, account_key: `${account}٧` })
      .where('account', '=', account)
      .returning('id')
      .executeTakeFirstOrThrow();
    expect((await login(`${account}٧`)).data.userInfo?.id).toBe(id);
  });

  it('refuses a name that is taken, in any case or width', async () => {
    const { account } = await platform.register();
    for (const name of [account, account.toUpperCase(), account.replace('m', 'ｍ')]) {
      expect((await platform.call('accountRegist', registration(name))).errcode, name).toBe(1003);
    }
  });

  it('gives a name to only one of two simultaneous requests', async () => {
    const wanted = registration(newAccount());
    const answers = await Promise.all([
      platform.call('accountRegist', wanted),
      platform.call('accountRegist', wanted),
    ]);
    expect(answers.map(({ errcode }) => errcode).sort((a, b) => a - b)).toEqual([0, 1003]);
  });

  it('requires age and terms to be confirmed', async () => {
    const refusal = async (consent: object) =>
      (await platform.call('accountRegist', { ...registration(newAccount()), ...consent })).errcode;
    expect(await refusal({ adult: false })).toBe(1015);
    expect(await refusal({ agreeTerms: false })).toBe(1015);
  });

  it('records the inviter, by id or code, and refuses an unknown one', async () => {
    const inviter = await platform.register();
    const { invite_code } = await platform.db
      .selectFrom('member')
      .select('invite_code')
      .where('id', '=', inviter.id)
      .executeTakeFirstOrThrow();
    const attempt = (fields: object) =>
      platform.call('accountRegist', { ...registration(newAccount()), ...fields });
    expect((await attempt({ pid: inviter.id, aid: 'spring' })).data.userInfo.pid).toBe(inviter.id);
    expect((await attempt({ inviteCode: invite_code.toLowerCase() })).data.userInfo.pid).toBe(inviter.id);
    expect((await attempt({ pid: 0, inviteCode: '' })).data.userInfo.pid).toBe(0);
    expect((await attempt({ pid: 1 })).errcode).toBe(5001);
    expect((await attempt({ inviteCode: 'NOBODY' })).errcode).toBe(5001);
    expect((await attempt({ pid: inviter.id, inviteCode: 'NOBODY' })).errcode).toBe(5001);
  });

  it('leaves nothing behind when it is refused', async () => {
    const account = newAccount();
    expect((await platform.call('accountRegist', { ...registration(account), pid: 1 })).errcode).toBe(5001);
    expect((await platform.call('accountRegist', registration(account))).errcode).toBe(0);
  });

  it('can be switched off, like each sign-in method', async () => {
    const member = await platform.register();
    await setConfig(platform.db, 'app', { registerType: [1] });
    await setConfig(platform.db, 'platform', { loginTypes: [1] });
    expect((await platform.call('accountRegist', registration(newAccount()))).errcode).toBe(1008);
    expect((await login(member.account)).errcode).toBe(1008);
    await setConfig(platform.db, 'app', { registerType: smallCatalogue.config.registerType });
    await setConfig(platform.db, 'platform', { loginTypes: smallCatalogue.platform.loginTypes });
  });
});

describe('signing in', () => {
  it('opens another session of the same member', async () => {
    const member = await platform.register();
    const { errcode, data } = await login(member.account.toUpperCase());
    expect({ errcode, isNew: data.isNew, id: data.userInfo.id }).toEqual({
      errcode: 0,
      isNew: false,
      id: member.id,
    });
    for (const token of [member.token, data.token]) {
      expect((await platform.call('refreshData', {}, { token })).errcode).toBe(0);
    }
  });

  it('ends with logout, on this device only', async () => {
    const member = await platform.register();
    const other = (await login(member.account)).data.token;
    expect((await platform.call('logout', {}, member)).data).toEqual({ done: true });
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: other })).errcode).toBe(0);
  });

  it('does not reveal whether the name or the password is wrong', async () => {
    const { account } = await platform.register();
    const [wrong, unknown] = [
      await login(account, 'not-this-one', 'a'),
      await login(newAccount(), PASSWORD, 'b'),
    ];
    expect(wrong).toMatchObject({ errcode: 1001, code: 400, data: { remaining: 4 } });
    expect({ errcode: wrong.errcode, msg: wrong.msg, data: wrong.data }).toEqual({
      errcode: unknown.errcode,
      msg: unknown.msg,
      data: unknown.data,
    });
  });

  it('enforces the same limits as registering', async () => {
    expect(fieldsOf(await login('abc'))).toEqual({ fields: { account: 'tooShort' } });
    expect(fieldsOf(await login('abcd', 'p'.repeat(BOUNDS.password.max + 1)))).toEqual({
      fields: { password: 'tooLong' },
    });
  });

  it('is refused to a suspended member, but only after the right password', async () => {
    const { id, account } = await platform.register();
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', id).execute();
    expect(await login(account)).toMatchObject({ errcode: 1013, code: 403 });
    expect((await login(account, 'not-this-one')).errcode).toBe(1001);
  });
});

describe('the stored credentials', () => {
  it('cannot be used to sign in: digests of tokens, hashes of passwords', async () => {
    const member = await platform.register();
    const everything: string[] = [];
    for (const table of [
      'session',
      'credential',
      'member',
      'member_device',
      'request_memory',
      'sign_in_try',
    ] as const) {
      everything.push(JSON.stringify(await platform.db.selectFrom(table).selectAll().execute()));
    }
    const stored = everything.join();
    expect(stored).not.toContain(member.token);
    expect(stored).not.toContain(PASSWORD);
    expect(stored).not.toContain('an-installation');
    expect(stored).toContain(digestOf(member.token));
    expect(stored).toMatch(/scrypt\$10\$/);
  });
});
