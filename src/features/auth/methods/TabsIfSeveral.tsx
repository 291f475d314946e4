import type { Elements } from '#src/lib/elements.ts';
import { type Tab, TabPanel, Tabs } from '#src/ui/Tabs/Tabs.tsx';
import styles from './TabsIfSeveral.module.css';

interface TabsIfSeveralProps<Id extends string> {
  readonly label: string;
  /** Unique on the page. */
  readonly name: string;
  readonly tabs: readonly Tab<Id>[];
  readonly current: Id;
  readonly onSelect: (id: Id) => void;
  readonly children: Elements;
}

/** With a single method there are no tabs. */
export function TabsIfSeveral<Id extends string>({ children, ...choice }: TabsIfSeveralProps<Id>) {
  if (choice.tabs.length < 2) return children;
  return (
    <div className={styles.tabs}>
      <Tabs {...choice} />
      <TabPanel name={choice.name} current={choice.current}>
        {children}
      </TabPanel>
    </div>
  );
}
