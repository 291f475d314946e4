import { useLocation } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSameQuery } from '#src/navigation/query.ts';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';

export default function ForgotScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const sameQueryOn = useSameQuery();
  return (
    <AuthFrame greeting={t('auth.forgotTitle')}>
      <ForgotForm onLogin={() => navigate(sameQueryOn(paths.login), { replace: true })} />
    </AuthFrame>
  );
}
