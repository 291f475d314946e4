import { ButtonLink } from '#src/ui/Button/Button.tsx';
import styles from './BonusCard.module.css';

interface BonusCardProps {
  /** What there is to get. */
  readonly text: string;
  readonly detail?: string | undefined;
  readonly action: string;
  readonly href: string;
}

/** What waits for a new member. */
export function BonusCard({ text, detail, action, href }: BonusCardProps) {
  return (
    <section className={styles.card} aria-label={text}>
      <div className={styles.words}>
        <p className={styles.text}>{text}</p>
        {detail && <p className={styles.detail}>{detail}</p>}
      </div>
      <ButtonLink variant="primary" href={href}>
        {action}
      </ButtonLink>
    </section>
  );
}
