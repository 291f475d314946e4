import { useSignals } from '@preact/signals-react/runtime';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Call, FailedReply } from '#src/contract/call.ts';
import { platformTime } from '#src/data/api/clock.ts';
import { connection } from '#src/data/api/connection.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { language, type TextKey, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { describeFailure, type Failure, type FormWording, NO_FAILURE } from './failure.ts';

interface SubmissionOptions<C extends Call, F extends string> extends FormWording<C, F> {
  /** The mutation's lock: the button is busy while it is held, wherever the mutation was started. */
  readonly key: string;
  /** Problems that are visible before anything is sent. */
  readonly check: () => Readonly<Record<string, string>>;
  /** Resolves with the failure to show, or with `undefined` after success. */
  readonly send: () => Promise<FailedReply<C> | undefined>;
}

export interface Submission {
  readonly formRef: RefObject<HTMLFormElement | null>;
  readonly failure: Failure;
  readonly isBusy: boolean;
  /** Why nothing can be sent now. */
  readonly reason: string | undefined;
  readonly submit: (event: FormEvent) => void;
  /** Clears the messages of fields that are being edited. */
  readonly clear: (...fields: string[]) => void;
  /** Shows a failure and focuses the first invalid field. */
  readonly fail: (failure: Failure) => void;
}

/** A form that sends one of the calls `C` once, and shows problems beside its fields `F`. */
export function useSubmission<C extends Call, F extends string = never>(
  options: SubmissionOptions<C, F>,
): Submission {
  const formRef = useRef<HTMLFormElement>(null);
  const [failure, setFailure] = useState(NO_FAILURE);
  const [attempt, setAttempt] = useState(0);
  const describe = useDescribe();
  const fail = (found: Failure) => {
    setFailure(found);
    setAttempt((before) => before + 1);
  };
  const send = async () => {
    const failed = await options.send();
    // The first tap handles its own reply.
    if (failed?.kind === 'busy') return;
    if (failed) fail(describe<C, F>(failed, options));
  };
  useFocusOnError(formRef, attempt);
  return {
    formRef,
    failure,
    isBusy: useIsMutating(options.key),
    reason: useReason(failure.retryAt),
    fail,
    submit(event) {
      event.preventDefault();
      const problems = options.check();
      if (Object.keys(problems).length > 0) fail({ fields: problems });
      else void send();
    },
    clear(...fields) {
      setFailure((before) => {
        const rest = Object.entries(before.fields).filter(([name]) => !fields.includes(name));
        const isChanged = rest.length < Object.keys(before.fields).length;
        return isChanged ? { ...before, fields: Object.fromEntries(rest) } : before;
      });
    },
  };
}

type Describe = <C extends Call, F extends string = never>(
  failed: FailedReply<C>,
  wording: FormWording<C, F>,
) => Failure;

/** Messages of a failure, in the current language. */
export function useDescribe(): Describe {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (failed, wording) => describeFailure(failed, { t, locale, now: platformTime(), ...wording });
}

const USUAL = { seconds: 'common.waitSeconds', at: 'common.waitUntil' } as const;

/** Seconds that are shown as a countdown; for longer waits the time is shown. */
const COUNTED = 120;

/** Why a button cannot be used now: offline, or a wait. */
export function useReason(retryAt = 0, words: { seconds: TextKey; at: TextKey } = USUAL): string | undefined {
  useSignals();
  const t = useT();
  const locale = language.value;
  const isOffline = connection.value === 'offline';
  useNow(retryAt > 0 ? 1000 : 0);
  const now = platformTime();
  const seconds = retryAt - now;
  if (isOffline) return t('common.needsConnection');
  if (seconds <= 0) return undefined;
  return seconds <= COUNTED
    ? t(words.seconds, { seconds })
    : t(words.at, { time: shortMoment(retryAt, now, locale) });
}

/** Once per attempt: editing a field later does not move the focus. */
function useFocusOnError(formRef: RefObject<HTMLFormElement | null>, attempt: number): void {
  useEffect(() => {
    if (attempt > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [formRef, attempt]);
}
