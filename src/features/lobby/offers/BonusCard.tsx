import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronRight, gift } from '#src/ui/Icon/shapes.ts';
import { Link } from '#src/ui/Link/Link.tsx';
import styles from './BonusCard.module.css';

interface BonusCardProps {
  /** The welcome offer as text. */
  readonly text: string;
  readonly href: string;
}

/** The welcome offer for new members. */
export function BonusCard({ text, href }: BonusCardProps) {
  return (
    <Link className={styles.card} href={href}>
      <span className={styles.icon}>
        <Icon of={gift} isSmall />
      </span>
      <span className={styles.text}>{text}</span>
      <Icon of={chevronRight} isSmall isDirectional />
    </Link>
  );
}
