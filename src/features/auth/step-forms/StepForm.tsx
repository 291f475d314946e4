import { useState } from 'react';
import type { SecondStepMethod, Security } from '#src/contract/auth/methods.ts';
import { PasskeyOn } from '../passkey/PasskeyOn.tsx';
import { SmsOn } from '../phone/SmsOn.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { StepOff } from './StepOff.tsx';
import { TotpOn } from './TotpOn.tsx';

interface StepFormProps {
  readonly method: SecondStepMethod;
  readonly isOn: boolean;
  readonly security: Security;
  /** Masked; "" if none is bound. */
  readonly mobile: string;
  readonly onDone: () => void;
}

/** Turns a second step on or off. An authenticator app comes with recovery codes, which are shown once. */
export function StepForm({ method, isOn, security, mobile, onDone }: StepFormProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (isOn) return <StepOff method={method} hasPassword={security.hasPassword} onDone={onDone} />;
  const keepCodes = (made?: readonly string[]) => (made ? setCodes(made) : onDone());
  if (method === 'totp') return <TotpOn onDone={keepCodes} />;
  if (method === 'sms') return <SmsOn mobile={mobile} onDone={keepCodes} />;
  return <PasskeyOn hasPasskey={security.passkeys.length > 0} onDone={keepCodes} />;
}
