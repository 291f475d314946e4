import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { Entrance } from '../parts/Entrance.tsx';
import { LoginForm } from '../parts/form/LoginForm.tsx';
import { useArrivalFromScreen } from '../parts/use-arrival.ts';

export default function LoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.loginTitle')}>
      <LoginForm
        onSignedIn={arrive}
        onRegister={() => navigate(withQuery(paths.register, search), { replace: true })}
      />
    </Entrance>
  );
}
