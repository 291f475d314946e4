import { useT } from '#src/i18n/t.ts';
import { closeOverlay, openOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { RegisterForm } from '../parts/form/RegisterForm.tsx';
import { useArrivalFromSheet } from '../parts/use-arrival.ts';
import { useInvite } from '../parts/use-invite.ts';

export default function RegisterOverlay({ wanted }: OverlayProps['register']) {
  const t = useT();
  const invite = useInvite();
  const arrive = useArrivalFromSheet(wanted);
  return (
    <Sheet title={t('auth.registerTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <RegisterForm invite={invite} onSignedIn={arrive} onLogin={() => openOverlay('login', { wanted })} />
    </Sheet>
  );
}
