import { useEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { groundOf } from './colours.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** Shown if the picture is missing; screen readers have the text beside it. */
  readonly name: string;
  /** Address without size and extension: `{base}-{width}.webp`. */
  readonly base: string;
  readonly widths: readonly [small: number, large: number];
  /** Display width, as in the `sizes` attribute. */
  readonly sizes: string;
  /** Visible from the start: loads at once, but after the script, without which a tap does nothing. */
  readonly isEager?: boolean;
  /** Not loaded yet: only its colour is shown. */
  readonly isHeld?: boolean;
  /** On a slow or metered connection only the small size is used. */
  readonly isLight?: boolean;
  /** Ratio of width to height. */
  readonly ratio?: 'square' | 'banner';
}

// Inside <picture>, because React would insert a preload link for a plain <img>.
export function Picture({
  name,
  base,
  widths,
  sizes,
  isEager,
  isHeld,
  isLight,
  ratio = 'square',
}: PictureProps) {
  const { image, isMissing, markMissing } = useMissing(base);
  const [small, large] = widths;
  const one = `${base}-${small}.webp`;
  return (
    <picture className={classNames(styles.picture, styles[ratio], groundOf(base))}>
      {isMissing && (
        <span className={styles.name} aria-hidden="true" translate="no">
          {name}
        </span>
      )}
      {!isMissing && !isHeld && (
        <img
          ref={image}
          alt=""
          className={styles.image}
          crossOrigin="anonymous"
          loading={isEager ? 'eager' : 'lazy'}
          decoding="async"
          sizes={sizes}
          srcSet={isLight ? undefined : `${one} ${small}w, ${base}-${large}.webp ${large}w`}
          src={one}
          onError={markMissing}
        />
      )}
    </picture>
  );
}

/** The colour behind a square picture. */
export const PictureGround = ({ base }: Pick<PictureProps, 'base'>) => (
  <span className={classNames(styles.ground, styles.square, groundOf(base))} />
);

function useMissing(base: string) {
  const image = useRef<HTMLImageElement>(null);
  const [missing, setMissing] = useState<string>();
  const markMissing = () => setMissing(base);
  // It may have failed before this page's script ran.
  useEffect(() => {
    const shown = image.current;
    if (shown?.complete && shown.currentSrc && shown.naturalWidth === 0) setMissing(base);
  }, [base]);
  return { image, isMissing: missing === base, markMissing };
}
