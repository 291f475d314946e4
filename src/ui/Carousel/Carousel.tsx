import { useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { pause, play } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import styles from './Carousel.module.css';
import { Near } from './near.ts';
import { useAutoplay, useReach, useSlides } from './use-slides.ts';

export interface Slide {
  readonly id: number | string;
  readonly content: Content;
}

interface CarouselProps {
  readonly label: string;
  readonly pauseLabel: string;
  readonly playLabel: string;
  readonly slides: readonly Slide[];
  /** Does not advance before somebody starts it. */
  readonly isStill: boolean;
}

/** Swiped by hand, advances automatically, can be paused. */
export function Carousel({ label, pauseLabel, playLabel, slides, isStill }: CarouselProps) {
  const track = useRef<HTMLUListElement>(null);
  const { visible, next } = useSlides(track, slides.length);
  const reach = useReach(track, slides.length);
  const { isPaused, toggle } = useAutoplay(track, isStill, next);
  return (
    <section aria-label={label}>
      <ul ref={track} className={styles.track}>
        {slides.map(({ id, content }, index) => (
          <li key={id} className={styles.slide}>
            <Near value={index <= reach}>{content}</Near>
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles.foot}>
          <span className={styles.dots} aria-hidden="true">
            {slides.map(({ id }, index) => (
              <span key={id} className={classNames(styles.dot, visible.includes(index) && styles.current)} />
            ))}
          </span>
          <span className={styles.control}>
            <IconButton
              isSmall
              icon={isPaused ? play : pause}
              label={isPaused ? playLabel : pauseLabel}
              onClick={toggle}
            />
          </span>
        </div>
      )}
    </section>
  );
}
