import type { VipData } from '#src/contract/vip.ts';
import { useCounted } from '#src/i18n/counted.ts';
import { useT } from '#src/i18n/t.ts';
import { AwardDays, AwardDaysNext } from '../awards/AwardDays.tsx';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import { GivenCoins } from '../money/GivenCoins.tsx';
import { signInClaiming } from './daily-claimings.ts';

interface SignInDaysProps extends Pick<VipData, 'signIn'> {
  readonly hidesTitle?: boolean;
}

/** The days of a streak with their awards; the platform says which one is today. */
export function SignInDays({ signIn, hidesTitle }: SignInDaysProps) {
  const { day: today, days, streak, claimable, nextTime } = signIn;
  const t = useT();
  const counted = useCounted();
  return (
    <Section
      title={t('bonus.signIn')}
      {...(hidesTitle && { hidesTitle })}
      text={counted('bonus.streak', streak)}
    >
      <AwardDays days={days} today={today}>
        {claimable ? (
          <ClaimButton
            isWide
            claiming={signInClaiming(signIn)}
            refresh={refreshVip}
            what={t('bonus.signIn')}
          />
        ) : (
          <AwardDaysNext>
            <span>{`${t('bonus.nextIn')} `}</span>
            <Countdown until={nextTime} />
          </AwardDaysNext>
        )}
      </AwardDays>
      <GivenCoins kind="signIn" />
    </Section>
  );
}
