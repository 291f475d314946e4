import { classNames } from '#src/lib/class-names.ts';
import type { IconShape } from './shapes.ts';
import styles from './Icon.module.css';

interface IconProps {
  readonly of: IconShape;
  readonly isSmall?: boolean;
  /** Points along the text, so it is mirrored in right-to-left text. */
  readonly isDirectional?: boolean;
  readonly isFilled?: boolean;
}

/** Decorative: the label belongs to the button or the row. */
export function Icon({ of, isSmall, isDirectional, isFilled }: IconProps) {
  const className = classNames(
    styles.icon,
    isSmall && styles.small,
    isDirectional && styles.directional,
    isFilled && styles.filled,
  );
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={of} />
    </svg>
  );
}
