// Checked by the compiler: a screen handles every code of its call. Each `@ts-expect-error` fails to compile
// if its line compiles.
import { describe, expect, it } from 'vitest';
import type { authCalls } from '#src/contract/auth.ts';
import type { securityCalls } from '#src/contract/auth/security.ts';
import type { FailedReply, RefusedReply } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import * as errors from '#src/contract/errors.ts';
import type { gameCalls } from '#src/contract/game.ts';
import { refusalMeaning, type RefusalMeanings } from '#src/features/game/session/refusals.ts';
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

const refused = <E extends Errcode>(errcode: E, detail: RefusedReply<E>['detail'] = {}): RefusedReply<E> => ({
  ok: false,
  kind: 'refused',
  errcode,
  msg: 'The platform says why.',
  detail,
  traceId: '',
});

describe('a form', () => {
  it('handles every code of its call', () => {
    // @ts-expect-error: `TOO_MANY_TRIES` is missing.
    const forgetful: Meanings<Reset, 'smsCode'> = {
      [errors.WRONG_CODE]: 'smsCode',
      [errors.CODE_EXPIRED]: 'message',
    };
    expect(Object.keys(RESET).length).toBe(Object.keys(forgetful).length + 1);
  });

  it('handles every code of all its calls', () => {
    type Registration = typeof authCalls.accountRegist | Reset;
    // @ts-expect-error: the codes of `accountRegist` are missing.
    const forgetful: Meanings<Registration, 'smsCode'> = RESET;
    expect(forgetful).toBe(RESET);
  });

  it('handles no code that its call does not have', () => {
    const wrong: Meanings<Reset, 'smsCode'> = {
      ...RESET,
      // @ts-expect-error: this call pays nothing.
      [errors.NOT_ENOUGH_COIN]: 'message',
    };
    expect(wrong).toMatchObject(RESET);
  });

  it('names only its own fields', () => {
    // @ts-expect-error: there is no such field.
    const wrong: Meanings<Reset, 'smsCode'> = { ...RESET, [errors.WRONG_CODE]: 'account' };
    expect(wrong).not.toEqual(RESET);
  });

  it('sends only the calls that it names', () => {
    const rest = { key: 'reset', meanings: RESET, check: () => ({}) };
    const signIn = (): Promise<FailedReply<typeof authCalls.accountLogin>> => new Promise(() => {});
    const Form = () =>
      // @ts-expect-error: signing in has other codes.
      useSubmission<Reset, 'smsCode'>({ ...rest, send: signIn });
    expect(Form).toBeInstanceOf(Function);
  });

  it("shows an error at a field, as its own text, as a time or as the platform's message", () => {
    const say = (failed: FailedReply<Reset>) => describeFailure<Reset, 'smsCode'>(failed, wording);
    expect(say(refused(errors.WRONG_CODE)).fields).toEqual({ smsCode: 'The platform says why.' });
    expect(say(refused(errors.CODE_EXPIRED)).form).toBe('common.failed');
    expect(say(refused(errors.TOO_MANY_TRIES, { until: 1 })).form).toBe('common.locked');
    expect(say(refused(errors.TOO_MANY_TRIES)).form).toBe('The platform says why.');
    expect(say(refused(errors.TOO_MANY_REQUESTS, { retryAfter: 7 })).retryAt).toBe(1007);
    expect(say(refused(errors.MAINTENANCE)).form).toBe('The platform says why.');
  });

  it('shows the message of a code that only a newer platform knows', () => {
    const newer = refused(9001 as typeof errors.WRONG_CODE);
    expect(describeFailure<Reset, 'smsCode'>(newer, wording).form).toBe('The platform says why.');
  });

  it('shows nothing for a second tap while the first one is in flight', () => {
    const failure = describeFailure<Reset, 'smsCode'>({ ok: false, kind: 'busy' }, wording);
    expect(failure).toEqual({ fields: {} });
  });
});

describe('a mutation without a form', () => {
  it('handles every code of its call', () => {
    const Row = () => useMutation<typeof securityCalls.securityGet>({});
    // @ts-expect-error: leaving a game has its own code.
    const Forgetful = () => useMutation<typeof gameCalls.exitGame>({});
    expect(Row).not.toBe(Forgetful);
  });
});

describe('a refused launch', () => {
  it('handles every code of the launch', () => {
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
    // @ts-expect-error: launching a game accepts no coupon.
    const wrong: RefusalMeanings = { ...whole, [errors.COUPON_UNKNOWN]: {} };
    expect(Object.keys(wrong).length).toBe(Object.keys(forgetful).length + 2);
    const known = Object.values(errors).filter((code) => refusalMeaning(code) !== undefined);
    expect(known.map(String).sort()).toEqual(Object.keys(whole).sort());
  });
});

describe('a refusal', () => {
  it('has one of the known codes, and never any number', () => {
    // @ts-expect-error: the possible codes are known.
    const widened: RefusedReply<number> = refused(errors.NOT_FOUND);
    expect(widened.errcode).toBe(errors.NOT_FOUND);
  });
});
