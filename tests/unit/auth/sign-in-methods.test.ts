import { describe, expect, it } from 'vitest';
import type { LoginType } from '#src/contract/member.ts';
import { startingWay, waysToRegister, waysToSignIn } from '#src/features/auth/methods/sign-in-methods.ts';

const settings = (registerType: LoginType[], defaultLoginType: LoginType, otpStatus: 0 | 1 = 1) => ({
  registerType,
  defaultLoginType,
  otpStatus,
});
const names = (ways: ReturnType<typeof waysToSignIn>) => ways.map(({ way, type }) => `${way} ${type}`);

describe('the available sign-in methods', () => {
  it.each([
    [settings([2], 2), ['account 2']],
    [settings([1, 2, 3], 2), ['account 2', 'code 1', 'password 3']],
    [settings([1, 2, 3], 1), ['code 1', 'account 2', 'password 3']],
    [settings([1, 2, 3], 1, 0), ['password 1', 'account 2']],
    [settings([2], 3), ['password 3', 'account 2']],
    [settings([], 2), ['account 2']],
  ])('%o', (given, ways) => {
    expect(names(waysToSignIn(given))).toEqual(ways);
  });
});

describe('the available registration methods', () => {
  it.each([
    [settings([2], 2), ['account 2']],
    [settings([1, 2, 3], 3), ['code 3', 'account 2']],
    [settings([1, 2], 2, 0), ['account 2', 'password 1']],
    [settings([2], 1), ['account 2']],
    [settings([], 2), []],
  ])('%o', (given, ways) => {
    expect(names(waysToRegister(given))).toEqual(ways);
  });
});

describe('the initial sign-in tab', () => {
  const all = waysToSignIn(settings([1, 2, 3], 1));
  const nothing = { account: '', wantsAccount: false, hasNewPassword: false };
  it.each([
    ['the default one', {}, 'code'],
    ['the account, when the address asks for it', { wantsAccount: true }, 'account'],
    ['the account, when one is known', { account: 'tern' }, 'account'],
    ['the number, when one is known', { account: '+639171234567' }, 'password'],
  ])('is %s', (_, known, way) => {
    expect(startingWay(all, { ...nothing, ...known })).toBe(way);
  });

  it('accepts a number with a new password when a password is requested', () => {
    const ways = waysToSignIn(settings([1, 2], 1));
    const number = { ...nothing, account: '+639171234567' };
    expect(startingWay(ways, number)).toBe('code');
    expect(startingWay(ways, { ...number, hasNewPassword: true })).toBe('account');
  });
});
