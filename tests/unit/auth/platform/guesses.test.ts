// Every call with a secret that could be guessed: five tries, then a block for a while, even for the right
// one.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { timeStep, totpAt } from '#server/store/auth/totp.ts';
import type { CallName } from '#src/contract/index.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { type Caller, createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { proveIdentity } from '#tests/support/proof.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';

const MINUTE = 60_000;

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform({}, { catalogue: accountsCatalogue })));
afterAll(() => platform.close());

interface Guessing {
  readonly wrong: object;
  readonly right: object;
  /** Signed in if the call needs it. */
  readonly caller: Caller;
  /** The code of the answer to a wrong value. */
  readonly errcode: number;
}

const code = (mobile: string, purpose: 0 | 1 | 2 | 3) =>
  receiveCode(platform, { mobile, purpose }, { fingerprint: randomUUID() });

async function withCode(purpose: 0 | 2 | 3, rest: object, mobile = newMobile()): Promise<Guessing> {
  const smsCode = await code(mobile, purpose);
  const input = { mobile, purpose, ...rest };
  return {
    wrong: { ...input, smsCode: wrongCode(smsCode) },
    right: { ...input, smsCode },
    caller: { fingerprint: randomUUID() },
    errcode: 1005,
  };
}

async function memberCaller(): Promise<Caller & { account: string; token: string }> {
  const { token, account } = await platform.register();
  return { token, account, fingerprint: randomUUID() };
}

const GUESSES: Partial<Record<CallName, () => Promise<Guessing>>> = {
  accountLogin: async () => {
    const { account } = await platform.register();
    const caller = { fingerprint: randomUUID() };
    const wrong = { account, password: 'not-this-one', loginType: 2 };
    return { wrong, right: { ...wrong, password: PASSWORD }, caller, errcode: 1001 };
  },
  accountLoginSms: () => withCode(3, { loginType: 1 }),
  accountRegist4: () => withCode(0, { password: PASSWORD, registerType: 1, agreeTerms: true, adult: true }),
  forgetPassword: async () => {
    const [{ id }, mobile] = [await platform.register(), newMobile()];
    await platform.db.updateTable('member').set({ mobile }).where('id', '=', id).execute();
    return withCode(2, { password: PASSWORD }, mobile);
  },
  bindAccount: async () => {
    const mobile = newMobile();
    const smsCode = await code(mobile, 1);
    const wrong = { mobile, smsCode: wrongCode(smsCode), purpose: 1 };
    return { wrong, right: { ...wrong, smsCode }, caller: await memberCaller(), errcode: 1005 };
  },
  updateProfile: async () => {
    const password = (old: string) => ({ password: { old, new: 'another-secret' } });
    return {
      wrong: password('not-this-one'),
      right: password(PASSWORD),
      caller: await memberCaller(),
      errcode: 1001,
    };
  },
  secondStepSet: async () => {
    const caller = await memberCaller();
    const { secret } = (await platform.call('totpBegin', {}, caller)).data;
    const right = { method: 'totp', on: true, code: totpAt(secret, timeStep(platform.clock.now)) };
    return { wrong: { ...right, code: wrongCode(right.code) }, right, caller, errcode: 1005 };
  },
};

describe('guessing', () => {
  it.each(Object.keys(GUESSES) as CallName[])(
    'at %s is blocked at the sixth try, for a quarter of an hour',
    async (name) => {
      const guessing = await GUESSES[name]?.();
      if (!guessing) throw new Error(`There is nothing to guess at ${name}.`);
      const { wrong, right, caller, errcode } = guessing;
      const attempt = async (input: object) => (await platform.call(name, input, caller)).errcode;
      for (let time = 0; time < 5; time += 1) expect(await attempt(wrong)).toBe(errcode);
      expect(await attempt(wrong)).toBe(1002);
      expect(await attempt(right)).toBe(1002);
      platform.clock.advance(15 * MINUTE - 1);
      if (caller.token) await proveIdentity(platform, { token: caller.token });
      expect(await attempt(right)).toBe(1002);
      platform.clock.advance(1);
      expect(await attempt(right)).not.toBe(1002);
    },
  );
});
