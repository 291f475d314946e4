import type { RefObject } from 'react';
import styles from './GameFrame.module.css';

interface GameFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly address: string;
  readonly onLoad: () => void;
}

/** `allow-same-origin` gives the game its own origin, by which its messages are known; it is never ours. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups';

export function GameFrame({ frame, title, address, onLoad }: GameFrameProps) {
  return (
    <iframe
      ref={frame}
      className={styles.frame}
      title={title}
      src={address}
      sandbox={SANDBOX}
      allow="fullscreen"
      referrerPolicy="no-referrer"
      onLoad={onLoad}
    />
  );
}
