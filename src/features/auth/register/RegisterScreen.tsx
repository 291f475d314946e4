import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { Register } from './Register.tsx';
import { useArrivalFromScreen } from '../flow/use-leave-sign-in.ts';

export default function RegisterScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <AuthFrame greeting={t('auth.registerTitle')}>
      <Register
        onSignedIn={arrive}
        onLogin={() => navigate(withQuery(paths.login, search), { replace: true })}
      />
    </AuthFrame>
  );
}
