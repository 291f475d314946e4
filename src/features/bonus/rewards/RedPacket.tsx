import type { AppConfigShell } from '#src/contract/config.ts';
import { useMoments } from '#src/data/api/use-moments.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { useT } from '#src/i18n/t.ts';
import { activityText } from '#src/navigation/activity-target.ts';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { redPacketClaiming } from '../claimings.ts';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

interface RedPacketProps {
  readonly config: Pick<AppConfigShell, 'redPacketConfig'>;
  readonly member: MemberRow;
}

/** What is in it is known when it has been opened. */
export function RedPacket({ config: { redPacketConfig }, member }: RedPacketProps) {
  const t = useT();
  const { id, status, endTime } = redPacketConfig;
  const state = member.activityMap[String(id)];
  const now = useMoments(endTime);
  if (!state || status !== 1 || endTime <= now) return null;
  const { claimable, claimed, nextTime } = state;
  const title =
    claimed === true ? <ClaimedMark /> : t(claimable === true ? 'bonus.surprise' : 'bonus.closedNow');
  return (
    <Section title={t('bonus.redPacket')}>
      <ListRow
        icon={gift}
        title={title}
        detail={
          claimable !== true &&
          nextTime !== undefined && (
            <>
              <span>{`${t('bonus.nextIn')} `}</span>
              <Countdown until={nextTime} />
            </>
          )
        }
        end={
          claimable === true ? (
            <ClaimButton
              claiming={redPacketClaiming(id, nextTime)}
              refresh={refreshActivities}
              what={t('bonus.redPacket')}
            />
          ) : (
            <ButtonLink
              isCompact
              href={activityText(id)}
              aria-label={t('bonus.detailsOf', { what: t('bonus.redPacket') })}
            >
              {t('bonus.details')}
            </ButtonLink>
          )
        }
      />
      <GivenCoins kind="redPacket" />
    </Section>
  );
}
