import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { dateTime } from '#src/lib/time.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check } from '#src/ui/Icon/shapes.ts';
import styles from './ClaimedMark.module.css';

/** `time` in epoch seconds, if it is known. */
export function ClaimedMark({ time }: { time?: number | undefined }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <span className={styles.mark}>
      <Icon of={check} isSmall />
      <span>
        <span>{t('common.claimed')}</span>
        {time !== undefined && <small className={styles.time}>{dateTime(time, locale)}</small>}
      </span>
    </span>
  );
}
