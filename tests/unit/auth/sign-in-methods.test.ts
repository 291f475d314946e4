import { describe, expect, it } from 'vitest';
import type { LoginType } from '#src/contract/member.ts';
import {
  startingMethod,
  registerMethods,
  signInMethods,
} from '#src/features/auth/methods/sign-in-methods.ts';

const settings = (registerType: LoginType[], defaultLoginType: LoginType, otpStatus: 0 | 1 = 1) => ({
  registerType,
  defaultLoginType,
  otpStatus,
});
const names = (methods: ReturnType<typeof signInMethods>) =>
  methods.map(({ method, type }) => `${method} ${type}`);

describe('the available sign-in methods', () => {
  it.each([
    [settings([2], 2), ['account 2']],
    [settings([1, 2, 3], 2), ['account 2', 'code 1', 'password 3']],
    [settings([1, 2, 3], 1), ['code 1', 'account 2', 'password 3']],
    [settings([1, 2, 3], 1, 0), ['password 1', 'account 2']],
    [settings([2], 3), ['password 3', 'account 2']],
    [settings([], 2), ['account 2']],
  ])('%o', (given, methods) => {
    expect(names(signInMethods(given))).toEqual(methods);
  });
});

describe('the available registration methods', () => {
  it.each([
    [settings([2], 2), ['account 2']],
    [settings([1, 2, 3], 3), ['code 3', 'account 2']],
    [settings([1, 2], 2, 0), ['account 2', 'password 1']],
    [settings([2], 1), ['account 2']],
    [settings([], 2), []],
  ])('%o', (given, methods) => {
    expect(names(registerMethods(given))).toEqual(methods);
  });
});

describe('the initial sign-in tab', () => {
  const all = signInMethods(settings([1, 2, 3], 1));
  const nothing = { account: '', wantsAccount: false, hasNewPassword: false };
  it.each([
    ['the default one', {}, 'code'],
    ['the account, when the address asks for it', { wantsAccount: true }, 'account'],
    ['the account, when one is known', { account: 'tern' }, 'account'],
    ['the number, when one is known', { account: '+639171234567' }, 'password'],
  ])('is %s', (_, known, method) => {
    expect(startingMethod(all, { ...nothing, ...known })).toBe(method);
  });

  it('accepts a number with a new password when a password is requested', () => {
    const methods = signInMethods(settings([1, 2], 1));
    const number = { ...nothing, account: '+639171234567' };
    expect(startingMethod(methods, number)).toBe('code');
    expect(startingMethod(methods, { ...number, hasNewPassword: true })).toBe('account');
  });
});
