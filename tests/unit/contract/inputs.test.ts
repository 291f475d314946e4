import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { type CallName, calls } from '#src/contract/index.ts';

const takes = (name: CallName, body: unknown) => v.safeParse<v.GenericSchema>(calls[name].input, body);

const requestId = '6f1c1c52-5d4f-4c3e-9a49-0d8f3f3b2b11';

describe('what a call takes', () => {
  it('drops fields it does not know', () => {
    expect(takes('getMailDetail', { id: 7, appId: 'halcyon', extra: true }).output).toEqual({ id: 7 });
  });

  it.each([
    ['text', '5000'],
    ['a fraction', 50.5],
    ['a negative', -1],
    ['zero', 0],
    ['more than can be counted exactly', 2 ** 53],
  ])('refuses an amount that is %s', (_, amount) => {
    expect(takes('exchange', { name: 'bank', amount, bankId: 1 }).success).toBe(false);
    expect(takes('recharge', { rechargeTypeId: 1, amount }).success).toBe(false);
  });

  it('signs in with a name or a number, whatever the kind of account', () => {
    for (const loginType of [1, 2, 3]) {
      expect(takes('accountLogin', { account: 'a', password: 'b', loginType }).success).toBe(true);
    }
    expect(takes('accountLogin', { account: 'a', password: 'b', loginType: 4 }).success).toBe(false);
  });

  it('refuses text of an absurd length', () => {
    const password = 'x'.repeat(100_000);
    expect(takes('accountLogin', { account: 'a', password, loginType: 2 }).success).toBe(false);
  });

  it('sends a code to the member without naming the number', () => {
    expect(takes('smsSend', { purpose: 1 }).success).toBe(true);
  });

  it('lets a missing consent be answered in words', () => {
    const body = { account: 'abc', password: 'secret', registerType: 2, agreeTerms: true, adult: false };
    expect(takes('accountRegist', body).success).toBe(true);
    expect(takes('accountRegist', { ...body, adult: undefined }).success).toBe(false);
  });

  it('receives one mail or up to fifty', () => {
    expect(takes('receiveMail', { id: 1 }).success).toBe(true);
    expect(takes('receiveMail', { ids: [1, 2] }).success).toBe(true);
    expect(takes('receiveMail', { ids: Array.from({ length: 51 }, (_, id) => id) }).success).toBe(false);
    expect(takes('receiveMail', {}).success).toBe(false);
  });

  it('asks for a deposit by its order or by the wish', () => {
    expect(takes('rechargeStatus', { orderId: 'D1' }).success).toBe(true);
    expect(takes('rechargeStatus', { requestId }).success).toBe(true);
    expect(takes('rechargeStatus', {}).success).toBe(false);
  });

  it('counts pages from 1 and holds at most 50 rows in one', () => {
    expect(takes('getMail2', {}).output).toEqual({ page: 1, pageSize: 20 });
    expect(takes('getMail2', { page: 0 }).success).toBe(false);
    expect(takes('getMail2', { pageSize: 51 }).success).toBe(false);
  });

  it('takes the rebate of type 1 when none is named', () => {
    expect(takes('betBonus', {}).output).toEqual({ type: 1 });
  });
});
