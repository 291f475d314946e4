import { useSignals } from '@preact/signals-react/runtime';
import { type BetBonus, vipCalls } from '#src/contract/vip.ts';
import { refreshRebate } from '#src/data/member/refresh-vip.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatExactCoin } from '#src/lib/money.ts';
import { dateTime } from '#src/lib/time.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { percent } from '#src/lib/percent.ts';
import styles from './RebateClaim.module.css';
import { GivenCoins } from '../money/GivenCoins.tsx';

/** What the member's stakes have earned back, by kind of game. */
export function RebateClaim({ rebate: { claimable, claimed, min, list, resetTime } }: { rebate: BetBonus }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  useMoments(resetTime);
  const exact = (coin: number) => formatExactCoin(coin, locale);
  return (
    <>
      <section className={styles.claim} aria-label={t('bonus.rebate')}>
        <span className={styles.amount}>
          <Amount coin={claimable} form="exact" hasCoin />
        </span>
        {claimable >= min && claimable > 0 ? (
          <>
            <GivenCoins kind="rebate" />
            <ClaimButton
              isWide
              // What was claimed before tells one claim from the next.
              claiming={{ call: vipCalls.betBonusReceive, input: {}, subject: String(claimed) }}
              refresh={refreshRebate}
              what={t('bonus.rebate')}
            />
          </>
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
