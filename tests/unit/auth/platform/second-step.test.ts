import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { proveIdentity } from '#tests/support/proof.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { codeAt, receiveCode, wrongCode } from '#tests/support/telephone.ts';
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

describe('the second step', () => {
  it('opens the session with a code of the app, each code once', async () => {
    const { member, secret } = await visit.withTotp();
    const { step, methods } = await visit.stand(member);
    expect(methods).toEqual(['totp', 'recovery']);
    const code = visit.totp(secret);
    const { data } = await step('totp', code);
    expect(data).toMatchObject({ isNew: false, userInfo: { id: member.id } });
    expect((await platform.call('refreshData', {}, { token: data.token })).errcode).toBe(0);
    expect((await step('totp', visit.totp(secret, 1))).errcode).toBe(1006);
    expect((await (await visit.stand(member)).step('totp', code)).errcode).toBe(1005);
  });

  it('accepts a code from a clock that is half a minute off, but no older one', async () => {
    const { member, secret } = await visit.withTotp();
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret, -2))).errcode).toBe(1005);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret, -1))).errcode).toBe(0);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret, 1))).errcode).toBe(0);
  });

  it('counts wrong codes, even if the password is entered again in between', async () => {
    const { member, secret } = await visit.withTotp();
    const wrong = wrongCode(visit.totp(secret));
    for (let remaining = 4; remaining >= 0; remaining -= 1) {
      const { step } = await visit.stand(member);
      expect(await step('totp', wrong)).toMatchObject({ errcode: 1005, data: { remaining } });
    }
    const until = Math.floor(platform.clock.now.getTime() / 1000) + 15 * 60;
    expect(await (await visit.stand(member)).step('totp', visit.totp(secret))).toMatchObject({
      errcode: 1002,
      data: { until },
    });
    platform.clock.advance(15 * MINUTE);
    expect((await (await visit.stand(member)).step('totp', visit.totp(secret))).errcode).toBe(0);
  });

  it('sends a code only to the number of the member who is signing in', async () => {
    const member = await visit.newMember();
    const mobile = await visit.withNumber(member);
    await platform.call('smsSend', { purpose: 1 }, member);
    await visit.set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    platform.clock.advance(MINUTE);
    const { challengeId, fingerprint, step } = await visit.stand(member);
    const ask = (input: object, from: string = fingerprint) =>
      platform.call('smsSend', input, { fingerprint: from });
    expect((await ask({ challengeId, purpose: 3 }, 'elsewhere')).errcode).toBe(404);
    expect((await ask({ challengeId: 'made-up', purpose: 3 })).errcode).toBe(404);
    expect((await ask({ challengeId, purpose: 2 })).errcode).toBe(404);
    expect((await step('sms', '123456')).errcode).toBe(1006);
    expect((await ask({ challengeId, purpose: 3 })).data).toMatchObject({ length: 6 });
    const code = await codeAt(platform, mobile);
    expect(await step('sms', wrongCode(code))).toMatchObject({ errcode: 1005, data: { remaining: 4 } });
    // It was sent for this purpose and does not sign in on its own.
    const byPhone = { mobile, smsCode: code, loginType: 1, purpose: 3 };
    expect((await platform.call('accountLoginSms', byPhone, { fingerprint })).errcode).toBe(1006);
    expect((await step('sms', code)).data.userInfo.id).toBe(member.id);
  });

  it('accepts a passkey of the member who is signing in, and of nobody else', async () => {
    const members = [await visit.newMember(), await visit.newMember()] as const;
    const keys = [new Authenticator(), new Authenticator()] as const;
    for (const [at, member] of members.entries()) {
      const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
      const credential = keys[at]?.register(options) ?? {};
      await platform.call('passkeyRegister', { credential }, member);
    }
    await visit.set(members[0], { method: 'passkey', on: true });
    const { challengeId, fingerprint, step } = await visit.stand(members[0]);
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

  it('stays open for ten minutes, for the same installation, until the password changes', async () => {
    const { member, secret } = await visit.withTotp();
    const standing = await visit.stand(member);
    const input = { challengeId: standing.challengeId, method: 'totp', value: visit.totp(secret) };
    expect((await platform.call('secondStep', input, { fingerprint: 'elsewhere' })).errcode).toBe(1006);
    const { step } = await visit.stand(member);
    platform.clock.advance(10 * MINUTE);
    expect((await step('totp', visit.totp(secret))).errcode).toBe(1006);
    const before = await visit.stand(member);
    const password = { old: PASSWORD, new: 'another-secret' };
    await proveIdentity(platform, member);
    await platform.call('updateProfile', { password }, member);
    expect((await before.step('totp', visit.totp(secret))).errcode).toBe(1006);
  });

  it('returns the same session when the answer was lost', async () => {
    const { member, secret } = await visit.withTotp();
    const { step } = await visit.stand(member);
    const [code, requestId] = [visit.totp(secret), randomUUID()];
    const first = await step('totp', code, { requestId });
    const again = await step('totp', code, { requestId });
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).errcode).toBe(0);
    expect((await step('totp', wrongCode(code), { requestId })).errcode).toBe(409);
  });

  it('is refused to a member who was suspended meanwhile', async () => {
    const { member, secret } = await visit.withTotp();
    const { step } = await visit.stand(member);
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    expect((await step('totp', visit.totp(secret))).errcode).toBe(403);
  });

  it('is also required after a code by text message, unless both use the same phone', async () => {
    const { member, secret } = await visit.withTotp();
    const mobile = await visit.withNumber(member);
    const byPhone = async () => {
      const fingerprint = randomUUID();
      const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, { fingerprint });
      platform.clock.advance(MINUTE);
      const input = { mobile, smsCode, loginType: 1, purpose: 3, requestId: randomUUID() };
      return { input, fingerprint, answer: await platform.call('accountLoginSms', input, { fingerprint }) };
    };
    const { input, fingerprint, answer } = await byPhone();
    expect(answer).toMatchObject({ errcode: 1014, data: { methods: ['totp', 'recovery'] } });
    // The same mutation reaches this step again; another one has no code any more.
    const again = await platform.call('accountLoginSms', input, { fingerprint });
    const { challengeId } = again.data as unknown as { challengeId: string };
    const other = { ...input, requestId: randomUUID() };
    expect((await platform.call('accountLoginSms', other, { fingerprint })).errcode).toBe(1006);
    const step = { challengeId, method: 'totp', value: visit.totp(secret) };
    expect((await platform.call('secondStep', step, { fingerprint })).data.userInfo.id).toBe(member.id);
    await visit.set(member, { method: 'totp', on: false, password: PASSWORD });
    await platform.call('smsSend', { purpose: 1 }, member);
    await visit.set(member, { method: 'sms', on: true, code: await codeAt(platform, mobile) });
    platform.clock.advance(MINUTE);
    expect((await byPhone()).answer.errcode).toBe(0);
  });

  it('is not required after a passkey', async () => {
    const { member } = await visit.withTotp();
    const key = new Authenticator();
    const options = (await platform.call('passkeyRegisterOptions', {}, member)).data;
    await platform.call('passkeyRegister', { credential: key.register(options) }, member);
    const credential = key.sign((await platform.call('passkeyLoginOptions', {})).data);
    expect((await platform.call('passkeyLogin', { credential })).errcode).toBe(0);
  });
});
