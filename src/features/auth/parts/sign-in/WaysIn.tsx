import { useState } from 'react';
import { useSearch } from 'wouter';
import type { StoredConfig } from '#src/data/config-store.ts';
import { useConfig } from '#src/data/queries/use-config.ts';
import { savedAccount } from '#src/data/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { accountToSignIn } from '../form/account-to-sign-in.ts';
import { GoingOnNote } from '../terms/GoingOnNote.tsx';
import type { Entry } from '../entry/use-entry.ts';
import { WayOn } from '../ways/WayOn.tsx';
import { WayTabs } from '../ways/WayTabs.tsx';
import { CodeForm } from './CodeForm.tsx';
import { OtherWays } from './OtherWays.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { startingWay, waysToSignIn } from '../ways/ways-in.ts';
import styles from './WaysIn.module.css';

interface WaysInProps {
  readonly entry: Entry;
  readonly onRegister: () => void;
  readonly onForgot: () => void;
}

export function WaysIn(props: WaysInProps) {
  const t = useT();
  const config = useConfig();
  return (
    <div className={styles.ways}>
      {config && <Forms {...props} config={config} />}
      <OtherWays entry={props.entry} isForMembers />
      <WayOn text={t('auth.toRegister')} onPress={props.onRegister} />
      <GoingOnNote hasCodes />
    </div>
  );
}

function Forms({ entry, onForgot, config }: WaysInProps & { config: StoredConfig }) {
  const wantsAccount = new URLSearchParams(useSearch()).get('type') === 'account';
  const handedOver = useSignalValue(accountToSignIn);
  const { account, hasNewPassword } = handedOver ?? { account: savedAccount(), hasNewPassword: false };
  const ways = waysToSignIn(config);
  const [way, setWay] = useState(() => startingWay(ways, { account, wantsAccount, hasNewPassword }));
  const loginType = ways.find((offered) => offered.way === way)?.type ?? 2;
  return (
    <WayTabs ways={ways} current={way} onSelect={setWay}>
      {way === 'code' ? (
        <CodeForm entry={entry} />
      ) : (
        <PasswordForm
          key={way}
          entry={entry}
          loginType={loginType}
          of={way === 'account' ? 'account' : 'number'}
          start={account}
          asksBrowser={wantsAccount}
          onForgot={onForgot}
        />
      )}
    </WayTabs>
  );
}
