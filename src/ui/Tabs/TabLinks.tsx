import { useEffect, useRef } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { bringToStart } from '../Carousel/bring-to-start.ts';
import { Link } from '../Link/Link.tsx';
import { toTopIfShown } from '../Link/to-top.ts';
import { RedDot } from '../RedDot/RedDot.tsx';
import own from './TabLinks.module.css';
import styles from './Tabs.module.css';

interface TabLinksProps {
  readonly label: string;
  readonly tabs: readonly {
    readonly href: string;
    readonly text: string;
    readonly dot?: string | undefined;
  }[];
  /** The address of the open one. */
  readonly current: string;
}

/** Looks like tabs, but each is a screen with an address of its own. */
export function TabLinks({ label, tabs, current }: TabLinksProps) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const tab = nav.current?.querySelector('[aria-current]');
    if (nav.current && tab) bringToStart(nav.current, tab);
  }, [current]);
  return (
    <nav ref={nav} className={classNames(styles.tabs, own.links)} aria-label={label}>
      {tabs.map(({ href, text, dot }) => (
        <Link
          key={href}
          className={styles.tab}
          href={href}
          aria-current={href === current ? 'page' : undefined}
          onClick={toTopIfShown}
        >
          <span>{text}</span>
          {dot && <RedDot label={dot} />}
        </Link>
      ))}
    </nav>
  );
}
