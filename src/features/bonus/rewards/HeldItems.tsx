import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { UserItem } from '#src/contract/wallet.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { language, type TextKey, type Translate, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { percent } from '#src/lib/percent.ts';
import { dateTime } from '#src/lib/time.ts';
import { href, paths } from '#src/navigation/paths.ts';
import type { AwardView } from '#src/patterns/awards/describe-award.ts';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import styles from './HeldItems.module.css';
import { type HeldItem, heldItems, turnsOf } from './held-items.ts';

interface HeldItemsProps {
  readonly config: AppConfigShell;
  readonly items: readonly UserItem[];
}

export function HeldItems({ config, items }: HeldItemsProps) {
  const t = useT();
  const now = useMoments(...turnsOf(items));
  const held = heldItems(items, { config, t, now });
  if (held.length === 0) {
    return (
      <Section title={t('bonus.items')}>
        <ListRow
          icon={gift}
          title={t('bonus.noItems')}
          detail={t('bonus.noItemsText')}
          href={paths.bonusTasks}
        />
      </Section>
    );
  }
  return (
    <Section title={t('bonus.items')}>
      <ul>
        {held.map((item) => (
          <li key={item.key}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** How each kind of item is used. */
const USES: Readonly<Partial<Record<AwardView['kind'], TextKey>>> = {
  percentCoupon: 'bonus.useCoupon',
  fixedCoupon: 'bonus.useCoupon',
  giveCoupon: 'bonus.useCoupon',
  season: 'bonus.useSeason',
};

function Item({ item: { view, count, expireTime, isExpiring } }: { item: HeldItem }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const use = USES[view.kind];
  const worth = worthText(view.worth, locale, t);
  return (
    <ListRow
      icon={gift}
      title={
        <>
          <span>{view.name}</span>
          {count > 1 && <bdi className={styles.count}>{` ×${count.toLocaleString(locale)}`}</bdi>}
        </>
      }
      detail={
        <>
          {worth && <span className={styles.line}>{worth}</span>}
          {use && <span className={styles.line}>{t(use)}</span>}
          {expireTime !== undefined && isExpiring && (
            <span className={styles.expiring}>
              <span>{`${t('bonus.expiresIn')} `}</span>
              <Countdown until={expireTime} />
            </span>
          )}
          {expireTime !== undefined && !isExpiring && (
            <span className={styles.line}>{t('bonus.until', { time: dateTime(expireTime, locale) })}</span>
          )}
        </>
      }
      end={
        use === 'bonus.useCoupon' && (
          <ButtonLink
            isCompact
            href={href(paths.wallets, { name: 'deposit', back: 1 })}
            aria-label={t('bonus.useOf', { what: view.name })}
          >
            {t('bonus.use')}
          </ButtonLink>
        )
      }
    />
  );
}

function worthText(worth: AwardView['worth'], locale: string, t: Translate): string | undefined {
  if (!worth) return undefined;
  if ('coin' in worth) return t('bonus.worthCoin', { amount: formatCoin(worth.coin, locale) });
  return t('bonus.worthPercent', { percent: percent(worth.percent, locale) });
}
