import type { ReactNode } from 'react';
import styles from './OfferRow.module.css';

interface OfferRowProps {
  readonly children: ReactNode;
}

/** Slim offers and news: under one another on a phone, side by side where there is room. */
export function OfferRow({ children }: OfferRowProps) {
  return <div className={styles.row}>{children}</div>;
}
