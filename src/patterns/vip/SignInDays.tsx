import { type VipData, vipCalls } from '#src/contract/vip.ts';
import { useCounted } from '#src/i18n/counted.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { AwardsText } from '../awards/AwardsText.tsx';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { check } from '#src/ui/Icon/shapes.ts';
import { Section } from '#src/ui/Section/Section.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import styles from './SignInDays.module.css';

const CLAIMED = 2;

interface SignInDaysProps extends Pick<VipData, 'signIn'> {
  readonly hidesTitle?: boolean;
}

/** The days of a streak with their awards; the platform says which one is today. */
export function SignInDays({
  signIn: { day: today, days, streak, claimable, nextTime },
  hidesTitle,
}: SignInDaysProps) {
  const t = useT();
  const counted = useCounted();
  return (
    <Section
      title={t('bonus.signIn')}
      {...(hidesTitle && { hidesTitle })}
      text={counted('bonus.streak', streak)}
    >
      <ol className={styles.days}>
        {days.map(({ day, awards, status }) => (
          <li
            key={day}
            className={classNames(styles.day, status === CLAIMED && styles.claimed)}
            aria-current={day === today ? 'date' : undefined}
          >
            <small>{t('bonus.day', { day })}</small>
            {awards.map((award) => (
              <span key={award.itemId} className={styles.award}>
                <AwardsText awards={[award]} />
              </span>
            ))}
            {status === CLAIMED && (
              <>
                <Icon of={check} isSmall />
                <VisuallyHidden>{t('bonus.claimed')}</VisuallyHidden>
              </>
            )}
          </li>
        ))}
      </ol>
      <div className={styles.action}>
        {claimable ? (
          <ClaimButton
            isWide
            // The time of the next day names this one, whatever the device's clock says.
            claiming={{ call: vipCalls.appVipUserReceiveSignInAward, input: {}, subject: String(nextTime) }}
            refresh={refreshVip}
            what={t('bonus.signIn')}
          />
        ) : (
          <p className={styles.next}>
            {t('bonus.nextIn')} <Countdown until={nextTime} />
          </p>
        )}
      </div>
    </Section>
  );
}
