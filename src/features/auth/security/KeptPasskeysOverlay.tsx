import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { PasskeyList } from '../passkey/PasskeyList.tsx';
import { StepNote, StepStack } from './Step.tsx';

/** After a change of the password: a passkey that a stranger has added would still sign in. */
export default function KeptPasskeysOverlay() {
  const t = useT();
  const security = useSnapshot('security');
  return (
    <Sheet title={t('auth.keptTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <StepStack>
        <StepNote>{t('auth.keptText')}</StepNote>
        <PasskeyList passkeys={security?.value.passkeys ?? []} />
      </StepStack>
    </Sheet>
  );
}
