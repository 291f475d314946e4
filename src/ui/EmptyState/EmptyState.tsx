import type { Elements } from '#src/lib/elements.ts';
import styles from './EmptyState.module.css';

/** One horizon and one sea; the drawing above them depends on the case. */
const SCENES = {
  /** Nothing here yet: the moon over a calm sea. */
  calm: 'M60 16a20 20 0 1 0 20 20a16 16 0 0 1-20-20Z',
  /** No connection: a lighthouse whose light is out. */
  away: 'M54 74l4-40h12l4 40M56 34h16M58 34v-8h12v8M60 26l4-6 4 6M56.5 48h15M55 60h18',
  /** A dead link: a paper boat adrift. */
  lost: 'M38 58h52l-12 18h-28ZM64 58V28L44 58M64 28l20 30',
  /** An error: clouds and lightning. */
  storm: 'M46 44a10 10 0 0 1 2-20a16 16 0 0 1 30-2a11 11 0 0 1 4 22M66 40l-8 14h10l-6 14',
} as const;

interface EmptyStateProps {
  readonly scene: keyof typeof SCENES;
  readonly title: string;
  readonly text?: string | undefined;
  /** The most useful next step. */
  readonly children?: Elements;
  /** Shown as the page's heading, which then takes the focus. */
  readonly isPage?: boolean;
}

export function EmptyState({ scene, title, text, children, isPage }: EmptyStateProps) {
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.state}>
      <svg className={styles.drawing} viewBox="0 0 128 104" aria-hidden="true">
        <path className={styles.figure} d={SCENES[scene]} />
        <path className={styles.sea} d="M12 76h104M28 86h52M92 86h14M44 96h36" />
      </svg>
      <Heading className={styles.title} tabIndex={-1}>
        {title}
      </Heading>
      {text && <p className={styles.text}>{text}</p>}
      {children}
    </section>
  );
}
