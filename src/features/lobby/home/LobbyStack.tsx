import type { ReactNode } from 'react';
import styles from './LobbyStack.module.css';

interface LobbyStackProps {
  readonly children: ReactNode;
}

/** The lobby's parts under one another, at one distance. */
export function LobbyStack({ children }: LobbyStackProps) {
  return <div className={styles.stack}>{children}</div>;
}
