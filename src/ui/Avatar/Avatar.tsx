import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { groundColour } from '../Picture/colours.ts';
import styles from './Avatar.module.css';
import { FIGURES, SEA } from './figures.ts';

interface AvatarProps {
  /** Index of a preset picture; larger numbers wrap around. */
  readonly index: number;
  /** Address of the member's own picture; the preset one is shown if it does not load. */
  readonly picture?: string | undefined;
  readonly isLarge?: boolean;
}

/** Decorative: always beside the name of the person or picture. */
export function Avatar({ index, picture = '', isLarge = false }: AvatarProps) {
  const [missing, setMissing] = useState('');
  const hasPicture = picture !== '' && missing !== picture;
  return (
    <span
      className={classNames(styles.avatar, groundColour(index), isLarge && styles.large)}
      aria-hidden="true"
    >
      <svg className={styles.drawing} viewBox="0 0 48 48">
        <path className={styles.sea} d={SEA} />
        <path d={FIGURES[index % FIGURES.length]} />
      </svg>
      {hasPicture && (
        <img
          className={styles.own}
          src={picture}
          alt=""
          loading="lazy"
          referrerPolicy="no-referrer"
          onError={() => setMissing(picture)}
        />
      )}
    </span>
  );
}
