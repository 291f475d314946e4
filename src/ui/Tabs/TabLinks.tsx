import { useEffect, useRef } from 'react';
import { RedDot } from '../RedDot/RedDot.tsx';
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
    nav.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <nav ref={nav} className={styles.tabs} aria-label={label}>
      {tabs.map(({ href, text, dot }) => (
        <a key={href} className={styles.tab} href={href} aria-current={href === current ? 'page' : undefined}>
          {text}
          {dot && <RedDot label={dot} />}
        </a>
      ))}
    </nav>
  );
}
