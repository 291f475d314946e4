import type { RefObject } from 'react';
import styles from './GameFrame.module.css';

interface GameFrameProps {
  readonly frame: RefObject<HTMLIFrameElement | null>;
  readonly title: string;
  readonly address: string;
  readonly onLoad: () => void;
}

/** `allow-same-origin` keeps the game's own origin, which identifies its messages; it is never the app's origin. */
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
