import { useState } from 'react';
import type { SignInStep } from '#src/contract/auth/security.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { TabsIfSeveral } from '../methods/TabsIfSeveral.tsx';
import type { Challenge, SignInFlow } from '../flow/use-auth-flow.ts';
import { TextButton } from '../methods/TextButton.tsx';
import { AppCodeStep } from './AppCodeStep.tsx';
import { PasskeyStep } from '../passkey/PasskeyStep.tsx';
import styles from './SecondStepForm.module.css';
import { RecoveryStep } from './RecoveryStep.tsx';
import { TextCodeStep } from './TextCodeStep.tsx';
import { SIGN_IN_KEY } from '../sign-in/complete-sign-in.ts';
import { takeSecondStep } from './actions.ts';
import type { StepProps } from './step-props.ts';

const LOGIN_OR_REGISTER = 3;

interface SecondStepFormProps {
  readonly challenge: Challenge;
  readonly flow: SignInFlow;
  /** Back to the sign-in methods. */
  readonly onLeave: () => void;
}

const WORDS: Record<SignInStep, TextKey> = {
  passkey: 'auth.stepPasskey',
  totp: 'auth.stepApp',
  sms: 'auth.stepText',
  recovery: 'auth.stepRecovery',
};

const STEPS = { passkey: PasskeyStep, totp: AppCodeStep, sms: TextCodeStep, recovery: RecoveryStep };

/** The second step of a protected account. */
export function SecondStepForm({ challenge, flow, onLeave }: SecondStepFormProps) {
  const t = useT();
  const { id, methods } = challenge;
  const [method, setMethod] = useState(methods[0] ?? 'totp');
  const Step = STEPS[method];
  const step: StepProps = {
    lock: SIGN_IN_KEY,
    send: (by, value) => flow.attempt(() => takeSecondStep({ challengeId: id, method: by, value })),
    codeRequest: { purpose: LOGIN_OR_REGISTER, challengeId: id },
    passkey: { challengeId: id },
  };
  const tabs = methods.map((each) => ({ id: each, text: t(WORDS[each]) }));
  return (
    <section className={styles.step} aria-label={t('auth.stepTitle')}>
      <header>
        <h3 tabIndex={-1} ref={takeFocus}>
          {t('auth.stepTitle')}
        </h3>
        <p className={styles.why}>{t('auth.stepWhy')}</p>
      </header>
      <TabsIfSeveral
        label={t('auth.stepMethods')}
        name="second-step"
        tabs={tabs}
        current={method}
        onSelect={setMethod}
      >
        <Step {...step} />
      </TabsIfSeveral>
      <TextButton text={t('auth.stepLeave')} onPress={onLeave} />
    </section>
  );
}

/** The previous form is gone, and the focus with it. */
function takeFocus(heading: HTMLElement | null): void {
  heading?.focus({ preventScroll: true });
}
