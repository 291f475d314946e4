import type { LoginBonus } from '#src/contract/bonus.ts';
import { refreshLoginBonus } from '#src/data/member/refresh-activities.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { loginBonusClaiming } from '../claimings.ts';
import styles from './LoginDays.module.css';

const CLAIMED = 2;

/** Each day's bonus can be claimed on that day only. */
export function LoginDays({ bonus: { day: today, days, status, nextTime } }: { bonus: LoginBonus }) {
  const t = useT();
  const isLast = today >= Math.max(...days.map(({ day }) => day));
  const stateOf = (day: number, isClaimed: boolean) => {
    if (isClaimed) return t('common.claimed');
    return day < today ? t('bonus.missed') : undefined;
  };
  return (
    <Section title={t('bonus.loginBonus')} text={t('bonus.loginBonusText')}>
      <ol className={styles.days}>
        {days.map(({ day, awards, status: each }) => {
          const state = stateOf(day, each === CLAIMED);
          return (
            <li
              key={day}
              className={classNames(styles.day, state !== undefined && styles.over)}
              aria-current={day === today ? 'date' : undefined}
            >
              <small>{t('bonus.day', { day })}</small>
              {awards.map((award) => (
                <span key={award.itemId} className={styles.award}>
                  <AwardsText awards={[award]} />
                </span>
              ))}
              {state !== undefined && <small>{state}</small>}
            </li>
          );
        })}
      </ol>
      <div className={styles.action}>
        {status === 1 && (
          <ClaimButton
            isWide
            claiming={loginBonusClaiming(today)}
            refresh={refreshLoginBonus}
            what={t('bonus.loginBonus')}
          />
        )}
        {status !== 1 && !isLast && (
          <p className={styles.next}>
            {t('bonus.nextIn')} <Countdown until={nextTime} />
          </p>
        )}
        {status !== 1 && isLast && <p className={styles.next}>{t('bonus.loginBonusDone')}</p>}
      </div>
    </Section>
  );
}
