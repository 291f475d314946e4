import { useLocation, useSearch } from 'wouter';
import { useT } from '#src/i18n/t.ts';
import { savedAccount } from '#src/data/session.ts';
import { paths, withQuery } from '#src/navigation/paths.ts';
import { EntryPlace } from '../parts/entry/EntryPlace.tsx';
import { Entrance } from '../parts/entry/Entrance.tsx';
import { PasswordForm } from '../parts/sign-in/PasswordForm.tsx';
import { useArrivalFromScreen } from '../parts/entry/use-arrival.ts';

const ACCOUNT = 2;
/** Who was wrong that often may have forgotten it. */
const PATIENCE = 2;

/** Account and password only: where other ways in are switched off or not wanted. */
export default function AccountLoginScreen() {
  const t = useT();
  const [, navigate] = useLocation();
  const search = useSearch();
  const arrive = useArrivalFromScreen();
  return (
    <Entrance greeting={t('auth.loginTitle')}>
      <EntryPlace onSignedIn={arrive}>
        {(entry) => (
          <PasswordForm
            entry={entry}
            loginType={ACCOUNT}
            of="account"
            start={savedAccount()}
            patience={PATIENCE}
            onForgot={() => navigate(withQuery(paths.forgot, search))}
          />
        )}
      </EntryPlace>
    </Entrance>
  );
}
