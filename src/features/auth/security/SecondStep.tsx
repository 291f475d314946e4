import { useState } from 'react';
import type { SecondStepMethod, Security } from '#src/contract/auth/methods.ts';
import { useT } from '#src/i18n/t.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { type IconShape, key, message, smartphone } from '#src/ui/Icon/shapes.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import { showToast } from '#src/navigation/toast.ts';
import type { StepForm } from '../step-forms/StepForm.tsx';

const METHODS: readonly { method: SecondStepMethod; icon: IconShape }[] = [
  { method: 'totp', icon: smartphone },
  { method: 'sms', icon: message },
  { method: 'passkey', icon: key },
];

interface OpenStep {
  readonly method: SecondStepMethod;
  readonly Form: typeof StepForm;
}

interface SecondStepProps {
  readonly security: Security;
  /** Masked; "" if none is bound. */
  readonly mobile: string;
}

export function SecondStep({ security, mobile }: SecondStepProps) {
  const t = useT();
  const [opened, setOpened] = useState<OpenStep>();
  const close = () => setOpened(undefined);
  // Few members change it, so the forms are loaded on demand.
  const open = async (method: SecondStepMethod) => {
    try {
      const { StepForm: Form } = await import('../step-forms/StepForm.tsx');
      setOpened({ method, Form });
    } catch {
      showToast(t('shell.lineTitle'), 'warning');
    }
  };
  return (
    <Section title={t('auth.secondStep')} text={t('auth.secondStepText')}>
      {METHODS.map(({ method, icon }) => {
        const isOn = security.methods.includes(method);
        return (
          <Disclosure
            key={method}
            title={t(`auth.${method}`)}
            detail={`${t(isOn ? 'auth.on' : 'auth.off')} · ${t(`auth.${method}Text`)}`}
            icon={icon}
            isOpen={opened?.method === method}
            onToggle={(isOpen) => (isOpen ? void open(method) : close())}
          >
            {opened?.method === method && (
              <opened.Form method={method} isOn={isOn} security={security} mobile={mobile} onDone={close} />
            )}
          </Disclosure>
        );
      })}
    </Section>
  );
}
