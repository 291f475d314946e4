import type { Content } from '#src/lib/elements.ts';
import styles from './OfferRow.module.css';

interface OfferRowProps {
  readonly children: Content;
}

/** Slim offers and news: below each other on a phone, side by side on wide screens. */
export function OfferRow({ children }: OfferRowProps) {
  return <div className={styles.row}>{children}</div>;
}
