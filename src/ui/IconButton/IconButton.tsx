import type { ComponentProps } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shapes.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { RedDot } from '../RedDot/RedDot.tsx';
import styles from './IconButton.module.css';

interface IconLabelProps {
  readonly icon: IconShape;
  readonly label: string;
  readonly isDirectional?: boolean;
  readonly isSmall?: boolean;
  /** Number of pending items; shown as a red dot. */
  readonly dot?: string | undefined;
  /** Shown in the dot. */
  readonly count?: number;
}

type IconButtonProps = Omit<IconLabelProps, 'count'> &
  Omit<ComponentProps<'button'>, 'className' | 'children'>;
type IconLinkProps = IconLabelProps & Omit<LinkProps, 'className' | 'children'>;

export function IconButton({
  icon,
  label,
  isDirectional = false,
  isSmall = false,
  dot,
  ...native
}: IconButtonProps) {
  return (
    <button type="button" {...native} className={styles.button} aria-label={named(label, dot)}>
      <Icon of={icon} isDirectional={isDirectional} isSmall={isSmall} />
      {dot && <RedDot label={dot} />}
    </button>
  );
}

export function IconLink({
  icon,
  label,
  isDirectional = false,
  isSmall = false,
  dot,
  count,
  ...native
}: IconLinkProps) {
  return (
    <Link {...native} className={styles.button} aria-label={named(label, dot)}>
      <Icon of={icon} isDirectional={isDirectional} isSmall={isSmall} />
      {dot && <RedDot label={dot} count={count} />}
    </Link>
  );
}

const named = (label: string, dot: string | undefined) => (dot ? `${label}, ${dot}` : label);
