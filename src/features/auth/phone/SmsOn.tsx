import { CodeField } from '#src/patterns/one-time-code/CodeField.tsx';
import { useCode } from '#src/patterns/one-time-code/use-code.ts';
import { Form } from '#src/patterns/form/Form.tsx';
import { useT } from '#src/i18n/t.ts';
import { isPath } from '#src/navigation/paths.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { StepNote, StepStack } from '../security/Step.tsx';
import { useStep } from '../step-forms/use-step.ts';

const BIND = '/auth/bind';
/** A code to the number that only the platform knows in full. */
const OWN_NUMBER = { purpose: 1 } as const;

interface SmsOnProps {
  /** Masked; "" if none is bound. */
  readonly mobile: string;
  readonly onDone: () => void;
}

export function SmsOn({ mobile, onDone }: SmsOnProps) {
  const t = useT();
  if (mobile !== '') return <Code mobile={mobile} onDone={onDone} />;
  return (
    <StepStack>
      <StepNote>{t('auth.smsNeedsPhone')}</StepNote>
      {isPath(BIND) && <ButtonLink href={BIND}>{t('common.bind')}</ButtonLink>}
    </StepStack>
  );
}

function Code({ mobile, onDone }: SmsOnProps) {
  const t = useT();
  const submission = useStep({
    method: 'sms',
    on: true,
    field: 'smsCode',
    check: () => code.check(),
    proof: () => ({ code: code.value }),
    onDone,
  });
  const code = useCode({
    request: OWN_NUMBER,
    check: () => ({}),
    onFail: submission.fail,
    onEdit: () => submission.clear('smsCode'),
  });
  return (
    <Form submission={submission} submitText={t('auth.turnOn')}>
      <StepNote>
        <bdi translate="no">{mobile}</bdi>
      </StepNote>
      <CodeField code={code} error={submission.failure.fields['smsCode']} />
    </Form>
  );
}
