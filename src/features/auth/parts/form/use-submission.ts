import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { LoginResult } from '#src/contract/auth.ts';
import type { NoAnswer, Refused } from '#src/contract/call.ts';
import type { Bounds } from '#src/contract/config.ts';
import type { Award } from '#src/contract/primitives.ts';
import { platformTime } from '#src/data/device/clock.ts';
import { connection } from '#src/data/device/connection.ts';
import { deedsUnderWay } from '#src/data/deed.ts';
import { session } from '#src/data/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { useNow } from '#src/lib/use-now.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { openReward } from '#src/navigation/reward.ts';
import { showToast } from '#src/navigation/toast.ts';
import { describeFailure, type Failure, NO_FAILURE } from './failure.ts';

type SignInReply = { ok: true; data: LoginResult } | Refused<number> | NoAnswer;

interface SubmissionWish {
  /** The deed's key: its button is busy as long as the deed runs, wherever it was begun. */
  readonly key: string;
  readonly fields: readonly string[];
  readonly bounds: Readonly<Record<string, Bounds | undefined>>;
  /** What can be seen to be wrong before anything is sent. */
  readonly check: () => Readonly<Record<string, string>>;
  readonly send: () => Promise<SignInReply>;
  readonly onSignedIn: (awards: readonly Award[]) => void;
}

export interface Submission {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly failure: Failure;
  readonly isBusy: boolean;
  /** Why nothing can be sent now. */
  readonly reason: string | undefined;
  readonly submit: (event: FormEvent) => void;
  /** Takes back what was said of a field that is being mended. */
  readonly mend: (field: string) => void;
}

/** A form that signs somebody in. It also goes on when another tab has signed in meanwhile. */
export function useSubmission(wish: SubmissionWish): Submission {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState(NO_FAILURE);
  const [attempt, setAttempt] = useState(0);
  const fail = (found: Failure) => {
    setFailure(found);
    setAttempt((before) => before + 1);
  };
  const send = useSend(wish, fail);
  useFocusOnError(formRef, attempt);
  return {
    formRef,
    failure,
    isBusy: useSignalValue(deedsUnderWay).has(wish.key),
    reason: useReason(failure.retryAt),
    submit(event) {
      event.preventDefault();
      const problems = wish.check();
      if (Object.keys(problems).length > 0) fail({ fields: problems });
      else void send();
    },
    mend(field) {
      if (!failure.fields[field]) return;
      const { [field]: _, ...rest } = failure.fields;
      setFailure({ ...failure, fields: rest });
    },
  };
}

function useSend(wish: SubmissionWish, fail: (failure: Failure) => void): () => Promise<void> {
  const t = useT();
  const locale = useSignalValue(language);
  const { memberId } = useSignalValue(session);
  const isSending = useRef(false);
  const isShown = useIsShown();
  const latest = useRef(wish);
  useEffect(() => {
    latest.current = wish;
  });
  useEffect(() => {
    if (memberId > 0 && !isSending.current) latest.current.onSignedIn([]);
  }, [memberId]);
  const finish = (awards: readonly Award[]) => {
    // Whoever went elsewhere meanwhile stays there.
    if (isShown.current) latest.current.onSignedIn(awards);
    else openReward(awards);
  };
  return async () => {
    if (isSending.current) return;
    isSending.current = true;
    const reply = await latest.current.send().finally(() => {
      isSending.current = false;
    });
    if (reply.ok) {
      const { isNew, userInfo, awards = [] } = reply.data;
      if (!isNew) showToast(t('auth.welcome', { name: userInfo.nickname }), 'success');
      finish(awards);
    } else if (session.peek().memberId > 0) {
      finish([]);
    } else {
      fail(describeFailure(reply, { t, locale, now: platformTime(), ...latest.current }));
    }
  };
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

function useReason(retryAt = 0): string | undefined {
  const t = useT();
  const isOffline = useSignalValue(connection) === 'offline';
  useNow(retryAt > 0 ? 1000 : 0);
  const seconds = retryAt - platformTime();
  if (isOffline) return t('common.needsConnection');
  return seconds > 0 ? t('auth.waitSeconds', { seconds }) : undefined;
}

/** Once for each attempt: a field that is mended later leaves the focus where somebody types. */
function useFocusOnError(formRef: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, attempt]);
}
