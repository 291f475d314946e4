import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { Entrance } from '../parts/Entrance.tsx';
import { RegisterForm } from '../parts/form/RegisterForm.tsx';
import { useArrivalFromScreen } from '../parts/use-arrival.ts';
import { useInvite } from '../parts/use-invite.ts';

export default function RegisterScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const invite = useInvite();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.registerTitle')}>
      <RegisterForm
        invite={invite}
        onSignedIn={arrive}
        onLogin={() => navigate(withQuery(paths.login, search), { replace: true })}
      />
    </Entrance>
  );
}
