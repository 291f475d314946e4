import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { AuthFrame } from '../flow/AuthFrame.tsx';
import { ForgotForm } from './ForgotForm.tsx';

export default function ForgotScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  return (
    <AuthFrame greeting={t('auth.forgotTitle')}>
      <ForgotForm onLogin={() => navigate(withQuery(paths.login, search), { replace: true })} />
    </AuthFrame>
  );
}
