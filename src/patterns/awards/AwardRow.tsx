import type { AwardKind } from '#src/contract/page/award-kinds.ts';
import { language } from '#src/i18n/t.ts';
import { useSignalValue } from '#src/lib/use-signal-value.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { crown, gift, type IconShape } from '#src/ui/Icon/shapes.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './AwardRow.module.css';
import type { AwardAmount, AwardView } from './describe-award.ts';
import { useCountUp } from './use-count-up.ts';

/** The wave of our coin; the icon's background is its disc. */
const wave = 'M6.5 13.5q2.75-4 5.5-1.5t5.5-1.5' as IconShape;

const ICONS: Partial<Record<AwardKind, IconShape>> = { coin: wave, points: crown, liveness: crown };

interface AwardRowProps {
  readonly award: AwardView;
}

export function AwardRow({ award: { kind, name, worth, amount } }: AwardRowProps) {
  const icon = ICONS[kind] ?? gift;
  return (
    <li className={styles.row}>
      <span className={styles.picture}>
        <Icon of={icon} />
      </span>
      <span className={styles.name}>
        {name}
        {worth && <Worth worth={worth} />}
      </span>
      <span className={styles.amount}>
        <HowMuch amount={amount} />
      </span>
    </li>
  );
}

function HowMuch({ amount }: { amount: AwardAmount }) {
  const locale = useSignalValue(language);
  if (amount.form === 'coin') return <CountedCoin coin={amount.coin} />;
  return <bdi>×{new Intl.NumberFormat(locale).format(amount.count)}</bdi>;
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
  const locale = useSignalValue(language);
  if ('coin' in worth) {
    return (
      <span className={styles.worth}>
        <Amount coin={worth.coin} hasCoin />
      </span>
    );
  }
  // Hundredths of a percent, as a fraction of one.
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return <span className={styles.worth}>{percent.format(worth.percent / 10_000)}</span>;
}
