import { useLiveQuery } from 'dexie-react-hooks';
import { useState } from 'react';
import { db } from '#src/data/database.ts';
import { connection } from '#src/data/device/connection.ts';
import { refreshBalance } from '#src/data/refresh.ts';
import { session } from '#src/data/session.ts';
import { useT } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Balance } from '#src/ui/Balance/Balance.tsx';
import { useNow } from '#src/lib/use-now.ts';

/** Milliseconds after which an amount is shown as old. */
const FRESH_MS = 60_000;

/** The member's coin, live; it arrives after the first screen, which may be read over a shoulder. */
export function HeaderBalance() {
  const t = useT();
  const { memberId } = useSignalValue(session);
  const isSure = useSignalValue(connection) === 'online';
  const balance = useLiveQuery(() => db.balances.get(memberId), [memberId]);
  const now = useNow(FRESH_MS / 2);
  const [isBusy, setBusy] = useState(false);
  const refresh = async () => {
    setBusy(true);
    await refreshBalance();
    setBusy(false);
  };
  return (
    <Balance
      label={t('shell.refreshBalance')}
      coin={balance?.coin}
      isStale={!isSure || (balance !== undefined && now - balance.readAt > FRESH_MS)}
      isBusy={isBusy}
      onRefresh={() => void refresh()}
    />
  );
}
