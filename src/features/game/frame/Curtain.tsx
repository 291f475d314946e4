import type { Content } from '#src/lib/elements.ts';
import styles from './Curtain.module.css';

interface CurtainProps {
  /** Shown as a plain page, or over a game that continues behind it. */
  readonly isOverGame?: boolean;
  readonly children: Content;
}

/** Covers the stage while there is no game to see. */
export function Curtain({ isOverGame = false, children }: CurtainProps) {
  return (
    <div className={styles.curtain} data-over-game={isOverGame || undefined}>
      <div className={styles.card}>{children}</div>
    </div>
  );
}
