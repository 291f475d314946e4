import { type BetBonus, vipCalls } from '#src/contract/vip.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { BonusTabs } from '../BonusTabs.tsx';
import { refreshRebate } from '../reads.ts';
import styles from './RebateScreen.module.css';

/** What the member's stakes have earned back. */
export default function RebateScreen() {
  const t = useT();
  const stored = useSnapshot('rebate');
  const refreshing = useRefresh(refreshRebate);
  const problem = useProblem(refreshing);
  return (
    <Stack>
      <BonusTabs />
      {stored ? (
        <>
          <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
          <Rebate rebate={stored.value} />
        </>
      ) : (
        <EmptyScreen title={t('bonus.rebateUnread')} isRead={stored === null} refreshing={refreshing} />
      )}
    </Stack>
  );
}

function Rebate({ rebate: { claimable, claimed, min, list, resetTime } }: { rebate: BetBonus }) {
  const t = useT();
  const locale = useSignalValue(language);
  const exact = (coin: number) => formatExactCoin(coin, locale);
  return (
    <>
      <section className={styles.claim} aria-label={t('bonus.rebate')}>
        <span className={styles.amount}>
          <Amount coin={claimable} form="exact" hasCoin />
        </span>
        {claimable >= min && claimable > 0 ? (
          <ClaimButton
            isWide
            // What was claimed before tells one claim from the next.
            claiming={{ call: vipCalls.betBonusReceive, input: {}, subject: String(claimed) }}
            refresh={refreshRebate}
            what={t('bonus.rebate')}
          />
        ) : (
          <p className={styles.missing}>
            {t('bonus.rebateMissing', { amount: exact(min - claimable), min: exact(min) })}
          </p>
        )}
      </section>
      <Facts
        facts={[
          { name: t('bonus.rebateClaimed'), value: <Amount coin={claimed} form="exact" /> },
          ...(claimable > 0 ? [{ name: t('bonus.rebateUntil'), value: dateTime(resetTime, locale) }] : []),
        ]}
      />
      {list.length > 0 && (
        <Section title={t('bonus.byKind')}>
          {list.map(({ typeId, name, bet, rate, bonus }) => (
            <ListRow
              key={typeId}
              title={name}
              detail={t('bonus.shareOf', { percent: percent(rate, locale), amount: exact(bet) })}
              end={<Amount coin={bonus} form="exact" />}
            />
          ))}
        </Section>
      )}
    </>
  );
}

/** `rate` in hundredths of a percent. */
const percent = (rate: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rate / 10_000);
