// What the compiler holds: a screen knows every code of its call. Each `@ts-expect-error` fails to compile by itself.
import { describe, expect, it } from 'vitest';
import type { authCalls } from '#src/contract/auth.ts';
import type { securityCalls } from '#src/contract/auth-security.ts';
import type { Failed, Refused } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import * as errors from '#src/contract/errors.ts';
import type { gameCalls } from '#src/contract/game.ts';
import { refusalMeaning, type RefusalMeanings } from '#src/features/game/visit/refusals.ts';
import { describeFailure, type Meanings } from '#src/patterns/form/failure.ts';
import { useMutation } from '#src/patterns/form/use-mutation.ts';
import { useSubmission } from '#src/patterns/form/use-submission.ts';

type Reset = typeof authCalls.forgetPassword;

const RESET: Meanings<Reset, 'smsCode'> = {
  [errors.WRONG_CODE]: 'smsCode',
  [errors.CODE_EXPIRED]: { text: 'common.failed' },
  [errors.TOO_MANY_TRIES]: 'locked',
};

const wording = {
  t: (key: string) => key,
  locale: 'en',
  now: 1000,
  fields: ['smsCode'] as const,
  meanings: RESET,
};

const refused = <E extends Errcode>(errcode: E, detail: Refused<E>['detail'] = {}): Refused<E> => ({
  ok: false,
  kind: 'refused',
  errcode,
  msg: 'The platform says why.',
  detail,
  traceId: '',
});

describe('a form', () => {
  it('has a meaning for every code of its call', () => {
    // @ts-expect-error: `TOO_MANY_TRIES` is missing.
    const forgetful: Meanings<Reset, 'smsCode'> = {
      [errors.WRONG_CODE]: 'smsCode',
      [errors.CODE_EXPIRED]: 'message',
    };
    expect(Object.keys(RESET).length).toBe(Object.keys(forgetful).length + 1);
  });

  it('has a meaning for every code of all its calls', () => {
    type Registration = typeof authCalls.accountRegist | Reset;
    // @ts-expect-error: those of `accountRegist` are missing.
    const forgetful: Meanings<Registration, 'smsCode'> = RESET;
    expect(forgetful).toBe(RESET);
  });

  it('has none for a code that its call does not have', () => {
    const wrong: Meanings<Reset, 'smsCode'> = {
      ...RESET,
      // @ts-expect-error: nothing is paid here.
      [errors.NOT_ENOUGH_COIN]: 'message',
    };
    expect(wrong).toMatchObject(RESET);
  });

  it('names only fields that it has', () => {
    // @ts-expect-error: no such field.
    const wrong: Meanings<Reset, 'smsCode'> = { ...RESET, [errors.WRONG_CODE]: 'account' };
    expect(wrong).not.toEqual(RESET);
  });

  it('sends no call but those that it names', () => {
    const rest = { key: 'reset', meanings: RESET, check: () => ({}) };
    const signIn = (): Promise<Failed<typeof authCalls.accountLogin>> => new Promise(() => {});
    const Form = () =>
      // @ts-expect-error: signing in has other codes.
      useSubmission<Reset, 'smsCode'>({ ...rest, send: signIn });
    expect(Form).toBeInstanceOf(Function);
  });

  it('says a field, a text of its own, a time or the sentence of the platform', () => {
    const say = (failed: Failed<Reset>) => describeFailure<Reset, 'smsCode'>(failed, wording);
    expect(say(refused(errors.WRONG_CODE)).fields).toEqual({ smsCode: 'The platform says why.' });
    expect(say(refused(errors.CODE_EXPIRED)).form).toBe('common.failed');
    expect(say(refused(errors.TOO_MANY_TRIES, { until: 1 })).form).toBe('common.locked');
    expect(say(refused(errors.TOO_MANY_TRIES)).form).toBe('The platform says why.');
    expect(say(refused(errors.TOO_MANY_REQUESTS, { retryAfter: 7 })).retryAt).toBe(1007);
    expect(say(refused(errors.MAINTENANCE)).form).toBe('The platform says why.');
  });

  it('shows the sentence of a code that only a newer platform knows', () => {
    const newer = refused(9001 as typeof errors.WRONG_CODE);
    expect(describeFailure<Reset, 'smsCode'>(newer, wording).form).toBe('The platform says why.');
  });

  it('shows nothing for a second tap while the first is under way', () => {
    const failure = describeFailure<Reset, 'smsCode'>({ ok: false, kind: 'busy' }, wording);
    expect(failure).toEqual({ fields: {} });
  });
});

describe('a mutation without a form', () => {
  it('has a meaning for every code of its call', () => {
    const Row = () => useMutation<typeof securityCalls.passkeyRemove>({});
    // @ts-expect-error: leaving a game has a code of its own.
    const Forgetful = () => useMutation<typeof gameCalls.exitGame>({});
    expect(Row).not.toBe(Forgetful);
  });
});

describe('a game that is refused', () => {
  it('has a meaning for every code of the start', () => {
    const rest = {
      [errors.GAME_UNKNOWN]: {},
      [errors.GAME_MAINTENANCE]: {},
      [errors.TRIAL_NOT_OFFERED]: {},
      [errors.OTHER_GAME_OPEN]: {},
      [errors.BALANCE_BELOW_ENTRY]: {},
      [errors.PLAY_LIMIT_REACHED]: {},
      [errors.TIME_LIMIT_REACHED]: {},
      [errors.TAKING_A_BREAK]: {},
    };
    const whole: RefusalMeanings = { ...rest, [errors.SELF_EXCLUDED]: {} };
    // @ts-expect-error: `SELF_EXCLUDED` is missing.
    const forgetful: RefusalMeanings = rest;
    // @ts-expect-error: starting a game takes no coupon.
    const wrong: RefusalMeanings = { ...whole, [errors.COUPON_UNKNOWN]: {} };
    expect(Object.keys(wrong).length).toBe(Object.keys(forgetful).length + 2);
    const known = Object.values(errors).filter((code) => refusalMeaning(code) !== undefined);
    expect(known.map(String).sort()).toEqual(Object.keys(whole).sort());
  });
});

describe('a refusal', () => {
  it('is never one of any number', () => {
    // @ts-expect-error: which codes are possible is known.
    const widened: Refused<number> = refused(errors.NOT_FOUND);
    expect(widened.errcode).toBe(errors.NOT_FOUND);
  });
});
