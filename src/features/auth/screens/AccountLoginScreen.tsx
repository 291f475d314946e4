import { useT } from '#src/i18n/t.ts';
import { Entrance } from '../parts/Entrance.tsx';
import { LoginForm } from '../parts/form/LoginForm.tsx';
import { useArrivalFromScreen } from '../parts/use-arrival.ts';

/** Account and password only: where other ways in are switched off or not wanted. */
export default function AccountLoginScreen() {
  const t = useT();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.loginTitle')}>
      <LoginForm onSignedIn={arrive} />
    </Entrance>
  );
}
