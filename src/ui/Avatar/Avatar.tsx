import { useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { groundColour } from '../Picture/colours.ts';
import styles from './Avatar.module.css';
import { FIGURES, SEA } from './figures.ts';

interface AvatarProps {
  /** Of the preset pictures; more than there are begin again. */
  readonly index: number;
  /** Address of a picture of their own; the preset one takes its place where it cannot be shown. */
  readonly picture?: string | undefined;
  readonly isLarge?: boolean;
}

/** Always beside the name of whom it stands for, or of what it shows. */
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
