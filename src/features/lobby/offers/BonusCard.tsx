import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronRight, gift } from '#src/ui/Icon/shapes.ts';
import styles from './BonusCard.module.css';

interface BonusCardProps {
  /** What there is to get. */
  readonly text: string;
  readonly href: string;
}

/** What waits for a new member. */
export function BonusCard({ text, href }: BonusCardProps) {
  return (
    <a className={styles.card} href={href}>
      <span className={styles.icon}>
        <Icon of={gift} isSmall />
      </span>
      <span className={styles.text}>{text}</span>
      <Icon of={chevronRight} isSmall isDirectional />
    </a>
  );
}
