import { classNames } from '#src/lib/class-names.ts';
import type { IconShape } from './shapes.ts';
import styles from './Icon.module.css';

interface IconProps {
  readonly of: IconShape;
  readonly isSmall?: boolean;
  /** Points along the text, so it turns round where the text does. */
  readonly isDirectional?: boolean;
  readonly isFilled?: boolean;
}

/** Always a drawing beside words; the words are the button's or the row's. */
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
