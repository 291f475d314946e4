import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeStep, totpAt } from '#server/totp.ts';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/accounts-catalogue.ts';
import { Authenticator } from '#tests/support/authenticator.ts';
import {
  createTestPlatform,
  PASSWORD,
  type SignedInCaller,
  type TestPlatform,
} from '#tests/support/platform.ts';
import { codeAt, newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform({}, { catalogue: accountsCatalogue })));
afterAll(() => platform.close());
beforeEach(() => platform.clock.advance(CODE_LIMIT.interval * 1000));

interface Member extends SignedInCaller {
  readonly fingerprint: string;
}

const newMember = async (): Promise<Member> => ({
  ...(await platform.register()),
  fingerprint: randomUUID(),
});
const set = (member: Member, change: object) => platform.call('secondStepSet', change, member);
const signIn = ({ account }: Member, fingerprint: string = randomUUID()) =>
  platform.call('accountLogin', { account, password: PASSWORD, loginType: 2 }, { fingerprint });
const totpNow = (secret: string, steps = 0) => totpAt(secret, timeStep(platform.clock.now) + steps);

async function withTotp(): Promise<{ member: Member; secret: string }> {
  const member = await newMember();
  const { secret } = (await platform.call('totpBegin', {}, member)).data;
  const { errcode } = await set(member, { method: 'totp', on: true, code: totpNow(secret) });
  expect(errcode).toBe(0);
  platform.clock.advance(MINUTE);
  return { member, secret };
}

async function withNumber(member: Member): Promise<string> {
  const mobile = newMobile();
  const smsCode = await receiveCode(platform, { mobile, purpose: 1 }, { fingerprint: randomUUID() });
  await platform.call('bindAccount', { mobile, smsCode, purpose: 1 }, member);
  platform.clock.advance(MINUTE);
  return mobile;
}

/** Signs in with the password, and stands before the second step. */
async function stand(member: Member) {
  const fingerprint = randomUUID();
  const { errcode, data } = await signIn(member, fingerprint);
  expect(errcode).toBe(1014);
  const { challengeId, methods } = data as unknown as { challengeId: string; methods: string[] };
  const step = (method: string, value: unknown, more: object = {}) =>
    platform.call('secondStep', { challengeId, method, value, ...more }, { fingerprint });
  return { challengeId, methods, fingerprint, step };
}

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i are those of the standard', (second, code) => {
    expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', timeStep(new Date(second * 1000)))).toBe(code);
  });
});

describe('turning a second step on', () => {
  it('begins with a secret to scan, and counts from the first right code', async () => {
    const member = await newMember();
    const { secret, uri } = (await platform.call('totpBegin', {}, member)).data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Halcyon:${member.account}?secret=${secret}&issuer=Halcyon`);
    expect((await signIn(member)).errcode).toBe(0);
    expect((await set(member, { method: 'totp', on: true })).data).toEqual({ fields: { code: 'required' } });
    const wrong = await set(member, { method: 'totp', on: true, code: wrongCode(totpNow(secret)) });
    expect(wrong).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    const on = await set(member, { method: 'totp', on: true, code: totpNow(secret) });
    expect(on.data).toEqual({ passkeys: [], methods: ['totp'], hasPassword: true });
    expect((await signIn(member)).errcode).toBe(1014);
  });

  it('needs what it is made of: a secret, a number with its code, a passkey', async () => {
    const member = await newMember();
    expect((await set(member, { method: 'totp', on: true, code: '123456' })).errcode).toBe(1006);
    const missing = { fields: { method: 'mismatch' } };
    expect((await set(member, { method: 'sms', on: true, code: '123456' })).data).toEqual(missing);
    expect((await set(member, { method: 'passkey', on: true })).data).toEqual(missing);
    const mobile = await withNumber(member);
    expect((await set(member, { method: 'sms', on: true })).data).toEqual({ fields: { code: 'required' } });
    await platform.call('smsSend', { purpose: 1 }, member);
    const code = await codeAt(platform, mobile);
    expect((await set(member, { method: 'sms', on: true, code: wrongCode(code) })).errcode).toBe(1005);
    expect((await set(member, { method: 'sms', on: true, code })).data.methods).toEqual(['sms']);
  });

  it('keeps the old secret in force until a new one has shown a code', async () => {
    const { member, secret } = await withTotp();
    const { secret: next } = (await platform.call('totpBegin', {}, member)).data;
    expect(next).not.toBe(secret);
    expect((await (await stand(member)).step('totp', totpNow(secret))).errcode).toBe(0);
    platform.clock.advance(MINUTE);
    expect((await set(member, { method: 'totp', on: true, code: totpNow(next) })).errcode).toBe(0);
    platform.clock.advance(MINUTE);
    expect((await (await stand(member)).step('totp', totpNow(secret))).errcode).toBe(1005);
    expect((await (await stand(member)).step('totp', totpNow(next))).errcode).toBe(0);
  });

  it('happens once when an answer was lost', async () => {
    const member = await newMember();
    const begin = { requestId: randomUUID() };
    const first = await platform.call('totpBegin', begin, member);
    expect((await platform.call('totpBegin', begin, member)).data).toEqual(first.data);
    const stored = JSON.stringify(await platform.db.selectFrom('request_memory').selectAll().execute());
    expect(stored).not.toContain(first.data.secret);
    const wish = { method: 'totp', on: true, code: totpNow(first.data.secret), requestId: randomUUID() };
    const [one, again] = [await set(member, wish), await set(member, wish)];
    expect([one.data, again.data]).toEqual([one.data, one.data]);
    expect((await platform.call('totpBegin', begin, member)).errcode).toBe(409);
  });
});

describe('turning a second step off', () => {
  it('needs the password, which cannot be guessed for long', async () => {
    const { member } = await withTotp();
    const off = (password?: string) => set(member, { method: 'totp', on: false, password });
    expect((await off()).data).toEqual({ fields: { password: 'required' } });
    for (let time = 0; time < 5; time += 1) expect((await off('not-this-one')).errcode).toBe(1001);
    expect((await off(PASSWORD)).errcode).toBe(1002);
    platform.clock.advance(15 * MINUTE);
    expect((await off(PASSWORD)).data.methods).toEqual([]);
    expect((await signIn(member)).errcode).toBe(0);
  });

  it('happens by itself when its last passkey goes', async () => {
    const member = await newMember();
    const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
    const credential = new Authenticator().register(options);
    const { id } = (await platform.call('passkeyRegister', { credential }, member)).data;
    expect((await set(member, { method: 'passkey', on: true })).data.methods).toEqual(['passkey']);
    expect((await signIn(member)).errcode).toBe(1014);
    expect((await platform.call('passkeyRemove', { id }, member)).data.methods).toEqual([]);
    expect((await signIn(member)).errcode).toBe(0);
  });
});

describe('the second step', () => {
  it('opens the session with a code of the app, each code once', async () => {
    const { member, secret } = await withTotp();
    const { step, methods } = await stand(member);
    expect(methods).toEqual(['totp']);
    const code = totpNow(secret);
    const { data } = await step('totp', code);
    expect(data).toMatchObject({ isNew: false, userInfo: { id: member.id } });
    expect((await platform.call('refreshData', {}, { token: data.token })).errcode).toBe(0);
    expect((await step('totp', totpNow(secret, 1))).errcode).toBe(1006);
    expect((await (await stand(member)).step('totp', code)).errcode).toBe(1005);
  });

  it('takes a code of a clock that is half a minute wrong, and none older', async () => {
    const { member, secret } = await withTotp();
    expect((await (await stand(member)).step('totp', totpNow(secret, -2))).errcode).toBe(1005);
    expect((await (await stand(member)).step('totp', totpNow(secret, -1))).errcode).toBe(0);
    expect((await (await stand(member)).step('totp', totpNow(secret, 1))).errcode).toBe(0);
  });

  it('counts wrong codes whatever the password says in between', async () => {
    const { member, secret } = await withTotp();
    const wrong = wrongCode(totpNow(secret));
    for (let remaining = 4; remaining >= 0; remaining -= 1) {
      const { step } = await stand(member);
      expect(await step('totp', wrong)).toMatchObject({ errcode: 1005, data: { remaining } });
    }
    const until = Math.floor(platform.clock.now.getTime() / 1000) + 15 * 60;
    expect(await (await stand(member)).step('totp', totpNow(secret))).toMatchObject({
      errcode: 1002,
      data: { until },
    });
    platform.clock.advance(15 * MINUTE);
    expect((await (await stand(member)).step('totp', totpNow(secret))).errcode).toBe(0);
  });

  it('sends a code to the number of whoever stands there, and to nobody else', async () => {
    const member = await newMember();
    const mobile = await withNumber(member);
    await platform.call('smsSend', { purpose: 1 }, member);
    await set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    platform.clock.advance(MINUTE);
    const { challengeId, fingerprint, step } = await stand(member);
    const ask = (input: object, from: string = fingerprint) =>
      platform.call('smsSend', input, { fingerprint: from });
    expect((await ask({ challengeId, purpose: 3 }, 'elsewhere')).errcode).toBe(404);
    expect((await ask({ challengeId: 'made-up', purpose: 3 })).errcode).toBe(404);
    expect((await ask({ challengeId, purpose: 2 })).errcode).toBe(404);
    expect((await step('sms', '123456')).errcode).toBe(1006);
    expect((await ask({ challengeId, purpose: 3 })).data).toMatchObject({ length: 6 });
    const code = await codeAt(platform, mobile);
    expect(await step('sms', wrongCode(code))).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    // It was sent for this and does not sign in by itself.
    const byPhone = { mobile, smsCode: code, loginType: 1, purpose: 3 };
    expect((await platform.call('accountLoginSms', byPhone, { fingerprint })).errcode).toBe(1006);
    expect((await step('sms', code)).data.userInfo.id).toBe(member.id);
  });

  it('takes a passkey of the member who stands there, and no other', async () => {
    const members = [await newMember(), await newMember()] as const;
    const keys = [new Authenticator(), new Authenticator()] as const;
    for (const [at, member] of members.entries()) {
      const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
      const credential = keys[at]?.register(options) ?? {};
      await platform.call('passkeyRegister', { credential }, member);
    }
    await set(members[0], { method: 'passkey', on: true });
    const { challengeId, fingerprint, step } = await stand(members[0]);
    const request = async () =>
      (await platform.call('passkeyLoginOptions', { challengeId }, { fingerprint })).data;
    expect((await request())['allowCredentials']).toEqual([
      { id: keys[0].id.toString('base64url'), type: 'public-key' },
    ]);
    expect((await platform.call('passkeyLoginOptions', { challengeId }, { fingerprint: 'x' })).errcode).toBe(
      404,
    );
    expect((await step('passkey', keys[1].sign(await request()))).errcode).toBe(1005);
    const free = (await platform.call('passkeyLoginOptions', {})).data;
    expect((await step('passkey', keys[0].sign(free))).errcode).toBe(1005);
    expect((await step('passkey', '123456')).data).toEqual({ fields: { value: 'type' } });
    expect((await step('totp', '123456')).data).toEqual({ fields: { method: 'pattern' } });
    expect((await step('passkey', keys[0].sign(await request()))).data.userInfo.id).toBe(members[0].id);
  });

  it('is open for ten minutes, to the installation that began, and not after the password was changed', async () => {
    const { member, secret } = await withTotp();
    const standing = await stand(member);
    const wish = { challengeId: standing.challengeId, method: 'totp', value: totpNow(secret) };
    expect((await platform.call('secondStep', wish, { fingerprint: 'elsewhere' })).errcode).toBe(1006);
    const { step } = await stand(member);
    platform.clock.advance(10 * MINUTE);
    expect((await step('totp', totpNow(secret))).errcode).toBe(1006);
    const before = await stand(member);
    const password = { old: PASSWORD, new: 'another-secret' };
    await platform.call('updateProfile', { password }, member);
    expect((await before.step('totp', totpNow(secret))).errcode).toBe(1006);
  });

  it('gives the session again when the answer was lost', async () => {
    const { member, secret } = await withTotp();
    const { step } = await stand(member);
    const [code, requestId] = [totpNow(secret), randomUUID()];
    const first = await step('totp', code, { requestId });
    const again = await step('totp', code, { requestId });
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).errcode).toBe(0);
    expect((await step('totp', wrongCode(code), { requestId })).errcode).toBe(409);
  });

  it('is refused to a member who was suspended meanwhile', async () => {
    const { member, secret } = await withTotp();
    const { step } = await stand(member);
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    expect((await step('totp', totpNow(secret))).errcode).toBe(403);
  });

  it('is asked after a code to the telephone too, unless it is the same telephone', async () => {
    const { member, secret } = await withTotp();
    const mobile = await withNumber(member);
    const byPhone = async () => {
      const fingerprint = randomUUID();
      const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, { fingerprint });
      platform.clock.advance(MINUTE);
      const wish = { mobile, smsCode, loginType: 1, purpose: 3, requestId: randomUUID() };
      return { wish, fingerprint, answer: await platform.call('accountLoginSms', wish, { fingerprint }) };
    };
    const { wish, fingerprint, answer } = await byPhone();
    expect(answer).toMatchObject({ errcode: 1014, data: { methods: ['totp'] } });
    // The same wish stands there again; another one has no code any more.
    const again = await platform.call('accountLoginSms', wish, { fingerprint });
    const { challengeId } = again.data as unknown as { challengeId: string };
    const other = { ...wish, requestId: randomUUID() };
    expect((await platform.call('accountLoginSms', other, { fingerprint })).errcode).toBe(1006);
    const step = { challengeId, method: 'totp', value: totpNow(secret) };
    expect((await platform.call('secondStep', step, { fingerprint })).data.userInfo.id).toBe(member.id);
    await set(member, { method: 'totp', on: false, password: PASSWORD });
    await platform.call('smsSend', { purpose: 1 }, member);
    await set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    platform.clock.advance(MINUTE);
    expect((await byPhone()).answer.errcode).toBe(0);
  });

  it('is not asked after a passkey', async () => {
    const { member } = await withTotp();
    const key = new Authenticator();
    const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
    await platform.call('passkeyRegister', { credential: key.register(options) }, member);
    const credential = key.sign((await platform.call('passkeyLoginOptions', {})).data);
    expect((await platform.call('passkeyLogin', { credential })).errcode).toBe(0);
  });
});
