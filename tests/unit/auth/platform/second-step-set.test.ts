import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { proveIdentity } from '#tests/support/proof.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, wrongCode } from '#tests/support/telephone.ts';
import { Authenticator } from './authenticator.ts';
import { SecondStepVisit } from './second-step-visit.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
let visit: SecondStepVisit;
beforeAll(async () => {
  platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
  visit = new SecondStepVisit(platform);
});
afterAll(() => platform.close());
beforeEach(() => platform.clock.advance(CODE_LIMIT.interval * 1000));

describe('codes of an authenticator app', () => {
  // RFC 6238, appendix B: the secret is the ASCII text 12345678901234567890.
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('at second %i match the standard', (second, code) => {
    expect(totpAt('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', timeStep(new Date(second * 1000)))).toBe(code);
  });
});

describe('turning a second step on', () => {
  it('begins with a secret to scan, and takes effect with the first right code', async () => {
    const member = await visit.newMember();
    const { secret, uri } = (await platform.call('totpBegin', {}, member)).data;
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toBe(`otpauth://totp/Halcyon:${member.account}?secret=${secret}&issuer=Halcyon`);
    expect((await visit.signIn(member)).errcode).toBe(0);
    expect((await visit.set(member, { method: 'totp', on: true })).data).toEqual({
      fields: { code: 'required' },
    });
    const wrong = await visit.set(member, { method: 'totp', on: true, code: wrongCode(visit.totp(secret)) });
    expect(wrong).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    const on = await visit.set(member, { method: 'totp', on: true, code: visit.totp(secret) });
    expect(on.data).toEqual({
      ...{ passkeys: [], methods: ['totp'], hasPassword: true },
      recoveryCodes: expect.any(Array) as string[],
    });
    expect((await visit.signIn(member)).errcode).toBe(1014);
  });

  it('requires its method: a secret, a number with its code, or a passkey', async () => {
    const member = await visit.newMember();
    expect((await visit.set(member, { method: 'totp', on: true, code: '123456' })).errcode).toBe(1006);
    const missing = { fields: { method: 'mismatch' } };
    expect((await visit.set(member, { method: 'sms', on: true, code: '123456' })).data).toEqual(missing);
    expect((await visit.set(member, { method: 'passkey', on: true })).data).toEqual(missing);
    const mobile = await visit.withNumber(member);
    expect((await visit.set(member, { method: 'sms', on: true })).data).toEqual({
      fields: { code: 'required' },
    });
    await platform.call('smsSend', { purpose: 1 }, member);
    const code = await codeAt(platform, mobile);
    expect((await visit.set(member, { method: 'sms', on: true, code: wrongCode(code) })).errcode).toBe(1005);
    expect((await visit.set(member, { method: 'sms', on: true, code })).data.methods).toEqual(['sms']);
  });

  it('keeps the old secret until a code confirms the new one', async () => {
    const { member, secret } = await visit.withTotp();
    const { secret: next } = (await platform.call('totpBegin', {}, member)).data;
    expect(next).not.toBe(secret);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret))).errcode).toBe(0);
    platform.clock.advance(MINUTE);
    expect((await visit.set(member, { method: 'totp', on: true, code: visit.totp(next) })).errcode).toBe(0);
    platform.clock.advance(MINUTE);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret))).errcode).toBe(1005);
    expect((await (await visit.stand(member)).step('totp', visit.totp(next))).errcode).toBe(0);
  });

  it('happens once when the answer is lost', async () => {
    const member = await visit.newMember();
    const begin = { requestId: randomUUID() };
    const first = await platform.call('totpBegin', begin, member);
    expect((await platform.call('totpBegin', begin, member)).data).toEqual(first.data);
    const stored = JSON.stringify(await platform.db.selectFrom('request_memory').selectAll().execute());
    expect(stored).not.toContain(first.data.secret);
    const input = { method: 'totp', on: true, code: visit.totp(first.data.secret), requestId: randomUUID() };
    const [one, again] = [await visit.set(member, input), await visit.set(member, input)];
    const { recoveryCodes: lost, ...security } = one.data;
    const { recoveryCodes: anew, ...after } = again.data;
    expect(after).toEqual(security);
    // The first ones were never seen; they are replaced.
    expect([lost?.length, anew?.length]).toEqual([10, 10]);
    expect(anew).not.toEqual(lost);
    expect((await platform.call('totpBegin', begin, member)).errcode).toBe(409);
  });
});

describe('turning a second step off', () => {
  it('takes the password, and limits guesses', async () => {
    const { member } = await visit.withTotp();
    const off = (password?: string) => visit.set(member, { method: 'totp', on: false, password });
    expect((await off()).data).toEqual({ fields: { password: 'required' } });
    for (let time = 0; time < 5; time += 1) expect((await off('not-this-one')).errcode).toBe(1001);
    expect((await off(PASSWORD)).errcode).toBe(1002);
    platform.clock.advance(15 * MINUTE);
    await proveIdentity(platform, member);
    expect((await off(PASSWORD)).data.methods).toEqual([]);
    expect((await visit.signIn(member)).errcode).toBe(0);
  });

  it('happens automatically when its last passkey is removed', async () => {
    const member = await visit.newMember();
    const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
    const credential = new Authenticator().register(options);
    const { id } = (await platform.call('passkeyRegister', { credential }, member)).data;
    expect((await visit.set(member, { method: 'passkey', on: true })).data.methods).toEqual(['passkey']);
    expect((await visit.signIn(member)).errcode).toBe(1014);
    expect((await platform.call('passkeyRemove', { id }, member)).data.methods).toEqual([]);
    expect((await visit.signIn(member)).errcode).toBe(0);
  });
});
