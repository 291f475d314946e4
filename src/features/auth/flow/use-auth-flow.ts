import { useSignals } from '@preact/signals-react/runtime';
import { type RefObject, useEffect, useRef } from 'react';
import type { LoginResult } from '#src/contract/auth.ts';
import type { NoAnswer, RefusedReply } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import type { Award } from '#src/contract/primitives.ts';
import type { SignInStep } from '#src/contract/auth/security.ts';
import { ACCOUNT_CLOSED, SECOND_STEP_REQUIRED } from '#src/contract/errors.ts';
import { session } from '#src/data/session/session.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { openReward } from '#src/navigation/reward.ts';
import { showToast } from '#src/navigation/toast.ts';
import { handOver } from './account-to-sign-in.ts';
import { useSuspendedDialog } from './use-suspended-dialog.ts';

/** A sign-in that still needs its second step. */
export interface Challenge {
  readonly id: string;
  readonly methods: readonly SignInStep[];
}

interface SignInFlowOptions {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  /** Rejects if its code does not load. */
  readonly onSecondStep: (challenge: Challenge) => Promise<void>;
}

interface SignedIn {
  readonly ok: true;
  readonly data: LoginResult;
}

export interface SignInFlow {
  /** Tries to sign in. Resolves with the failure to show, or with `undefined` after success. */
  readonly attempt: <E extends Errcode>(
    send: () => Promise<SignedIn | RefusedReply<E> | NoAnswer>,
  ) => Promise<RefusedReply<E> | NoAnswer | undefined>;
}

/** Methods that this build supports. */
const METHODS: readonly SignInStep[] = ['sms', 'totp', 'passkey', 'recovery'];

/** Every sign-in method continues in the same way; so does a sign-in in another tab. */
export function useAuthFlow(options: SignInFlowOptions): SignInFlow {
  useSignals();
  const t = useT();
  const { memberId } = session.value;
  const isTrying = useRef(false);
  const isShown = useIsShown();
  const showSuspended = useSuspendedDialog();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    if (memberId === 0) return;
    handOver(undefined);
    if (!isTrying.current) latest.current.onSignedIn([]);
  }, [memberId]);
  const arrive = (awards: readonly Award[]) => {
    // A member who has navigated elsewhere meanwhile stays there.
    if (isShown.current) latest.current.onSignedIn(awards);
    else openReward(awards);
  };
  return {
    async attempt(send) {
      const wasTrying = isTrying.current;
      isTrying.current = true;
      const reply = await send().finally(() => {
        isTrying.current = wasTrying;
      });
      if (!reply.ok && reply.kind === 'busy') return;
      if (reply.ok) {
        greet(reply.data, t);
        arrive(reply.data.awards ?? []);
        return;
      }
      if (session.peek().memberId > 0) {
        arrive([]);
        return;
      }
      const challenge = challengeOf(reply);
      if (challenge) return showSecondStep(challenge, latest.current);
      if (reply.kind === 'refused' && reply.errcode === ACCOUNT_CLOSED) showSuspended(reply.msg);
      else return reply;
    },
  };
}

const UNREACHABLE: NoAnswer = { ok: false, kind: 'unreachable' };

async function showSecondStep(
  challenge: Challenge,
  { onSecondStep }: SignInFlowOptions,
): Promise<NoAnswer | undefined> {
  try {
    await onSecondStep(challenge);
  } catch {
    return UNREACHABLE;
  }
}

function greet({ isNew, userInfo }: { isNew: boolean; userInfo: { nickname: string } }, t: Translate): void {
  if (!isNew) showToast(t('auth.welcome', { name: userInfo.nickname }), 'success');
}

function challengeOf(failed: RefusedReply<Errcode> | NoAnswer): Challenge | undefined {
  if (failed.kind !== 'refused' || failed.errcode !== SECOND_STEP_REQUIRED) return;
  const { challengeId, methods = [] } = failed.detail;
  const known = (methods as SignInStep[]).filter((method) => METHODS.includes(method));
  return challengeId && known.length > 0 ? { id: challengeId, methods: known } : undefined;
}

function useIsShown(): RefObject<boolean> {
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);
  return isShown;
}
