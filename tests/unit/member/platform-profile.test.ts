import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { BOUNDS } from '#tests/support/small-catalogue.ts';
import { newMobile, receiveCode } from '#tests/support/telephone.ts';

const NEW_PASSWORD = 'another-secret';
const { lengthBounds } = accountsCatalogue.config;

let platform: TestPlatform;
beforeAll(async () => {
  const env = { PICTURE_ORIGINS: 'https://pictures.test' };
  platform = await createTestPlatform(env, { catalogue: accountsCatalogue });
});
afterAll(() => platform.close());

/** From an installation of their own. */
async function newMember(): Promise<SignedInCaller & { fingerprint: string }> {
  return { ...(await platform.register()), fingerprint: randomUUID() };
}
const update = (caller: SignedInCaller, change: object) => platform.call('updateProfile', change, caller);
const signIn = async (account: string, password: string) =>
  await platform.call('accountLogin', { account, password, loginType: 2 }, { fingerprint: account });
const isIn = async (token: string) => (await platform.call('refreshData', {}, { token })).errcode === 0;

describe('the profile', () => {
  it('accepts a name, a picture and a language, and keeps the rest', async () => {
    const member = await newMember();
    const { data } = await update(member, { nickname: 'Reed warbler', avatar: 7 });
    expect(data.userInfo).toMatchObject({ nickname: 'Reed warbler', avatar: 7, account: member.account });
    expect((await update(member, { language: 'es-MX' })).data.userInfo).toMatchObject({ avatar: 7 });
    expect((await update(member, {})).data.userInfo.nickname).toBe('Reed warbler');
  });

  it.each([
    [{ nickname: 'x'.repeat(lengthBounds.username.min - 1) }, { nickname: 'tooShort' }],
    [{ nickname: 'x'.repeat(lengthBounds.username.max + 1) }, { nickname: 'tooLong' }],
    [{ nickname: ' blank' }, { nickname: 'pattern' }],
    [{ nickname: 'zero\u200bwidth' }, { nickname: 'pattern' }],
    [{ nickname: '\u3164\u3164\u3164' }, { nickname: 'pattern' }],
    [{ nickname: 'ana\u034f' }, { nickname: 'pattern' }],
    [{ nickname: '\u2800\u2800\u2800' }, { nickname: 'pattern' }],
    [{ avatar: 100 }, { avatar: 'tooLarge' }],
    [{ avatarOther: 'https://evil.test/x.png' }, { avatarOther: 'pattern' }],
    [{ avatarOther: 'nothing' }, { avatarOther: 'pattern' }],
    [{ language: 'not a language' }, { language: 'pattern' }],
    [
      { password: { old: PASSWORD, new: 'x'.repeat(BOUNDS.password.min - 1) } },
      { 'password.new': 'tooShort' },
    ],
    [
      { password: { old: PASSWORD, new: 'x'.repeat(BOUNDS.password.max + 1) } },
      { 'password.new': 'tooLong' },
    ],
    [{ password: { new: NEW_PASSWORD } }, { 'password.old': 'required' }],
    [{ safeboxPassword: { new: '12345' } }, { 'safeboxPassword.new': 'tooShort' }],
    [{ safeboxPassword: { new: '1234567' } }, { 'safeboxPassword.new': 'tooLong' }],
  ])('refuses %j', async (change, fields) => {
    const member = await newMember();
    expect(await update(member, change)).toMatchObject({ errcode: 422, data: { fields } });
  });

  it('accepts values exactly within the limits', async () => {
    const member = await newMember();
    const { username, safeboxPassword } = lengthBounds;
    for (const length of [username.min, username.max]) {
      expect((await update(member, { nickname: 'x'.repeat(length) })).errcode).toBe(0);
    }
    let old = PASSWORD;
    for (const length of [BOUNDS.password.min, BOUNDS.password.max]) {
      const password = { old, new: 'p'.repeat(length) };
      expect((await update(member, { password })).errcode).toBe(0);
      old = password.new;
    }
    expect(
      (await update(member, { safeboxPassword: { new: '1'.repeat(safeboxPassword.max) } })).errcode,
    ).toBe(0);
    const avatarOther = 'https://pictures.test/me.webp';
    expect((await update(member, { avatarOther })).data.userInfo.avatarOther).toBe(avatarOther);
    expect((await update(member, { avatarOther: '' })).data.userInfo.avatarOther).toBe('');
  });
});

describe('a new password', () => {
  it('ends every other session and keeps this one', async () => {
    const member = await newMember();
    const other = (await signIn(member.account, PASSWORD)).data.token;
    const change = { password: { old: PASSWORD, new: NEW_PASSWORD } };
    expect((await update(member, change)).data.userInfo.password).toBe('******');
    expect([await isIn(member.token), await isIn(other)]).toEqual([true, false]);
    expect((await signIn(member.account, PASSWORD)).errcode).toBe(1001);
    expect((await signIn(member.account, NEW_PASSWORD)).errcode).toBe(0);
  });

  it('takes the old one, and limits guesses', async () => {
    const member = await newMember();
    const other = (await signIn(member.account, PASSWORD)).data.token;
    const wrong = { password: { old: 'not-this-one', new: NEW_PASSWORD } };
    for (let time = 0; time < 5; time += 1) expect((await update(member, wrong)).errcode).toBe(1001);
    const right = { password: { old: PASSWORD, new: NEW_PASSWORD } };
    expect((await update(member, right)).errcode).toBe(1002);
    expect(await isIn(other)).toBe(true);
  });

  it('takes no old one if none is set', async () => {
    const [mobile, fingerprint] = [newMobile(), randomUUID()];
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, { fingerprint });
    const input = { mobile, smsCode, loginType: 1, purpose: 3 };
    const { data } = await platform.call('accountLoginSms', input, { fingerprint });
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const change = { password: { new: NEW_PASSWORD } };
    const caller = { token: data.token, fingerprint };
    expect((await platform.call('updateProfile', change, caller)).data.userInfo.password).toBe('******');
    expect((await signIn(mobile, NEW_PASSWORD)).errcode).toBe(0);
  });

  it('is set once when the answer is lost, unlike another mutation', async () => {
    const member = await newMember();
    const input = { password: { old: PASSWORD, new: NEW_PASSWORD }, requestId: randomUUID() };
    for (let time = 0; time < 2; time += 1) expect((await update(member, input)).errcode).toBe(0);
    const other = { ...input, password: { old: PASSWORD, new: 'something-else' } };
    expect((await update(member, other)).errcode).toBe(409);
  });
});

describe('the safe password', () => {
  it('is set, then changed only with the old one, and limits guesses', async () => {
    const member = await newMember();
    const first = await update(member, { safeboxPassword: { new: '123456' } });
    expect(first.data.userInfo.hasSafeboxPassword).toBe(true);
    expect((await update(member, { safeboxPassword: { new: '654321' } })).data).toEqual({
      fields: { 'safeboxPassword.old': 'required' },
    });
    const wrong = { safeboxPassword: { old: '000000', new: '654321' } };
    for (let remaining = 4; remaining >= 3; remaining -= 1) {
      expect(await update(member, wrong)).toMatchObject({ errcode: 2007, data: { remaining } });
    }
    expect((await update(member, { safeboxPassword: { old: '123456', new: '654321' } })).errcode).toBe(0);
    for (let remaining = 4; remaining >= 0; remaining -= 1) {
      expect(await update(member, wrong)).toMatchObject({ errcode: 2007, data: { remaining } });
    }
    expect((await update(member, wrong)).errcode).toBe(1002);
    expect((await update(member, { nickname: 'Still here' })).errcode).toBe(0);
  });

  it('is stored as a hash', async () => {
    const member = await newMember();
    await update(member, { safeboxPassword: { new: '135792' }, requestId: randomUUID() });
    const [row] = await platform.db.selectFrom('member').selectAll().where('id', '=', member.id).execute();
    expect(row?.safebox_hash).toMatch(/^scrypt\$/);
    const stored = await platform.db.selectFrom('request_memory').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain('135792');
  });
});
