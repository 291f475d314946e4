import type { UserBank } from '#src/contract/member.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { plus } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { refreshExchange } from '../exchange.ts';
import { methodIcon } from '../icons.ts';
import styles from './AccountsScreen.module.css';

/** The accounts that receive withdrawals; numbers are masked. */
export default function AccountsScreen() {
  const t = useT();
  const member = useMember();
  const exchange = useSnapshot('exchange');
  const refreshing = useRefresh(refreshExchange);
  const problem = useProblem(refreshing);
  if (!member) {
    return <EmptyScreen title={t('common.accountUnread')} isRead={member === null} refreshing={refreshing} />;
  }
  const accounts = Object.values(member.appUserBankList).sort(
    (one, other) => Number(other.isDefault) - Number(one.isDefault),
  );
  const add = (
    <ButtonLink variant="primary" icon={plus} href={paths.cardEdit}>
      {t('wallet.addAccount')}
    </ButtonLink>
  );
  return (
    <Stack>
      <Freshness
        readAt={Math.max(member.readAt, exchange?.readAt ?? 0)}
        problem={problem}
        onRetry={refreshing.again}
      />
      {accounts.length === 0 ? (
        <EmptyState scene="calm" title={t('wallet.noAccounts')} text={t('wallet.noAccountsText')}>
          {add}
        </EmptyState>
      ) : (
        <>
          <ul className={styles.list}>
            {accounts.map((account) => (
              <li key={account.bankId}>
                <Account account={account} />
              </li>
            ))}
          </ul>
          {add}
        </>
      )}
    </Stack>
  );
}

const STATES = { 1: undefined, 2: 'wallet.accountChecked', 3: 'wallet.accountRefused' } as const;

function Account({
  account: { bankId, bankName, accountNo, accountName, isDefault, status, reason },
}: {
  account: UserBank;
}) {
  const t = useT();
  const state = STATES[status];
  return (
    <ListRow
      icon={methodIcon('landmark')}
      title={bankName}
      detail={
        <>
          <bdi translate="no">{`${accountNo} · ${accountName}`}</bdi>
          {state && <span>{` · ${reason ?? t(state)}`}</span>}
        </>
      }
      end={isDefault && <small className={styles.mark}>{t('wallet.default')}</small>}
      href={href(paths.cardEdit, { id: bankId })}
    />
  );
}
