import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { Entrance } from '../parts/entry/Entrance.tsx';
import { Register } from '../parts/register/Register.tsx';
import { useArrivalFromScreen } from '../parts/entry/use-arrival.ts';

export default function RegisterScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.registerTitle')}>
      <Register
        onSignedIn={arrive}
        onLogin={() => navigate(withQuery(paths.login, search), { replace: true })}
      />
    </Entrance>
  );
}
