// What strangers tried to keep somebody from signing in, with nothing but a number, a name, or the same address.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { accountsCatalogue, CODE_LIMIT } from '#tests/support/catalogues/accounts.ts';
import type { Caller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { newMobile, receiveCode, wrongCode } from '#tests/support/telephone.ts';

const MINUTE = 60_000;

const it = platformTest(
  { TRUST_PROXY: '1', TRIES_PER_ADDRESS: '10', CODES_PER_ADDRESS: '15', RESET_LIMIT: '3' },
  { catalogue: accountsCatalogue },
);

/** Addresses of documentation, each its own. */
let addresses = 0;
const newAddress = (): string => `2001:db8:0:${((addresses += 1)).toString(16)}::1`;

const at = (address: string, fingerprint: string = randomUUID()): Caller => ({
  fingerprint,
  headers: { 'x-forwarded-for': address },
});

const signIn = (
  platform: TestPlatform,
  { caller, ...typed }: { mobile: string; smsCode: string; caller: Caller },
) => platform.call('accountLoginSms', { ...typed, loginType: 1, purpose: 3 }, caller);

/** A member without a password, and the installation and address that they signed in from. */
async function memberByNumber(platform: TestPlatform) {
  const [mobile, home] = [newMobile(), at(newAddress())];
  const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, home);
  expect((await signIn(platform, { mobile, smsCode, caller: home })).errcode).toBe(0);
  platform.clock.advance(CODE_LIMIT.interval * 1000);
  return { mobile, home };
}

/** Each time from a new installation. */
async function askAgainAndAgain(
  platform: TestPlatform,
  mobile: string,
  { address = newAddress(), purpose = 3 }: { address?: string; purpose?: 2 | 3 } = {},
): Promise<void> {
  for (let time = 0; time < 22; time += 1) {
    await platform.call('smsSend', { mobile, purpose }, at(address));
    platform.clock.advance(CODE_LIMIT.interval * 1000);
  }
}

describe('a stranger who asks for codes to a number', () => {
  it('does not keep its owner from signing in by code where they have been before', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    for (let time = 0; time < 3; time += 1) await askAgainAndAgain(platform, mobile);
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, home);
    expect((await signIn(platform, { mobile, smsCode, caller: home })).errcode).toBe(0);
  });

  it('does not keep its owner from signing in on a new device, from another address', async ({
    platform,
  }) => {
    const { mobile } = await memberByNumber(platform);
    await askAgainAndAgain(platform, mobile);
    const caller = at(newAddress());
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, caller);
    expect((await signIn(platform, { mobile, smsCode, caller })).errcode).toBe(0);
  });

  it('does not keep its owner from a new password', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    for (let time = 0; time < 3; time += 1) await askAgainAndAgain(platform, mobile, { purpose: 2 });
    expect((await platform.call('smsSend', { mobile, purpose: 2 }, home)).errcode).toBe(0);
  });

  it('from the same address does not use up the codes of the address for members', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    const address = home.headers?.['x-forwarded-for'] ?? '';
    for (let time = 0; time < 15; time += 1)
      await platform.call('smsSend', { mobile: newMobile(), purpose: 3 }, at(address));
    expect((await platform.call('smsSend', { mobile: newMobile(), purpose: 3 }, at(address))).errcode).toBe(
      1007,
    );
    expect((await platform.call('smsSend', { mobile, purpose: 3 }, home)).errcode).toBe(0);
  });

  it('does not make the code useless that its owner has just received', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, home);
    const stranger = at(newAddress());
    const theirs = await receiveCode(platform, { mobile, purpose: 3 }, stranger);
    expect((await signIn(platform, { mobile, smsCode, caller: stranger })).errcode).toBe(1005);
    if (theirs !== smsCode)
      expect((await signIn(platform, { mobile, smsCode: theirs, caller: home })).errcode).toBe(1005);
    expect((await signIn(platform, { mobile, smsCode, caller: home })).errcode).toBe(0);
  });

  it('and guesses does not keep the owner from entering theirs, on a new device either', async ({
    platform,
  }) => {
    const { mobile } = await memberByNumber(platform);
    const stranger = at(newAddress());
    const theirs = await receiveCode(platform, { mobile, purpose: 3 }, stranger);
    const guesses = [];
    for (let time = 0; time < 6; time += 1)
      guesses.push(
        (await signIn(platform, { mobile, smsCode: wrongCode(theirs), caller: stranger })).errcode,
      );
    expect(guesses).toEqual([1005, 1005, 1005, 1005, 1005, 1002]);
    platform.clock.advance(CODE_LIMIT.interval * 1000);
    const caller = at(newAddress());
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, caller);
    expect((await signIn(platform, { mobile, smsCode, caller })).errcode).toBe(0);
  });
});

describe('a stranger at the address of a member', () => {
  it('does not close sign-in to the member by wrong passwords', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    const address = home.headers?.['x-forwarded-for'] ?? '';
    const guess = (account: string) =>
      platform.call('accountLogin', { account, password: 'not-this-one', loginType: 1 }, at(address));
    for (let time = 0; time < 10; time += 1) expect((await guess(newMobile())).errcode).toBe(1001);
    expect((await guess(newMobile())).errcode).toBe(1002);
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, home);
    expect((await signIn(platform, { mobile, smsCode, caller: home })).errcode).toBe(0);
    platform.clock.advance(15 * MINUTE);
  });

  it('does not keep the member from replacing a forgotten password', async ({ platform }) => {
    const { mobile, home } = await memberByNumber(platform);
    const address = home.headers?.['x-forwarded-for'] ?? '';
    const reset = (number: string, smsCode: string, caller: Caller) =>
      platform.call(
        'forgetPassword',
        { mobile: number, smsCode, password: 'a-new-password', purpose: 2 },
        caller,
      );
    for (let time = 0; time < 3; time += 1) await reset(newMobile(), '123456', at(address));
    expect((await reset(newMobile(), '123456', at(address))).errcode).toBe(429);
    const smsCode = await receiveCode(platform, { mobile, purpose: 2 }, home);
    expect((await reset(mobile, smsCode, home)).errcode).toBe(0);
  });
});

describe('whether something is somebody else’s', () => {
  it('learns at most twenty times a day about numbers', async ({ platform }) => {
    const { mobile } = await memberByNumber(platform);
    const caller = at(newAddress());
    const ask = async () => (await platform.call('smsSend', { mobile, purpose: 0 }, caller)).errcode;
    const errcodes = [];
    for (let time = 0; time < 21; time += 1) errcodes.push(await ask());
    expect(errcodes).toEqual([...Array<number>(20).fill(1004), 1007]);
  });

  it('learns at most twenty times a day about account names', async ({ platform }) => {
    const { account } = await platform.register();
    const { home, mobile } = await memberByNumber(platform);
    const smsCode = await receiveCode(platform, { mobile, purpose: 3 }, home);
    const { token } = (await signIn(platform, { mobile, smsCode, caller: home })).data;
    const input = { account, password: 'correct-horse-9', purpose: 1 };
    const ask = async () => (await platform.call('bindAccount', input, { ...home, token })).errcode;
    const errcodes = [];
    for (let time = 0; time < 21; time += 1) errcodes.push(await ask());
    expect(errcodes).toEqual([...Array<number>(20).fill(1003), 429]);
  });
});
