import { useEffect } from 'react';
import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';
import type { Refreshing } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import type { Elements } from '#src/lib/elements.ts';
import { leastWhole, mostWhole } from '#src/patterns/money/limit-coin.ts';
import { fillPath, paths } from '#src/navigation/paths.ts';
import { MoneyNotice } from '#src/patterns/money/MoneyNotice.tsx';
import { useMoneyOutcome } from '#src/patterns/money/use-money-outcome.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { track } from '#src/tracking/track.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { methodIcon } from '../icons.ts';
import { useFormat } from '../use-format.ts';
import { withdrawMoney } from './actions.ts';
import { BeforeAny, useMissing } from './BeforeAny.tsx';
import { OrderCard } from './OrderCard.tsx';
import { useOrderWatch } from './use-order-watch.ts';
import { Withdrawable } from './Withdrawable.tsx';

interface WithdrawPanelProps {
  readonly refreshing: Refreshing;
  readonly children: Elements;
}

/** What can be withdrawn and why it is not everything, the methods, and open requests. */
export function WithdrawPanel({ refreshing, children }: WithdrawPanelProps) {
  const t = useT();
  const kept = useSnapshot('exchange');
  const problem = useProblem(refreshing);
  const state = useMoneyOutcome(withdrawMoney);
  useOrderWatch(kept?.value.pendingList);
  useEffect(() => track('withdraw_open'), []);
  if (!kept) {
    return (
      <EmptyScreen title={t('wallet.unread')} isRead={kept === null} refreshing={refreshing}>
        {children}
      </EmptyScreen>
    );
  }
  const { value: info, readAt } = kept;
  return (
    <Stack>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      <MoneyNotice state={state} />
      <Withdrawable info={info} />
      {info.pendingList.map((order) => (
        <OrderCard
          key={order.orderId}
          order={order}
          method={info.methods.find(({ name }) => name === order.name)}
        />
      ))}
      {state !== 'checking' && <Methods info={info} />}
      {children}
    </Stack>
  );
}

function Methods({ info }: { info: ExchangeInfo }) {
  const t = useT();
  const missing = useMissing(info);
  if (missing) return <BeforeAny what={missing} />;
  return (
    <Section title={t('wallet.withdrawBy')}>
      <ul>
        {info.methods.map((method) => (
          <li key={method.name}>
            <Method method={method} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Method({ method }: { method: ExchangeMethod }) {
  const t = useT();
  const { coins, percent } = useFormat();
  const { name, title, icon, min, max, status, feePercent, feeFixed, etaMinutes } = method;
  const fees = [
    ...(feePercent > 0 ? [percent(feePercent)] : []),
    ...(feeFixed > 0 ? [coins(feeFixed)] : []),
  ].join(' + ');
  const terms = [
    t('wallet.limits', { min: coins(leastWhole(min)), max: coins(mostWhole(max)) }),
    fees === '' ? t('wallet.noFee') : t('wallet.feeOf', { share: fees }),
    t('wallet.minutes', { from: etaMinutes[0], to: etaMinutes[1] }),
  ].join(' · ');
  const isOpen = status === 1;
  return (
    <ListRow
      icon={methodIcon(icon)}
      title={title}
      detail={isOpen ? terms : t('wallet.methodClosed')}
      href={isOpen ? fillPath(paths.withdrawal, { name }) : undefined}
      onPress={isOpen ? () => track('withdraw_method', { eventInterfaceId: `withdraw.${name}` }) : undefined}
    />
  );
}
