import { useEffect, useRef, useState } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { groundOf } from './colours.ts';
import styles from './Picture.module.css';

interface PictureProps {
  /** Shown where the picture is missing; the words beside it name it for everybody else. */
  readonly name: string;
  /** Address without size and ending: `{base}-{width}.webp`. */
  readonly base: string;
  readonly widths: readonly [small: number, large: number];
  /** How wide it will be shown, as in the `sizes` attribute. */
  readonly sizes: string;
  /** In sight from the start: loads at once, but not before the script, without which a tap does nothing. */
  readonly isEager?: boolean;
  /** Not asked for yet: only its colour. */
  readonly isHeld?: boolean;
  /** On a slow or metered line the small one has to do. */
  readonly isLight?: boolean;
  /** Width to height. */
  readonly ratio?: 'square' | 'banner';
}

// Inside <picture>, because React would put a preload link before the markup for an <img> that stands alone.
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
        <span className={styles.name} aria-hidden="true">
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

/** The colour on which a square picture will lie. */
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
