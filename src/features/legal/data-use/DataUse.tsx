import { useSignals } from '@preact/signals-react/runtime';
import { useLiveQuery } from 'dexie-react-hooks';
import { asksToSave } from '#src/data/api/connection.ts';
import { lightChoice } from '#src/data/api/light-mode.ts';
import { db } from '#src/data/db/database.ts';
import { readDataUse } from '#src/data/db/data-use.ts';
import { language, useT } from '#src/i18n/t.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Switch } from '#src/ui/Switch/Switch.tsx';
import { chooseLightMode } from './actions.ts';
import styles from './DataUse.module.css';

/** Saving data, and how much was used. */
export function DataUse() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const choice = lightChoice.value;
  const bytes = useLiveQuery(() => readDataUse(db));
  const isAsked = asksToSave();
  return (
    <Section title={t('legal.data')}>
      <div className={styles.light}>
        <Switch isOn={choice ?? isAsked} onSwitch={(isOn) => void chooseLightMode(isOn)}>
          {t('legal.lightMode')}
        </Switch>
        <p className={styles.text}>{t('legal.lightText')}</p>
        {isAsked && choice === undefined && <p className={styles.text}>{t('legal.lightAsked')}</p>}
      </div>
      <ListRow
        title={t('legal.dataToday')}
        detail={t('legal.dataTodayText')}
        end={bytes !== undefined && <span>{megabytes(bytes, locale)}</span>}
      />
    </Section>
  );
}

const BYTES_PER_MB = 1_000_000;

const megabytes = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(
    bytes / BYTES_PER_MB,
  );
