import { useState } from 'react';
import type { SecondStepMethod, Security } from '#src/contract/auth-security.ts';
import { useT } from '#src/i18n/t.ts';
import { Disclosure } from '#src/ui/Disclosure/Disclosure.tsx';
import { type IconShape, key, message, smartphone } from '#src/ui/Icon/shapes.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import { SmsOn } from '../phone/SmsOn.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepOff } from './StepOff.tsx';
import { PasskeyOn } from '../passkey/PasskeyOn.tsx';
import { TotpOn } from './TotpOn.tsx';

const METHODS: readonly { method: SecondStepMethod; icon: IconShape }[] = [
  { method: 'totp', icon: smartphone },
  { method: 'sms', icon: message },
  { method: 'passkey', icon: key },
];

interface SecondStepProps {
  readonly security: Security;
  /** Masked; "" if none is bound. */
  readonly mobile: string;
}

export function SecondStep({ security, mobile }: SecondStepProps) {
  const t = useT();
  const [open, setOpen] = useState<SecondStepMethod>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => setOpen(undefined);
  const closeUnlessCodes = (made?: readonly string[]) => (made ? setCodes(made) : close());
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
            isOpen={open === method}
            onToggle={(isOpen) => setOpen(isOpen ? method : undefined)}
          >
            {method === 'totp' && codes ? (
              <RecoveryCodes
                codes={codes}
                onDone={() => {
                  setCodes(undefined);
                  close();
                }}
              />
            ) : isOn ? (
              <StepOff method={method} hasPassword={security.hasPassword} onDone={close} />
            ) : (
              <StepOn method={method} security={security} mobile={mobile} onDone={closeUnlessCodes} />
            )}
          </Disclosure>
        );
      })}
    </Section>
  );
}

interface StepOnProps extends SecondStepProps {
  readonly method: SecondStepMethod;
  readonly onDone: (recoveryCodes?: readonly string[]) => void;
}

function StepOn({ method, security, mobile, onDone }: StepOnProps) {
  if (method === 'totp') return <TotpOn onDone={onDone} />;
  if (method === 'sms') return <SmsOn mobile={mobile} onDone={onDone} />;
  return <PasskeyOn hasPasskey={security.passkeys.length > 0} onDone={onDone} />;
}
