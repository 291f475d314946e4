import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSameQuery } from '#src/navigation/query.ts';
import { LanguageMenu } from '#src/patterns/language/LanguageMenu.tsx';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { SignIn } from './SignIn.tsx';
import { useArrivalFromScreen } from '../flow/use-leave-sign-in.ts';

export default function LoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const sameQueryOn = useSameQuery();
  const arrive = useArrivalFromScreen();
  return (
    <AuthFrame greeting={t('auth.loginTitle')}>
      <SignIn
        onSignedIn={arrive}
        onRegister={() => navigate(sameQueryOn(paths.register), { replace: true })}
        onForgot={() => navigate(sameQueryOn(paths.forgot))}
      />
      <LanguageMenu />
    </AuthFrame>
  );
}
