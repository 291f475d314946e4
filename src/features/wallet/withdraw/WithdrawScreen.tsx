import { useParams } from 'wouter';
import type { ExchangeInfo, ExchangeMethod } from '#src/contract/wallet/withdraw.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths, paramText } from '#src/navigation/paths.ts';
import { MoneyNotice } from '#src/patterns/money/MoneyNotice.tsx';
import { useMoneyOutcome } from '#src/patterns/money/use-money-outcome.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { refreshExchange } from '../exchange.ts';
import { withdrawMoney } from './actions.ts';
import { BeforeAny, useMissing } from './BeforeAny.tsx';
import { OrderCard } from './OrderCard.tsx';
import { isOpenOrder, useOrderWatch } from './use-order-watch.ts';
import { WithdrawForm } from './WithdrawForm.tsx';

const BACK = href(paths.wallets, { name: 'withdraw' });

/** One withdrawal by one method; while one is open, its receipt. */
export default function WithdrawScreen() {
  const t = useT();
  const name = paramText(useParams<typeof paths.withdrawal>().name);
  const kept = useSnapshot('exchange');
  const refreshing = useRefresh(refreshExchange);
  const problem = useProblem(refreshing);
  const state = useMoneyOutcome(withdrawMoney);
  useOrderWatch(kept?.value.pendingList);
  if (!kept) return <EmptyScreen title={t('wallet.unread')} isRead={kept === null} refreshing={refreshing} />;
  const { value: info, readAt } = kept;
  const method = methodOf(info, name) ?? methodOf(info, name.toLowerCase().replace(/[^a-z\d]+$/, ''));
  if (!method) return <Unknown />;
  return (
    <Stack>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      <MoneyNotice state={state} />
      {state !== 'checking' && <OneAtATime info={info} method={method} />}
    </Stack>
  );
}

const methodOf = ({ methods }: ExchangeInfo, name: string): ExchangeMethod | undefined =>
  methods.find((one) => one.name === name);

function Unknown() {
  const t = useT();
  return (
    <EmptyState scene="lost" title={t('shell.notFound')} text={t('wallet.methodUnknown')}>
      <ButtonLink href={BACK}>{t('wallet.toMethods')}</ButtonLink>
    </EmptyState>
  );
}

interface OneAtATimeProps {
  readonly info: ExchangeInfo;
  readonly method: ExchangeMethod;
}

/** The platform works on one request of a member at a time. */
function OneAtATime({ info, method }: OneAtATimeProps) {
  const t = useT();
  const missing = useMissing(info);
  const open = info.pendingList.find(isOpenOrder);
  if (open) {
    return (
      <>
        <OrderCard order={open} method={info.methods.find(({ name }) => name === open.name)} />
        <p>{t('wallet.requestOpen')}</p>
        <ButtonLink href={BACK}>{t('wallet.toMethods')}</ButtonLink>
      </>
    );
  }
  if (method.status !== 1) {
    return (
      <EmptyState scene="calm" title={t('wallet.methodClosed')} text={t('wallet.methodClosedText')}>
        <ButtonLink href={BACK}>{t('wallet.toMethods')}</ButtonLink>
      </EmptyState>
    );
  }
  if (missing) return <BeforeAny what={missing} />;
  return <WithdrawForm info={info} method={method} />;
}
