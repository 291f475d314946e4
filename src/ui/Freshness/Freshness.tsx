import { useSignals } from '@preact/signals-react/runtime';
import { language, useT } from '#src/i18n/t.ts';
import { relativeTime } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Button } from '../Button/Button.tsx';
import { Problem } from '../Problem/Problem.tsx';
import styles from './Freshness.module.css';

const MINUTE_MS = 60_000;

interface FreshnessProps {
  /** Epoch milliseconds at which the data was read; the line stays empty until it has been. */
  readonly readAt: number | undefined;
  /** Why the last refresh failed. */
  readonly problem?: string | undefined;
  readonly onRetry: () => void;
}

/**
 * Shown above stored data: its age, and why it could not be refreshed. The age is always there: what is below would move
 * if it came and went.
 */
export function Freshness({ readAt, problem, onRetry }: FreshnessProps) {
  return (
    <div className={styles.line} data-age="">
      {readAt === undefined ? <small className={styles.age} /> : <Age readAt={readAt} />}
      {problem !== undefined && (
        <div className={styles.problem}>
          <Problem text={problem} />
          <RetryButton onRetry={onRetry} />
        </div>
      )}
    </div>
  );
}

function Age({ readAt }: { readAt: number }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const now = useNow(MINUTE_MS / 2);
  return (
    <small className={styles.age}>
      {now - readAt < MINUTE_MS
        ? t('common.updatedNow')
        : t('common.updatedAgo', { ago: relativeTime(readAt / 1000, now / 1000, locale) })}
    </small>
  );
}

function RetryButton({ onRetry }: Pick<FreshnessProps, 'onRetry'>) {
  const t = useT();
  return (
    <Button isCompact onClick={onRetry}>
      {t('common.tryAgain')}
    </Button>
  );
}
