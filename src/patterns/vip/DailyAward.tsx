import type { VipData } from '#src/contract/vip.ts';
import { useT } from '#src/i18n/t.ts';
import { AwardsText } from '../awards/AwardsText.tsx';
import { ClaimButton } from '../claim/ClaimButton.tsx';
import { Countdown } from '../countdown/Countdown.tsx';
import { crown } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshVip } from '#src/data/member/refresh-vip.ts';
import { GivenCoins } from '../money/GivenCoins.tsx';
import { dailyAwardClaiming } from './daily-claimings.ts';

/** The daily award of the member's level. */
export function DailyAward({ vipData: { vip, daily } }: { vipData: VipData }) {
  const t = useT();
  const { awards, claimable, claimed, nextTime } = daily;
  return (
    <Section title={t('bonus.daily')}>
      <ListRow
        icon={crown}
        title={awards.length > 0 ? <AwardsText awards={awards} /> : t('bonus.noDaily')}
        detail={
          claimed ? (
            <>
              <span>{`${t('bonus.nextIn')} `}</span>
              <Countdown until={nextTime} />
            </>
          ) : (
            t('bonus.level', { level: vip })
          )
        }
        end={
          claimable && (
            <ClaimButton claiming={dailyAwardClaiming(daily)} refresh={refreshVip} what={t('bonus.daily')} />
          )
        }
      />
      {claimable && <GivenCoins kind="vipDaily" />}
    </Section>
  );
}
