import { useT } from '#src/i18n/t.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { type Choice, dayText, GROUPS, RANGES, type RangeName, spanOf, today } from './choice.ts';
import styles from './RangeChoice.module.css';

/** The panel of both rows of tabs, which together choose one report. */
export const PANEL = 'report';

interface RangeChoiceProps {
  readonly choice: Choice;
  readonly onChange: (change: Partial<Choice>) => void;
}

export function RangeChoice({ choice, onChange }: RangeChoiceProps) {
  const t = useT();
  const take = (range: RangeName) => onChange(range === 'own' ? { range, ...ownDays(choice) } : { range });
  return (
    <div className={styles.choice}>
      <Tabs
        label={t('history.range')}
        name={PANEL}
        tabs={RANGES.map((id) => ({ id, text: t(`history.range_${id}`) }))}
        current={choice.range}
        onSelect={take}
      />
      {choice.range === 'own' && <OwnDays choice={choice} onChange={onChange} />}
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

/** Starts with the days that were shown. */
function ownDays(choice: Choice): Pick<Choice, 'from' | 'to'> {
  const span = spanOf(choice);
  if (!span) return { from: dayText(today()), to: dayText(today()) };
  return { from: dayText(new Date(span.startTime * 1000)), to: dayText(new Date(span.endTime * 1000)) };
}

function OwnDays({ choice, onChange }: RangeChoiceProps) {
  const t = useT();
  const last = dayText(today());
  const isWrong = spanOf(choice) === undefined;
  return (
    <div className={styles.days}>
      <TextField
        label={t('history.from')}
        type="date"
        value={choice.from}
        max={choice.to || last}
        onValue={(from) => onChange({ from })}
      />
      <TextField
        label={t('history.to')}
        type="date"
        value={choice.to}
        min={choice.from}
        max={last}
        error={isWrong ? t('history.wrongDays') : undefined}
        onValue={(to) => onChange({ to })}
      />
    </div>
  );
}
