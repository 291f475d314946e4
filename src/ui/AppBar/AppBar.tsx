import type { Content } from '#src/lib/elements.ts';
import { arrowLeft } from '../Icon/shapes.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Link } from '../Link/Link.tsx';
import { Mark } from '../Mark/Mark.tsx';
import styles from './AppBar.module.css';

interface HomeBarProps {
  readonly name: string;
  readonly homeHref: string;
  readonly children: Content;
}

/** The header of the home page: the brand and the main actions. */
export function HomeBar({ name, homeHref, children }: HomeBarProps) {
  return (
    <header className={styles.bar}>
      <h1 className={styles.home}>
        <Link className={styles.brand} href={homeHref} aria-label={name}>
          <Mark />
          <span className={styles.name} translate="no">
            {name}
          </span>
        </Link>
      </h1>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}

interface PageBarProps {
  readonly title: string;
  readonly backLabel: string;
  readonly onBack: () => void;
  /** The link at the right-hand end. */
  readonly children?: Content;
}

/** The header of every other page; its title takes the focus when the page opens. */
export function PageBar({ title, backLabel, onBack, children }: PageBarProps) {
  return (
    <header className={styles.bar}>
      <IconButton icon={arrowLeft} label={backLabel} isDirectional onClick={onBack} />
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      <div className={styles.actions}>{children}</div>
    </header>
  );
}
