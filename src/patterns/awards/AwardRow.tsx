import { useSignals } from '@preact/signals-react/runtime';
import type { AwardKind } from '#src/contract/page/award-kinds.ts';
import { language } from '#src/i18n/t.ts';
import { percent } from '#src/lib/percent.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { gift, type IconShape, star } from '#src/ui/Icon/shapes.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AwardRow.module.css';
import type { AwardAmount, AwardView } from './describe-award.ts';
import { useCountUp } from './use-count-up.ts';

/** The wave of our coin; the icon's background is its disc. */
const wave = 'M6.5 13.5q2.75-4 5.5-1.5t5.5-1.5' as IconShape;

/** From the lucide set. */
const ticket =
  'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2zM9 9h.01M15 9l-6 6M15 15h.01' as IconShape;
const pulse = 'M3 12h4l3 8 4-16 3 8h4' as IconShape;
const sparkles =
  'M9.94 15.5A2 2 0 0 0 8.5 14.06l-6.14-1.58a.5.5 0 0 1 0-.96L8.5 9.94A2 2 0 0 0 9.94 8.5l1.58-6.14a.5.5 0 0 1 .96 0l1.58 6.14a2 2 0 0 0 1.44 1.44l6.14 1.58a.5.5 0 0 1 0 .96l-6.14 1.58a2 2 0 0 0-1.44 1.44l-1.58 6.14a.5.5 0 0 1-.96 0zM20 3v4M22 5h-4' as IconShape;

const ICONS: Readonly<Record<AwardKind, IconShape>> = {
  coin: wave,
  points: star,
  liveness: pulse,
  percentCoupon: ticket,
  fixedCoupon: ticket,
  giveCoupon: gift,
  season: sparkles,
  unknown: gift,
};

interface AwardRowProps {
  readonly award: AwardView;
}

export function AwardRow({ award: { kind, name, worth, amount } }: AwardRowProps) {
  const icon = ICONS[kind];
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Icon of={icon} />
      </span>
      <span className={styles.name}>
        <span>{name}</span>
        {worth && <Worth worth={worth} />}
      </span>
      <span className={styles.amount}>
        <HowMuch amount={amount} />
      </span>
    </li>
  );
}

function HowMuch({ amount }: { amount: AwardAmount }) {
  useSignals();
  const locale = language.value;
  if (amount.form === 'coin') return <CountedCoin coin={amount.coin} />;
  return <bdi>{`×${new Intl.NumberFormat(locale).format(amount.count)}`}</bdi>;
}

/** Screen readers read only the final amount. */
function CountedCoin({ coin }: { coin: number }) {
  const shown = useCountUp(coin);
  return (
    <>
      <span aria-hidden="true">
        <Amount coin={shown} hasCoin />
      </span>
      <VisuallyHidden>
        <Amount coin={coin} />
      </VisuallyHidden>
    </>
  );
}

function Worth({ worth }: { worth: NonNullable<AwardView['worth']> }) {
  useSignals();
  const locale = language.value;
  if ('coin' in worth) {
    return (
      <span className={styles.worth}>
        <Amount coin={worth.coin} hasCoin />
      </span>
    );
  }
  return <span className={styles.worth}>{percent(worth.percent, locale)}</span>;
}
