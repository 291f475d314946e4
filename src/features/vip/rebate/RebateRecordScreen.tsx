import { useSignals } from '@preact/signals-react/runtime';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { moreRebates, refreshRebateLog } from '#src/data/member/refresh-vip.ts';
import type { KeptRebates } from '#src/data/db/tables/rows.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';
import { paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { ShowMore } from '#src/patterns/stored-screen/ShowMore.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { percent } from '#src/lib/percent.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';

/** Claimed rebates, newest first; pages that were read once can be read offline. */
export default function RebateRecordScreen() {
  const t = useT();
  const stored = useSnapshot('rebateLog');
  const rebate = useSnapshot('rebate');
  const refreshing = useRefresh(refreshRebateLog);
  const problem = useProblem(refreshing);
  if (!stored || rebate === undefined) {
    return <EmptyScreen title={t('vip.recordUnread')} isRead={stored === null} refreshing={refreshing} />;
  }
  return (
    <Stack>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      {stored.value.list.length === 0 ? <None min={rebate?.value.min} /> : <Claimed kept={stored.value} />}
      {stored.value.hasMore && <ShowMore read={() => moreRebates(stored.value)} />}
    </Stack>
  );
}

/** `min`: of a rebate that can be claimed, in hundredths; not given until it has been read once. */
function None({ min }: { min: number | undefined }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <EmptyState
      scene="calm"
      title={t('vip.noRebates')}
      {...(min !== undefined && { text: t('vip.noRebatesText', { min: formatExactCoin(min, locale) }) })}
    >
      <ButtonLink variant="primary" href={paths.vipRebate}>
        {t('vip.rebate')}
      </ButtonLink>
    </EmptyState>
  );
}

function Claimed({ kept: { list } }: { kept: KeptRebates }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <Section title={t('vip.recordTitle')} hidesTitle>
      {list.map(({ id, amount, bet, rate, time }) => (
        <ListRow
          key={id}
          title={dateTime(time, locale)}
          detail={
            rate === undefined
              ? t('vip.staked', { amount: formatExactCoin(bet, locale) })
              : t('bonus.shareOf', { percent: percent(rate, locale), amount: formatExactCoin(bet, locale) })
          }
          end={<Amount coin={amount} form="exact" />}
        />
      ))}
    </Section>
  );
}
