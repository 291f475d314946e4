import type { DayAwardState } from '#src/contract/bonus.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import type { Content } from '#src/lib/elements.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check } from '#src/ui/Icon/shapes.ts';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { AwardsText } from './AwardsText.tsx';
import styles from './AwardDays.module.css';

const CLAIMED = 2;

interface AwardDaysProps {
  readonly days: readonly DayAwardState[];
  readonly today: number;
  /** An earlier day can no longer be claimed. */
  readonly canBeMissed?: boolean;
  /** What can be done today. */
  readonly children: Content;
}

/** Awards day by day, of which the platform says what was claimed. */
export function AwardDays({ days, today, canBeMissed = false, children }: AwardDaysProps) {
  const t = useT();
  return (
    <div className={styles.frame}>
      <ol className={styles.days}>
        {days.map(({ day, awards, status }) => {
          const isClaimed = status === CLAIMED;
          const isMissed = canBeMissed && !isClaimed && day < today;
          return (
            <li
              key={day}
              className={classNames(styles.day, (isClaimed || isMissed) && styles.over)}
              aria-current={day === today ? 'date' : undefined}
            >
              <small>{t('bonus.day', { day })}</small>
              {awards.map((award) => (
                <span key={award.itemId} className={styles.award}>
                  <AwardsText awards={[award]} />
                </span>
              ))}
              {isClaimed && (
                <>
                  <Icon of={check} isSmall />
                  <VisuallyHidden>{t('bonus.claimed')}</VisuallyHidden>
                </>
              )}
              {isMissed && <small>{t('bonus.missed')}</small>}
            </li>
          );
        })}
      </ol>
      <div className={styles.action}>{children}</div>
    </div>
  );
}

/** Below the days when today's award is claimed. */
export const AwardDaysNext = ({ children }: { children: Content }) => (
  <p className={styles.next}>{children}</p>
);
