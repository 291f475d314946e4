import type { ReactNode } from 'react';
import styles from './LobbyStack.module.css';

interface LobbyStackProps {
  readonly children: ReactNode;
}

/** The sections of the lobby below each other, with equal gaps. */
export function LobbyStack({ children }: LobbyStackProps) {
  return <div className={styles.stack}>{children}</div>;
}
