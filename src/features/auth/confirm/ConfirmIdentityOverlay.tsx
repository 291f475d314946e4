import { useState } from 'react';
import { type Credential, ProofMethod } from '#src/contract/auth/security.ts';
import { type TextKey, useT } from '#src/i18n/t.ts';
import { closeOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { confirmIdentity, PROOF } from '#src/patterns/proof/confirm-identity.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { TabsIfSeveral } from '../methods/TabsIfSeveral.tsx';
import { hasPasskeys } from '../passkey/passkey-support.ts';
import { PasskeyStep } from '../passkey/PasskeyStep.tsx';
import { AppCodeStep } from '../second-step/AppCodeStep.tsx';
import { RecoveryStep } from '../second-step/RecoveryStep.tsx';
import type { StepProps } from '../second-step/step-props.ts';
import { TextCodeStep } from '../second-step/TextCodeStep.tsx';
import { StepNote, StepStack } from '../security/Step.tsx';
import { PasswordStep } from './PasswordStep.tsx';

const WORDS: Record<ProofMethod, TextKey> = {
  passkey: 'auth.stepPasskey',
  password: 'auth.password',
  totp: 'auth.stepApp',
  sms: 'auth.stepText',
  recovery: 'auth.stepRecovery',
};

const STEPS = { passkey: PasskeyStep, totp: AppCodeStep, sms: TextCodeStep, recovery: RecoveryStep };

/** A code to the member's own number. */
const OWN_NUMBER = { purpose: 1 } as const;

/** Asks for a proof of who the member is, before a sensitive change. */
export default function ConfirmIdentityOverlay({ methods, onProved }: OverlayProps['confirmIdentity']) {
  const t = useT();
  const known = ProofMethod.options.filter((method) => isUsable(method, methods));
  const [chosen, setChosen] = useState(known[0]);
  return (
    <Sheet title={t('auth.proofTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <StepStack>
        <StepNote>{t(chosen ? 'auth.proofWhy' : 'auth.proofNone')}</StepNote>
        {chosen && (
          <TabsIfSeveral
            label={t('auth.stepMethods')}
            name="proof"
            tabs={known.map((method) => ({ id: method, text: t(WORDS[method]) }))}
            current={chosen}
            onSelect={setChosen}
          >
            <Step method={chosen} onProved={onProved} />
          </TabsIfSeveral>
        )}
      </StepStack>
    </Sheet>
  );
}

const isUsable = (method: ProofMethod, offered: readonly string[]): boolean =>
  offered.includes(method) && (method !== 'passkey' || hasPasskeys());

function Step({ method, onProved }: { method: ProofMethod; onProved: () => void }) {
  const send = async (by: ProofMethod, value: string | Credential) => {
    const reply = await confirmIdentity(by, value);
    if (!reply.ok) return reply;
    onProved();
  };
  if (method === 'password') return <PasswordStep send={(password) => send('password', password)} />;
  const By = STEPS[method];
  const step: StepProps = { lock: PROOF, send, codeRequest: OWN_NUMBER, passkey: { isVerified: true } };
  return <By {...step} />;
}
