import { Icon } from '../Icon/Icon.tsx';
import type { IconShape } from '../Icon/shapes.ts';
import { Link } from '../Link/Link.tsx';
import { toTopIfShown } from '../Link/to-top.ts';
import { RedDot } from '../RedDot/RedDot.tsx';
import styles from './NavBar.module.css';

export interface NavEntry {
  readonly href: string;
  readonly text: string;
  readonly icon: IconShape;
  /** `page`: it is open; `true`: another screen of its section is. */
  readonly current?: 'page' | true | undefined;
  /** What is pending there; shown as a red dot. */
  readonly dot?: string | undefined;
}

interface NavBarProps {
  readonly label: string;
  readonly entries: readonly NavEntry[];
}

/** At the bottom of a phone, at the side of a wide screen. */
export function NavBar({ label, entries }: NavBarProps) {
  return (
    <nav className={styles.nav} aria-label={label}>
      {entries.map(({ href, text, icon, current, dot }) => (
        <Link key={href} href={href} className={styles.entry} aria-current={current} onClick={toTopIfShown}>
          <span className={styles.icon}>
            <Icon of={icon} />
            {dot && <RedDot label={dot} />}
          </span>
          <span>{text}</span>
        </Link>
      ))}
      <span className={styles.end} />
    </nav>
  );
}
