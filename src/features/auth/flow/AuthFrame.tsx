import type { Elements } from '#src/lib/elements.ts';
import { Mark } from '#src/ui/Mark/Mark.tsx';
import styles from './AuthFrame.module.css';

interface AuthFrameProps {
  readonly greeting: string;
  readonly children: Elements;
}

/** The layout of a sign-in screen around its form. */
export function AuthFrame({ greeting, children }: AuthFrameProps) {
  return (
    <div className={styles.frame}>
      <div className={styles.greeting}>
        <Mark />
        <h2 className={styles.words}>{greeting}</h2>
      </div>
      {children}
    </div>
  );
}
