import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { shortMoment } from '#src/lib/time.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { clock } from '#src/ui/Icon/shapes.ts';
import styles from './EndNote.module.css';

interface EndNoteProps {
  /** Epoch seconds; without it the activity has no end. */
  readonly endTime: number | undefined;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

export function EndNote({ endTime, now }: EndNoteProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  if (endTime === undefined) return null;
  const time = shortMoment(endTime, now, locale);
  return (
    <p className={styles.note}>
      <Icon of={clock} isSmall />
      <span>{t(endTime <= now ? 'bonus.ended' : 'bonus.until', { time })}</span>
    </p>
  );
}
