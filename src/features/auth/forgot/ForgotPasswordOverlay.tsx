import { useT } from '#src/i18n/t.ts';
import { closeOverlay, openOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { ForgotForm } from './ForgotForm.tsx';

export default function ForgotPasswordOverlay({ wanted }: OverlayProps['forgotPassword']) {
  const t = useT();
  return (
    <Sheet title={t('auth.forgotTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <ForgotForm onLogin={() => openOverlay('login', { wanted })} />
    </Sheet>
  );
}
