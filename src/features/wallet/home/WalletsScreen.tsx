import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { paths } from '#src/navigation/paths.ts';
import { useQuery } from '#src/navigation/query.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { handHeart, receipt, wallet } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { TabPanel, Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { DepositPanel } from '../deposit/DepositPanel.tsx';
import { refreshExchange } from '../exchange.ts';
import { WithdrawPanel } from '../withdraw/WithdrawPanel.tsx';
import { WalletBalance } from './WalletBalance.tsx';
import styles from './WalletsScreen.module.css';

const TABS = ['deposit', 'withdraw'] as const;
const NAME = 'wallets';

/** Deposit and withdraw; `name` in the address chooses. */
export default function WalletsScreen() {
  const t = useT();
  const [query, change] = useQuery();
  const current = query.text('name') === 'withdraw' ? 'withdraw' : 'deposit';
  return (
    <Stack>
      <WalletBalance />
      <Tabs
        label={t('wallet.title')}
        name={NAME}
        tabs={TABS.map((id) => ({ id, text: t(`wallet.${id}`) }))}
        current={current}
        onSelect={(name) => change({ name })}
      />
      <TabPanel name={NAME} current={current}>
        <Panel current={current}>
          <Links />
        </Panel>
      </TabPanel>
    </Stack>
  );
}

interface PanelProps {
  readonly current: (typeof TABS)[number];
  /** Stands below what is known, not below its skeleton: it would move when that comes. */
  readonly children: Elements;
}

function Panel({ current, children }: PanelProps) {
  const t = useT();
  const config = useConfig();
  const member = useMember();
  const exchange = useSnapshot('exchange');
  const deposits = useSnapshot('deposits');
  const refreshing = useRefresh(refreshExchange);
  const problem = useProblem(refreshing);
  if (!config || !member || deposits === undefined) {
    return (
      <EmptyScreen title={t('common.accountUnread')} isRead={member === null} refreshing={refreshing}>
        {children}
      </EmptyScreen>
    );
  }
  if (current === 'withdraw') return <WithdrawPanel refreshing={refreshing}>{children}</WithdrawPanel>;
  return (
    <>
      <Freshness readAt={exchange?.readAt ?? member.readAt} problem={problem} onRetry={refreshing.again} />
      <DepositPanel config={config} member={member} deposits={deposits?.value ?? []}>
        {children}
      </DepositPanel>
    </>
  );
}

function Links() {
  const t = useT();
  return (
    <div className={styles.links}>
      <ListRow icon={receipt} title={t('wallet.statement')} href={paths.walletRecord} />
      <ListRow icon={wallet} title={t('wallet.accounts')} href={paths.cardList} />
      <ListRow
        icon={handHeart}
        title={t('wallet.saferPlay')}
        detail={t('wallet.saferPlayText')}
        href={paths.saferPlay}
      />
    </div>
  );
}
