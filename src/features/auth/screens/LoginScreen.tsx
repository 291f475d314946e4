import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { Entrance } from '../parts/entry/Entrance.tsx';
import { SignIn } from '../parts/sign-in/SignIn.tsx';
import { useArrivalFromScreen } from '../parts/entry/use-arrival.ts';

export default function LoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.loginTitle')}>
      <SignIn
        onSignedIn={arrive}
        onRegister={() => navigate(withQuery(paths.register, search), { replace: true })}
        onForgot={() => navigate(withQuery(paths.forgot, search))}
      />
    </Entrance>
  );
}
