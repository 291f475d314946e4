import type { ComponentProps, MouseEvent } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shapes.ts';
import { Link, type LinkProps } from '../Link/Link.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import styles from './Button.module.css';

interface ButtonLook {
  /** `primary` is the next step: at most one per screen. */
  readonly variant?: 'primary' | 'quiet' | 'danger';
  readonly icon?: IconShape | undefined;
  readonly isWide?: boolean;
  /** For a header, where space is scarce. */
  readonly isCompact?: boolean;
  readonly children: Content;
}

interface ButtonProps extends ButtonLook, Omit<ComponentProps<'button'>, 'className' | 'children'> {
  /** Locked, with a spinner; keeps its size and the focus. */
  readonly isBusy?: boolean;
  /** Why it cannot be used now, shown inside it; locks it too. */
  readonly reason?: string | undefined;
}

export function Button(props: ButtonProps) {
  const { variant, isWide, isCompact, icon, children, isBusy = false, reason, onClick, ...native } = props;
  const isLocked = isBusy || reason !== undefined;
  // Not `disabled`, which would drop the focus and keep screen readers from the reason.
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLocked) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...native}
      className={classNames(look({ variant, isWide, isCompact }), reason !== undefined && styles.locked)}
      aria-busy={isBusy || undefined}
      aria-disabled={isLocked || undefined}
      onClick={press}
    >
      {isBusy ? <Spinner /> : icon && <Icon of={icon} isSmall />}
      <span>
        <span>{children}</span>
        {reason && <small className={styles.reason}>{reason}</small>}
      </span>
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<LinkProps, 'className' | 'children'> {}

/** A link that looks like a button. */
export function ButtonLink({ variant, isWide, isCompact, icon, children, ...native }: ButtonLinkProps) {
  return (
    <Link {...native} className={look({ variant, isWide, isCompact })}>
      {icon && <Icon of={icon} isSmall />}
      <span>{children}</span>
    </Link>
  );
}

type Look = { [K in 'variant' | 'isWide' | 'isCompact']: ButtonLook[K] | undefined };

function look({ variant = 'quiet', isWide, isCompact }: Look): string | undefined {
  return classNames(styles.button, styles[variant], isWide && styles.wide, isCompact && styles.compact);
}
