import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { SignIn } from './SignIn.tsx';
import { useArrivalFromScreen } from '../flow/use-leave-sign-in.ts';

export default function LoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <AuthFrame greeting={t('auth.loginTitle')}>
      <SignIn
        onSignedIn={arrive}
        onRegister={() => navigate(withQuery(paths.register, search), { replace: true })}
        onForgot={() => navigate(withQuery(paths.forgot, search))}
      />
    </AuthFrame>
  );
}
