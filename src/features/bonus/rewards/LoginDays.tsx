import type { LoginBonus } from '#src/contract/bonus.ts';
import { refreshLoginBonus } from '#src/data/answers/refresh-activities.ts';
import { useT } from '#src/i18n/t.ts';
import { AwardDays, AwardDaysNext } from '#src/patterns/awards/AwardDays.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { loginBonusClaiming } from '../claimings.ts';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

/** Each day's bonus can be claimed on that day only. */
export function LoginDays({ bonus: { day: today, days, status, nextTime } }: { bonus: LoginBonus }) {
  const t = useT();
  const isLast = today >= Math.max(...days.map(({ day }) => day));
  return (
    <Section title={t('bonus.loginBonus')} text={t('bonus.loginBonusText')}>
      <AwardDays days={days} today={today} canBeMissed>
        {status === 1 && (
          <ClaimButton
            isWide
            claiming={loginBonusClaiming(today)}
            refresh={refreshLoginBonus}
            what={t('bonus.loginBonus')}
          />
        )}
        {status !== 1 && !isLast && (
          <AwardDaysNext>
            <span>{`${t('bonus.nextIn')} `}</span>
            <Countdown until={nextTime} />
          </AwardDaysNext>
        )}
        {status !== 1 && isLast && <AwardDaysNext>{t('bonus.loginBonusDone')}</AwardDaysNext>}
      </AwardDays>
      <GivenCoins kind="loginBonus" />
    </Section>
  );
}
