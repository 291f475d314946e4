import type { Elements } from '#src/lib/elements.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Stage.module.css';

interface StageProps {
  /** The game's name, as the title of the page. */
  readonly title: string;
  readonly children: Elements;
}

/** The whole screen inside the safe areas. */
export function Stage({ title, children }: StageProps) {
  return (
    <main className={styles.stage} aria-label={title}>
      <h1 tabIndex={-1}>
        <VisuallyHidden>{title}</VisuallyHidden>
      </h1>
      {children}
    </main>
  );
}
