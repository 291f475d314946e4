import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { relativeTime } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button } from '../Button/Button.tsx';
import { Problem } from '../Problem/Problem.tsx';
import styles from './Freshness.module.css';

const MINUTE_MS = 60_000;

interface FreshnessProps {
  /** Epoch milliseconds at which the data was read. */
  readonly readAt: number;
  /** Why the last refresh failed. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Shown above stored data: its age, and why it could not be refreshed. The age comes and goes in the space between two
 * parts, so that nothing moves when newer data arrives.
 */
export function Freshness({ readAt, problem, onRetry }: FreshnessProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const now = useNow(MINUTE_MS / 2);
  const isOld = now - readAt > MINUTE_MS;
  const age = isOld && (
    <small className={styles.age}>
      {t('common.updatedAgo', { ago: relativeTime(readAt / 1000, now / 1000, locale) })}
    </small>
  );
  if (problem === undefined) return <div className={styles.between}>{age}</div>;
  return (
    <div className={styles.line}>
      {age}
      <div className={styles.problem}>
        <Problem text={problem} />
        <Button isCompact onClick={onRetry}>
          {t('common.tryAgain')}
        </Button>
      </div>
    </div>
  );
}
