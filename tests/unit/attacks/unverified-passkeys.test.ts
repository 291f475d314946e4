// What was tried with a passkey device that its finder can touch, but not unlock.
import { describe, expect } from 'vitest';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { Authenticator } from '../auth/platform/authenticator.ts';
import { type GuardedMember, SecondStepVisit } from '../auth/platform/second-step-visit.ts';

const it = platformTest();

/** Touched, without a fingerprint or a PIN. */
const TOUCHED = { isVerified: false };

async function addKey(platform: TestPlatform, member: GuardedMember): Promise<Authenticator> {
  const key = new Authenticator();
  const { data: options } = await platform.call('passkeyRegisterOptions', {}, member);
  await platform.call('passkeyRegister', { credential: key.register(options) }, member);
  return key;
}

async function signIn(platform: TestPlatform, key: Authenticator, signing: object) {
  const fingerprint = 'found';
  const { data: options } = await platform.call('passkeyLoginOptions', {}, { fingerprint });
  return platform.call('passkeyLogin', { credential: key.sign(options, signing) }, { fingerprint });
}

describe('a found passkey device', () => {
  it('that is only touched does not replace the second step', async ({ platform }) => {
    const visit = new SecondStepVisit(platform);
    const { member, secret } = await visit.withTotp();
    const key = await addKey(platform, member);
    const asked = await signIn(platform, key, TOUCHED);
    expect(asked).toMatchObject({ errcode: 1014, data: { methods: ['totp', 'recovery'] } });
    const { challengeId } = asked.data as unknown as { challengeId: string };
    const step = { challengeId, method: 'totp', value: visit.totp(secret) };
    expect((await platform.call('secondStep', step, { fingerprint: 'found' })).errcode).toBe(0);
    expect((await signIn(platform, key, { isVerified: true })).errcode).toBe(0);
  });

  it('is not both steps at once if passkeys are the second step', async ({ platform }) => {
    const visit = new SecondStepVisit(platform);
    const member = await visit.newMember();
    const key = await addKey(platform, member);
    expect((await visit.set(member, { method: 'passkey', on: true })).errcode).toBe(0);
    expect((await signIn(platform, key, TOUCHED)).errcode).toBe(1001);
    expect((await signIn(platform, key, { isVerified: true })).errcode).toBe(0);
    // After the password a touch is enough.
    const { challengeId, fingerprint, step } = await visit.stand(member);
    const { data: options } = await platform.call('passkeyLoginOptions', { challengeId }, { fingerprint });
    expect((await step('passkey', key.sign(options, TOUCHED))).errcode).toBe(0);
  });

  it('signs in a member who has no second step', async ({ platform }) => {
    const member = await new SecondStepVisit(platform).newMember();
    const key = await addKey(platform, member);
    expect((await signIn(platform, key, TOUCHED)).errcode).toBe(0);
  });
});
