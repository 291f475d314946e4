import { useState } from 'react';
import type { Passkey } from '#src/contract/auth/methods.ts';
import { useDescribe, useReason } from '#src/patterns/form/use-submission.ts';
import { useT } from '#src/i18n/t.ts';
import { hasPasskeys } from './passkey-support.ts';
import { showToast } from '#src/navigation/toast.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { type AddCall, addPasskey } from './manage.ts';
import { NEEDS_PROOF, PasskeyList } from './PasskeyList.tsx';
import styles from './Passkeys.module.css';

export function Passkeys({ passkeys }: { passkeys: readonly Passkey[] }) {
  const t = useT();
  const add = useAdd();
  return (
    <Section title={t('auth.passkeys')} text={t('auth.passkeysText')}>
      <PasskeyList passkeys={passkeys} />
      <div className={styles.foot}>
        <Problem text={add.problem} />
        {hasPasskeys() ? (
          <Button isWide isBusy={add.isBusy} reason={add.reason} onClick={add.begin}>
            {t('auth.addPasskey')}
          </Button>
        ) : (
          <p className={styles.note}>{t('auth.noSupport')}</p>
        )}
      </div>
    </Section>
  );
}

function useAdd() {
  const t = useT();
  const describe = useDescribe();
  const reason = useReason();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const begin = async () => {
    setBusy(true);
    setProblem(undefined);
    const outcome = await addPasskey();
    setBusy(false);
    if (outcome.kind === 'added') showToast(t('auth.passkeyAdded', { name: outcome.name }), 'success');
    if (outcome.kind === 'known') setProblem(t('auth.passkeyKnown'));
    if (outcome.kind === 'givenUp') setProblem(t('auth.passkeyGivenUp'));
    if (outcome.kind === 'failed')
      setProblem(describe<AddCall>(outcome.failed, { meanings: NEEDS_PROOF }).form);
  };
  return { isBusy, problem, reason, begin: () => void begin() };
}
