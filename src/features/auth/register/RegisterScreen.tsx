import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSameQuery } from '#src/navigation/query.ts';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { Register } from './Register.tsx';
import { useArrivalFromScreen } from '../flow/use-leave-sign-in.ts';

export default function RegisterScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const sameQueryOn = useSameQuery();
  const arrive = useArrivalFromScreen();
  return (
    <AuthFrame greeting={t('auth.registerTitle')}>
      <Register onSignedIn={arrive} onLogin={() => navigate(sameQueryOn(paths.login), { replace: true })} />
    </AuthFrame>
  );
}
