import type { Content } from '#src/lib/elements.ts';
import styles from './Row.module.css';

/** Samples beside each other. */
export function Row({ children }: { children: Content }) {
  return <div className={styles.row}>{children}</div>;
}

/** As wide as a tile of the lobby. */
export function Tile({ children }: { children: Content }) {
  return <div className={styles.tile}>{children}</div>;
}

/** A card, which rows of a list lie on. */
export function Card({ children }: { children: Content }) {
  return <div className={styles.card}>{children}</div>;
}

/** An icon or a picture, which a mark is positioned on. */
export function Corner({ children }: { children: Content }) {
  return <span className={styles.corner}>{children}</span>;
}

/** What stands inside a field, before the typed text. */
export function Prefix({ children }: { children: Content }) {
  return <span className={styles.prefix}>{children}</span>;
}
