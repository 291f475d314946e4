// What was tried with passwords from published leaks, and with hashes of an earlier cost.
import { randomUUID, scryptSync } from 'node:crypto';
import { describe, expect } from 'vitest';
import { hashingDone } from '#server/hashing/hashing.ts';
import { hashPassword } from '#server/store/auth/passwords.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import { newMobile } from '#tests/support/telephone.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const signIn = (platform: TestPlatform, account: string, password = PASSWORD) =>
  platform.call('accountLogin', { account, password, loginType: 2 }, { fingerprint: randomUUID() });

describe('a password from a published leak', () => {
  it.for(['password', 'qwerty123', 'iloveyou', 'PassWord', 'ｐａｓｓｗｏｒｄ'])(
    '"%s" is not taken for a new account',
    async (password, { platform }) => {
      const { errcode, data } = await platform.call('accountRegist', {
        ...registration(newAccount()),
        password,
      });
      expect({ errcode, data }).toEqual({ errcode: 422, data: { fields: { password: 'common' } } });
    },
  );

  it('is not taken in place of another, or of a forgotten one', async ({ platform, member }) => {
    const change = { password: { old: PASSWORD, new: 'password' } };
    const { data } = await platform.call('updateProfile', change, member);
    expect(data).toEqual({ fields: { 'password.new': 'common' } });
    const forgotten = { mobile: newMobile(), smsCode: '000000', password: 'password', purpose: 2 };
    expect((await platform.call('forgetPassword', forgotten)).data).toEqual({
      fields: { password: 'common' },
    });
  });
});

describe('a password', () => {
  it('is the same from every keyboard, and however it was copied', async ({ platform }) => {
    const account = newAccount();
    await platform.call('accountRegist', { ...registration(account), password: 'سر ٢٠٢٦-٨١' });
    for (const password of ['سر 2026-81', 'سر ۲۰۲۶-۸۱', '\u2067سر\u00a0٢٠٢٦–٨١\u2069', '\ufeffسر 2026-81'])
      expect((await signIn(platform, account, password)).errcode, JSON.stringify(password)).toBe(0);
    expect((await signIn(platform, account, 'سر 2026-82')).errcode).toBe(1001);
  });

  it.for(['\u200b', ' ', '\u3164', '\u2800'])('of %j alone is none', async (sign, { platform }) => {
    const { data } = await platform.call('accountRegist', {
      ...registration(newAccount()),
      password: sign.repeat(8),
    });
    expect(data).toEqual({ fields: { password: 'required' } });
  });

  it('that an earlier version hashed as it was sent still signs in', async ({ platform }) => {
    const { account, id } = await platform.register();
    const sent = 'سر ٢٠٢٦-٨١';
    const hash = await hashPassword(sent, { cost: 10 });
    const salt = hash.split('$')[2]!;
    const key = scryptSync(sent, Buffer.from(salt, 'base64url'), 32, { N: 2 ** 10, r: 8, p: 3 });
    const password_hash = `scrypt$10$${salt}$${key.toString('base64url')}`;
    await platform.db.updateTable('credential').set({ password_hash }).where('member_id', '=', id).execute();
    expect((await signIn(platform, account, sent)).errcode).toBe(0);
  });
});

describe('a hash of an earlier, lower cost', () => {
  it('takes as much work as a hash of today, and as an account that does not exist', async () => {
    const platform = await createTestPlatform({ PASSWORD_COST: '12' });
    const { account, id } = await platform.register();
    const password_hash = await hashPassword(PASSWORD, { cost: 10 });
    await platform.db.updateTable('credential').set({ password_hash }).where('member_id', '=', id).execute();
    const workOf = async (name: string) => {
      const before = hashingDone().work;
      expect((await signIn(platform, name, 'not-this-one')).errcode).toBe(1001);
      return hashingDone().work - before;
    };
    expect(await workOf(account)).toBe(2 ** 12);
    expect(await workOf(newAccount())).toBe(2 ** 12);
    await platform.close();
  });

  it('is renewed when its owner signs in, and the password stays the same', async () => {
    const platform = await createTestPlatform({ PASSWORD_COST: '11' });
    const { account, id } = await platform.register();
    const password_hash = await hashPassword(PASSWORD, { cost: 10 });
    await platform.db.updateTable('credential').set({ password_hash }).where('member_id', '=', id).execute();
    const stored = async () =>
      (
        await platform.db
          .selectFrom('credential')
          .select('password_hash')
          .where('member_id', '=', id)
          .executeTakeFirstOrThrow()
      ).password_hash;
    expect((await signIn(platform, account, 'not-this-one')).errcode).toBe(1001);
    expect(await stored()).toBe(password_hash);
    expect((await signIn(platform, account)).errcode).toBe(0);
    const renewed = await stored();
    expect(renewed).toMatch(/^scrypt\$11\$/);
    expect((await signIn(platform, account)).errcode).toBe(0);
    expect(await stored()).toBe(renewed);
    await platform.close();
  });
});
