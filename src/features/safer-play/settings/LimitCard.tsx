import type { Limit } from '#src/contract/limits.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { useIsMutating } from '#src/data/mutations/lock.ts';
import { useMutation } from '#src/patterns/form/use-mutation.ts';
import { useReason } from '#src/patterns/form/use-submission.ts';
import { Button } from '#src/ui/Button/Button.tsx';
import { Problem } from '#src/ui/Problem/Problem.tsx';
import { Progress } from '#src/ui/Progress/Progress.tsx';
import { changeLimit, type LimitCall, limitKey } from './actions.ts';
import styles from './LimitCard.module.css';
import { LIMIT_MEANINGS } from './limit-meanings.ts';
import { useWords } from './use-words.ts';

/** A limit in force: how much of it is used, and the looser value that waits for a second yes. */
export function LimitCard({ limit }: { limit: Limit }) {
  const { t, usedOf, moment } = useWords();
  const { period, used, value, resetTime, pending } = limit;
  useMoments(resetTime);
  const title = t(`safer-play.limitPer_${period}`);
  return (
    <section className={styles.card} aria-label={title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{title}</h3>
        <span>{usedOf(limit)}</span>
      </div>
      <Progress label={usedOf(limit)} value={used} max={value} />
      <p className={styles.quiet}>
        {period === 'once' ? t('safer-play.anewOnce') : t('safer-play.anewAt', { time: moment(resetTime) })}
      </p>
      {pending ? <Waiting limit={limit} pending={pending} /> : <Change limit={limit} values={[0]} />}
    </section>
  );
}

/** Both states of a looser value: it waits for its day, then for the second yes. */
function Waiting({ limit, pending }: { limit: Limit; pending: NonNullable<Limit['pending']> }) {
  const { t, valueOf, moment } = useWords();
  const now = useMoments(pending.effectiveTime);
  const { kind, value } = limit;
  const isDue = pending.effectiveTime <= now;
  const words = {
    value: valueOf(kind, pending.value),
    current: valueOf(kind, value),
    time: moment(pending.effectiveTime),
  };
  return (
    <div className={styles.waiting}>
      <p>{t(isDue ? 'safer-play.waitingNow' : 'safer-play.waitingUntil', words)}</p>
      <Change limit={limit} values={isDue ? [value, pending.value] : [value]} />
    </div>
  );
}

/** Buttons of one size, one for each value. */
function Change({ limit, values }: { limit: Limit; values: readonly number[] }) {
  const { t, valueOf } = useWords();
  const { kind, value: current, pending } = limit;
  const { problem, run } = useMutation<LimitCall>(LIMIT_MEANINGS);
  const isBusy = useIsMutating(limitKey(limit));
  const reason = useReason();
  const textOf = (value: number) => {
    if (value === current) return t('safer-play.keepLimit', { value: valueOf(kind, value) });
    return pending
      ? t('safer-play.confirmLimit', { value: valueOf(kind, value) })
      : t('safer-play.removeLimit');
  };
  return (
    <>
      <Problem text={problem} />
      <div className={styles.buttons}>
        {values.map((value) => (
          <Button
            key={value}
            isWide
            isBusy={isBusy}
            reason={reason}
            onClick={() => void run(changeLimit(limit, value, current))}
          >
            {textOf(value)}
          </Button>
        ))}
      </div>
    </>
  );
}
