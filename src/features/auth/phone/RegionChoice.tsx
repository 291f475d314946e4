import { useSignals } from '@preact/signals-react/runtime';
import { useMemo } from 'react';
import { language, useT } from '#src/i18n/t.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { chevronDown } from '#src/ui/Icon/shapes.ts';
import { CALLING_CODES } from './calling-codes.ts';
import styles from './RegionChoice.module.css';

interface RegionChoiceProps {
  readonly region: string;
  readonly onRegion: (region: string) => void;
}

/** Shows only the calling code; the device's native list shows its region. */
export function RegionChoice({ region, onRegion }: RegionChoiceProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const options = useMemo(() => optionsIn(locale), [locale]);
  return (
    <span className={styles.choice}>
      <span aria-hidden="true" className={styles.code} dir="ltr" translate="no">
        {`+${CALLING_CODES.get(region)}`}
      </span>
      <Icon of={chevronDown} isSmall />
      <select
        className={styles.list}
        aria-label={t('auth.region')}
        autoComplete="tel-country-code"
        value={region}
        onChange={(event) => onRegion(event.target.value)}
      >
        {options}
      </select>
    </span>
  );
}

function optionsIn(locale: string) {
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  return [...CALLING_CODES]
    .map(([id, code]) => ({ id, code, name: names.of(id) ?? id }))
    .sort((a, b) => a.name.localeCompare(b.name, locale))
    .map(({ id, name, code }) => (
      <option key={id} value={id}>
        {`${name} +${code}`}
      </option>
    ));
}
