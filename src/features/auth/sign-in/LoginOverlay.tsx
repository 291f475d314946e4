import { useT } from '#src/i18n/t.ts';
import { closeOverlay, openOverlay, type OverlayProps } from '#src/navigation/overlay.ts';
import { Sheet } from '#src/ui/Sheet/Sheet.tsx';
import { SignIn } from './SignIn.tsx';
import { useArrivalFromSheet } from '../flow/use-leave-sign-in.ts';

export default function LoginOverlay({ wanted }: OverlayProps['login']) {
  const t = useT();
  const arrive = useArrivalFromSheet(wanted);
  return (
    <Sheet title={t('auth.loginTitle')} closeLabel={t('common.close')} onClose={closeOverlay}>
      <SignIn
        onSignedIn={arrive}
        onRegister={() => openOverlay('register', { wanted })}
        onForgot={() => openOverlay('forgotPassword', { wanted })}
      />
    </Sheet>
  );
}
