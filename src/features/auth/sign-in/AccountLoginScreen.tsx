import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { savedAccount } from '#src/data/session/session.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSameQuery } from '#src/navigation/query.ts';
import { LanguageMenu } from '#src/patterns/language/LanguageMenu.tsx';
import { AuthFlow } from '../flow/AuthFlow.tsx';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { useArrivalFromScreen } from '../flow/use-leave-sign-in.ts';

const ACCOUNT = 2;
/** Wrong passwords after which a new one is offered. */
const PATIENCE = 2;

/** Account and password only, where other sign-in methods are switched off or not wanted. */
export default function AccountLoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const sameQueryOn = useSameQuery();
  const arrive = useArrivalFromScreen();
  return (
    <AuthFrame greeting={t('auth.loginTitle')}>
      <AuthFlow onSignedIn={arrive}>
        {(flow) => (
          <PasswordForm
            flow={flow}
            loginType={ACCOUNT}
            of="account"
            start={savedAccount()}
            patience={PATIENCE}
            onForgot={() => navigate(sameQueryOn(paths.forgot))}
          />
        )}
      </AuthFlow>
      <LanguageMenu />
    </AuthFrame>
  );
}
