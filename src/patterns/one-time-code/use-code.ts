import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import { CODE_LIMIT_REACHED, METHOD_OFF, MOBILE_TAKEN } from '#src/contract/errors.ts';
import { type CodeWait, codeWaitOf } from './code-waits.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { type Translate, useT } from '#src/i18n/t.ts';
import { codeKey, type CodeRequest, sendCode, targetOf } from './send-code.ts';
import { type Failure, type FormWording, lengthProblem, problemText } from '../form/failure.ts';
import { useDescribe, useReason } from '../form/use-submission.ts';
import { typedCode } from './typed-code.ts';
import { useWebOtp } from './use-web-otp.ts';

export interface Code {
  readonly value: string;
  readonly change: (value: string) => void;
  /** The code in what was typed or pasted. */
  readonly format: (typed: string) => string;
  /** That it was sent, and how many more can be sent. */
  readonly note: string | undefined;
  /** Its visible problems, by field name. */
  readonly check: () => Record<string, string>;
  readonly request: {
    readonly send: () => void;
    readonly isBusy: boolean;
    /** Why none can be requested now. */
    readonly reason: string | undefined;
    readonly isAgain: boolean;
  };
}

interface CodeUse {
  readonly request: CodeRequest;
  /** Problems to fix before a code can be requested, by field. */
  readonly check: () => Record<string, string>;
  readonly onFail: (failure: Failure) => void;
  /** Called when the typed code is edited. */
  readonly onEdit: () => void;
}

const WORDING: FormWording<typeof authCalls.smsSend, 'mobile' | 'smsCode'> = {
  fields: ['mobile', 'smsCode'],
  meanings: { [MOBILE_TAKEN]: 'mobile', [CODE_LIMIT_REACHED]: 'smsCode', [METHOD_OFF]: 'smsCode' },
};

/** A code by text message: requesting, waiting, typing. */
export function useCode({ request, check, onFail, onEdit }: CodeUse): Code {
  const t = useT();
  const bounds = useConfig()?.lengthBounds.smsCode;
  const [value, setValue] = useState('');
  const format = (text: string) => typedCode(text, bounds ?? ANY_LENGTH);
  const change = (text: string) => {
    setValue(text);
    onEdit();
  };
  const { wait, lastSent, noteSent } = useWait(request);
  const describe = useDescribe();
  useWebOtp(lastSent !== undefined, change);
  const send = async () => {
    const problems = check();
    if (Object.keys(problems).length > 0) return onFail({ fields: problems });
    const reply = await sendCode(request);
    noteSent();
    if (reply.ok) onEdit();
    else if (reply.kind !== 'busy') onFail(besideCode(describe(reply, WORDING)));
  };
  return {
    value,
    change,
    format,
    note: lastSent && noteOf(lastSent, t),
    check(): Record<string, string> {
      const problem = lengthProblem(value, bounds);
      return problem ? { smsCode: problemText(problem, t, bounds) } : {};
    },
    request: {
      send: () => void send(),
      isBusy: useIsMutating(codeKey(request)),
      reason: useReason(wait?.nextAt, SHORT),
      isAgain: lastSent !== undefined,
    },
  };
}

const ANY_LENGTH = { min: 4, max: 10 };

const SHORT = { seconds: 'common.inSeconds', at: 'common.atTime' } as const;

/** Time until the next code, also after a reload; and the last code, even when the wait is over. */
function useWait(request: CodeRequest) {
  const target = targetOf(request);
  const wait = codeWaitOf(target);
  const [sent, setSent] = useState<{ to: string; wait: CodeWait | undefined }>();
  const last = wait ?? (sent?.to === target.to ? sent.wait : undefined);
  return {
    wait,
    lastSent: last?.length === undefined ? undefined : last,
    noteSent: () => setSent({ to: target.to, wait: codeWaitOf(target) }),
  };
}

function noteOf({ remaining }: CodeWait, t: Translate): string {
  return remaining === undefined ? t('common.codeSent') : t('common.codeSentLeft', { count: remaining });
}

/** The wait is shown on the code's own button and does not lock the form. */
function besideCode({ fields, form, errcode }: Failure): Failure {
  if (Object.keys(fields).length > 0 || form === undefined) return { fields, errcode };
  return { fields: { smsCode: form }, errcode };
}
