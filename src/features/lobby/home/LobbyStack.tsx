import type { Content } from '#src/lib/elements.ts';
import styles from './LobbyStack.module.css';

interface LobbyStackProps {
  readonly children: Content;
}

/** The sections of the lobby below each other, with equal gaps. */
export function LobbyStack({ children }: LobbyStackProps) {
  return <div className={styles.stack}>{children}</div>;
}
