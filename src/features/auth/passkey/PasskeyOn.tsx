import { Form } from '#src/patterns/form/Form.tsx';
import { useT } from '#src/i18n/t.ts';
import { StepNote } from '../security/Step.tsx';
import { useStep } from '../step-forms/use-step.ts';

interface PasskeyOnProps {
  readonly hasPasskey: boolean;
  readonly onDone: () => void;
}

export function PasskeyOn({ hasPasskey, onDone }: PasskeyOnProps) {
  const t = useT();
  const submission = useStep({ method: 'passkey', on: true, proof: () => ({}), onDone });
  if (!hasPasskey) return <StepNote>{t('auth.passkeyNeeded')}</StepNote>;
  return <Form submission={submission} submitText={t('auth.turnOn')} />;
}
