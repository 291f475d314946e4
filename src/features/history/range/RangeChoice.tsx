import { useT } from '#src/i18n/t.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { DaysChoice } from '#src/patterns/days/DaysChoice.tsx';
import { type Choice, GROUPS } from './choice.ts';
import styles from './RangeChoice.module.css';

/** The panel of both rows of tabs, which together choose one report. */
export const PANEL = 'report';

interface RangeChoiceProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

export function RangeChoice({ choice, onChange }: RangeChoiceProps) {
  const t = useT();
  return (
    <div className={styles.choice}>
      <DaysChoice days={choice} name={PANEL} onChange={onChange} />
      <Tabs
        label={t('history.groupBy')}
        name={`${PANEL}-group`}
        tabs={GROUPS.map((id) => ({ id, text: t(`history.by_${id}`) }))}
        current={choice.groupBy}
        onSelect={(groupBy) => onChange({ groupBy })}
      />
    </div>
  );
}
