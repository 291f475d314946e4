import { useState } from 'react';
import type { Award } from '#src/contract/primitives.ts';
import type { StoredConfig } from '#src/data/config-store.ts';
import { useConfig } from '#src/data/queries/use-config.ts';
import { useT } from '#src/i18n/t.ts';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { handOver } from '../form/account-to-sign-in.ts';
import { GoingOnNote } from '../terms/GoingOnNote.tsx';
import { EntryPlace } from '../entry/EntryPlace.tsx';
import { OtherWays } from '../sign-in/OtherWays.tsx';
import type { Entry } from '../entry/use-entry.ts';
import { useInvite } from '../invite/use-invite.ts';
import { WayOn } from '../ways/WayOn.tsx';
import { WayTabs } from '../ways/WayTabs.tsx';
import { waysToRegister } from '../ways/ways-in.ts';
import styles from './Register.module.css';
import { RegisterForm } from './RegisterForm.tsx';

interface RegisterProps {
  readonly onSignedIn: (awards: readonly Award[]) => void;
  readonly onLogin: () => void;
}

/** The content of the screen and of the sheet. */
export function Register({ onSignedIn, onLogin }: RegisterProps) {
  const t = useT();
  const config = useConfig();
  const toLogin = () => {
    handOver(undefined);
    onLogin();
  };
  return (
    <EntryPlace onSignedIn={onSignedIn}>
      {(entry) => (
        <div className={styles.ways}>
          {config && <Forms entry={entry} config={config} onLogin={onLogin} />}
          <OtherWays entry={entry} isForMembers={false} />
          <WayOn text={t('auth.toLogin')} onPress={toLogin} />
          <GoingOnNote hasCodes={false} />
        </div>
      )}
    </EntryPlace>
  );
}

interface FormsProps {
  readonly entry: Entry;
  readonly config: StoredConfig;
  readonly onLogin: () => void;
}

function Forms({ entry, config, onLogin }: FormsProps) {
  const t = useT();
  const invite = useInvite();
  const ways = waysToRegister(config);
  const [way, setWay] = useState(ways[0]?.way ?? 'account');
  const offered = ways.find((each) => each.way === way) ?? ways[0];
  if (!offered) return <Problem text={t('auth.registerClosed')} />;
  return (
    <WayTabs ways={ways} current={way} onSelect={setWay}>
      <RegisterForm key={way} entry={entry} offered={offered} invite={invite} onLogin={onLogin} />
    </WayTabs>
  );
}
