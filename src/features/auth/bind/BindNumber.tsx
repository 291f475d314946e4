import { useState } from 'react';
import type { authCalls } from '#src/contract/auth.ts';
import {
  ACCOUNT_TAKEN,
  ALREADY_BOUND,
  CODE_EXPIRED,
  MOBILE_TAKEN,
  RECENT_PROOF_REQUIRED,
  TOO_MANY_TRIES,
  WRONG_CODE,
} from '#src/contract/errors.ts';
import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import type { Meanings } from '#src/patterns/form/failure.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useSubmission } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { BIND, bindNumber } from './actions.ts';
import { homeRegion, type PhoneNumber, toE164 } from '../phone/phone-number.ts';
import { PhoneField } from '../phone/PhoneField.tsx';
import { useNumberCheck } from '../phone/use-phone.ts';
import { OthersNote } from './OthersNote.tsx';
import { useBinding } from './use-binding.ts';

const BIND_PURPOSE = 1;

interface BindNumberProps {
  /** A number counts only with its code. */
  readonly wantsCode: boolean;
  readonly onBound: () => void;
}

type Field = 'mobile' | 'smsCode';

/** Sends no name. */
const MEANINGS: Meanings<typeof authCalls.bindAccount, Field> = {
  [MOBILE_TAKEN]: 'mobile',
  [WRONG_CODE]: 'smsCode',
  [CODE_EXPIRED]: 'smsCode',
  [TOO_MANY_TRIES]: 'locked',
  [ALREADY_BOUND]: 'handled',
  [RECENT_PROOF_REQUIRED]: 'message',
  [ACCOUNT_TAKEN]: 'message',
};

export function BindNumber({ wantsCode, onBound }: BindNumberProps) {
  const t = useT();
  const [number, setNumber] = useState<PhoneNumber>({ region: homeRegion(), number: '' });
  const mobile = toE164(number);
  const check = useNumberCheck(number);
  const binding = useBinding(onBound);
  const submission = useSubmission<typeof authCalls.bindAccount, Field>({
    key: BIND,
    fields: ['mobile', 'smsCode'],
    meanings: MEANINGS,
    check: () => ({ ...check(), ...(wantsCode && code.check()) }),
    send: () => binding.attempt(() => bindNumber(mobile, wantsCode ? code.value : undefined)),
  });
  const { failure, clear, fail } = submission;
  const code = useCode({
    request: { purpose: BIND_PURPOSE, mobile },
    check,
    onFail: fail,
    onEdit: () => clear('mobile', 'smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.bindNow')}>
      <PhoneField
        value={number}
        error={failure.fields['mobile']}
        onValue={(value) => {
          setNumber(value);
          clear('mobile');
        }}
      />
      {wantsCode && <CodeField code={code} error={failure.fields['smsCode']} />}
      <OthersNote isShown={binding.isOthers || failure.errcode === MOBILE_TAKEN} />
    </Form>
  );
}
