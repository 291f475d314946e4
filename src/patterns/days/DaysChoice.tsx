import { useMidnight } from '#src/data/api/use-moments.ts';
import { useT } from '#src/i18n/t.ts';
import { Tabs } from '#src/ui/Tabs/Tabs.tsx';
import { TextField } from '#src/ui/TextField/TextField.tsx';
import { type Days, dayText, RANGES, type RangeName, spanOf, today } from './days.ts';
import styles from './DaysChoice.module.css';

interface DaysChoiceProps {
  readonly days: Days;
  /** The panel of the tabs; unique on the page. */
  readonly name: string;
  readonly onChange: (change: Partial<Days>) => void;
}

export function DaysChoice({ days, name, onChange }: DaysChoiceProps) {
  const t = useT();
  useMidnight();
  const take = (range: RangeName) => onChange(range === 'own' ? { range, ...ownDays(days) } : { range });
  return (
    <>
      <Tabs
        label={t('common.range')}
        name={name}
        tabs={RANGES.map((id) => ({ id, text: t(`common.range_${id}`) }))}
        current={days.range}
        onSelect={take}
      />
      {days.range === 'own' && <OwnDays days={days} onChange={onChange} />}
    </>
  );
}

/** Starts with the days that were shown. */
function ownDays(days: Days): Pick<Days, 'from' | 'to'> {
  const span = spanOf(days);
  if (!span) return { from: dayText(today()), to: dayText(today()) };
  return { from: dayText(new Date(span.startTime * 1000)), to: dayText(new Date(span.endTime * 1000)) };
}

function OwnDays({ days, onChange }: Omit<DaysChoiceProps, 'name'>) {
  const t = useT();
  const last = dayText(today());
  const isWrong = spanOf(days) === undefined;
  return (
    <div className={styles.days}>
      <TextField
        label={t('common.from')}
        type="date"
        value={days.from}
        max={days.to || last}
        onValue={(from) => onChange({ from })}
      />
      <TextField
        label={t('common.to')}
        type="date"
        value={days.to}
        min={days.from}
        max={last}
        error={isWrong ? t('common.wrongDays') : undefined}
        onValue={(to) => onChange({ to })}
      />
    </div>
  );
}
