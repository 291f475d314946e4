import { useT } from '#src/i18n/t.ts';
import { closeOverlay, openOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { Register } from './Register.tsx';
import { useArrivalFromSheet } from '../flow/use-leave-sign-in.ts';

export default function RegisterOverlay({ wanted }: OverlayProps['register']) {
  const t = useT();
  const arrive = useArrivalFromSheet(wanted);
  return (
    <Sheet title={t('auth.registerTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <Register onSignedIn={arrive} onLogin={() => openOverlay('login', { wanted })} />
    </Sheet>
  );
}
