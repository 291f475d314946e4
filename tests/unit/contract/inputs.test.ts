import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type CallName, calls } from '#src/contract/index.ts';

const takes = (name: CallName, body: unknown) => v.safeParse<v.GenericSchema>(calls[name].input, body);

const requestId = '6f1c1c52-5d4f-4c3e-9a49-0d8f3f3b2b11';

describe('the input of a call', () => {
  it('loses fields that the call does not know', () => {
    expect(takes('getMailDetail', { id: 7, appId: 'halcyon', extra: true }).output).toEqual({ id: 7 });
  });

  it.each([
    ['text', '5000'],
    ['a fraction', 50.5],
    ['negative', -1],
    ['zero', 0],
    ['more than can be counted exactly', 2 ** 53],
  ])('must not contain an amount that is %s', (_, amount) => {
    expect(takes('exchange', { name: 'bank', amount, bankId: 1 }).success).toBe(false);
    expect(takes('recharge', { rechargeTypeId: 1, amount }).success).toBe(false);
  });

  it('signs in with a name or a number, for any kind of account', () => {
    for (const loginType of [1, 2, 3]) {
      expect(takes('accountLogin', { account: 'a', password: 'b', loginType }).success).toBe(true);
    }
    expect(takes('accountLogin', { account: 'a', password: 'b', loginType: 4 }).success).toBe(false);
  });

  it('must not contain text of an absurd length', () => {
    const password = 'x'.repeat(100_000);
    expect(takes('accountLogin', { account: 'a', password, loginType: 2 }).success).toBe(false);
  });

  it('can request a code for the member without a number', () => {
    expect(takes('smsSend', { purpose: 1 }).success).toBe(true);
  });

  it('may lack consent, which is answered with a message', () => {
    const body = { account: 'abc', password: 'secret', registerType: 2, agreeTerms: true, adult: false };
    expect(takes('accountRegist', body).success).toBe(true);
    expect(takes('accountRegist', { ...body, adult: undefined }).success).toBe(false);
  });

  it('can claim one mail or up to fifty', () => {
    expect(takes('receiveMail', { id: 1 }).success).toBe(true);
    expect(takes('receiveMail', { ids: [1, 2] }).success).toBe(true);
    expect(takes('receiveMail', { ids: Array.from({ length: 51 }, (_, id) => id) }).success).toBe(false);
    expect(takes('receiveMail', {}).success).toBe(false);
  });

  it('can ask for a deposit by its order or by its idempotency key', () => {
    expect(takes('rechargeStatus', { orderId: 'D1' }).success).toBe(true);
    expect(takes('rechargeStatus', { requestId }).success).toBe(true);
    expect(takes('rechargeStatus', {}).success).toBe(false);
  });

  it('counts pages from 1, with at most 50 rows in one', () => {
    expect(takes('getMail2', {}).output).toEqual({ page: 1, pageSize: 20 });
    expect(takes('getMail2', { page: 0 }).success).toBe(false);
    expect(takes('getMail2', { pageSize: 51 }).success).toBe(false);
  });

  it('uses the rebate of type 1 by default', () => {
    expect(takes('betBonus', {}).output).toEqual({ type: 1 });
  });
});
