import type { KeyboardEvent } from 'react';
import type { Content } from '#src/lib/elements.ts';
import { RedDot } from '../RedDot/RedDot.tsx';
import styles from './Tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly text: string;
  readonly dot?: string | undefined;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  /** Connects tabs and panel; unique on the page. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onSelect: (id: Id) => void;
}

/** One tab stop; arrow keys move and select. */
export function Tabs<Id extends string>({ label, name, tabs, current, onSelect }: TabsProps<Id>) {
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const next = neighbour(
      event,
      tabs.findIndex((tab) => tab.id === current),
      tabs.length,
    );
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab) return;
    event.preventDefault();
    onSelect(tab.id);
    event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus();
  };
  return (
    <div className={styles.tabs} role="tablist" tabIndex={-1} aria-label={label} onKeyDown={walk}>
      {tabs.map((tab) => (
        <button
          key={tab.id}
          id={`${name}-${tab.id}`}
          type="button"
          role="tab"
          className={styles.tab}
          aria-selected={tab.id === current}
          aria-controls={`${name}-panel`}
          tabIndex={tab.id === current ? 0 : -1}
          onClick={() => onSelect(tab.id)}
        >
          <span>{tab.text}</span>
          {tab.dot && <RedDot label={tab.dot} />}
        </button>
      ))}
    </div>
  );
}

interface TabPanelProps {
  readonly name: string;
  readonly current: string;
  readonly children: Content;
}

export function TabPanel({ name, current, children }: TabPanelProps) {
  return (
    <div id={`${name}-panel`} role="tabpanel" aria-labelledby={`${name}-${current}`}>
      {children}
    </div>
  );
}

function neighbour(event: KeyboardEvent<HTMLElement>, at: number, count: number): number | undefined {
  const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
  const targets: Record<string, number> = {
    [forward]: (at + 1) % count,
    [backward]: (at - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[event.key];
}
