import { useSignals } from '@preact/signals-react/runtime';
import type { DeliveryRow } from '#src/data/db/tables/outbox-db.ts';
import { useCounted } from '#src/i18n/counted.ts';
import { language, type Translate, useT } from '#src/i18n/t.ts';
import { clockTime, shortMoment } from '#src/lib/time.ts';
import { useNow } from '#src/lib/use-now.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check, clock } from '#src/ui/Icon/shapes.ts';
import type { DeliveryState } from './queries.ts';
import styles from './DeliverySummary.module.css';

/** Number and age of pending events, and what delays them. */
export function DeliverySummary({ state }: { state: DeliveryState }) {
  useSignals();
  const t = useT();
  const counted = useCounted();
  const locale = language.value;
  const nowMs = useNow(1000);
  const { waiting, since, delivery } = state;
  const isDone = waiting === 0;
  return (
    <output className={styles.summary}>
      <span className={isDone ? styles.done : styles.waiting}>
        <Icon of={isDone ? check : clock} />
      </span>
      <span>
        <span className={styles.count}>
          {isDone ? t('events.allSent') : counted('events.waiting', waiting)}
        </span>
        {since !== undefined && (
          <span className={styles.detail}>
            {t('events.since', { time: shortMoment(since / 1000, nowMs / 1000, locale) })}
          </span>
        )}
        {delivery && !isDone && <LastTrouble delivery={delivery} nowMs={nowMs} locale={locale} />}
      </span>
    </output>
  );
}

interface LastTroubleProps {
  readonly delivery: DeliveryRow;
  readonly nowMs: number;
  readonly locale: string;
}

function LastTrouble({ delivery, nowMs, locale }: LastTroubleProps) {
  const t = useT();
  const { lastError, nextAttemptAt } = delivery;
  if (!lastError) return null;
  return (
    <>
      <span className={styles.detail}>{t('events.lastError', { error: errorText(lastError, t) })}</span>
      {nextAttemptAt > nowMs && (
        <span className={styles.detail}>
          {t('events.nextAttempt', { time: clockTime(nextAttemptAt / 1000, locale) })}
        </span>
      )}
    </>
  );
}

/** Error names of browsers mean nothing to a member; a platform's answer is useful for support. */
function errorText(error: string, t: Translate): string {
  if (error === 'TypeError') return t('events.noAnswer');
  return error === 'TimeoutError' || error === 'AbortError' ? t('events.noAnswerInTime') : error;
}
