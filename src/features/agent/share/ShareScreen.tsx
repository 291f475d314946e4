import { useSignals } from '@preact/signals-react/runtime';
import { useEffect } from 'react';
import type { AppConfigShell } from '#src/contract/config.ts';
import { type Refreshing, useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import type { KeptInvite } from '#src/data/db/tables/agent-rows.ts';
import type { MemberRow, SnapshotRow } from '#src/data/db/tables/rows.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { refreshInvite } from '../reads.ts';
import { validInviteText } from '../valid-invite.ts';
import { Wheel } from '../Wheel.tsx';
import { Friends } from './Friends.tsx';
import { InviteLink } from './InviteLink.tsx';
import { Round } from './Round.tsx';
import styles from './ShareScreen.module.css';

const INVITE_ACTIVITY = 20;

/** The member's link, and what it has brought; signed out, how it works. */
export default function ShareScreen() {
  useSignals();
  const { memberId } = session.value;
  const config = useConfig();
  if (!config) return <Skeleton shape="banner" />;
  return memberId === 0 ? <Visitor config={config} /> : <Invitation config={config} />;
}

interface ConfigProps {
  readonly config: AppConfigShell;
}

function Visitor({ config }: ConfigProps) {
  const t = useT();
  const { spinAwards } = config.inviteConfig;
  const hasWheel = spinAwards.length > 0 && config.activityList.some(isWheelOpen);
  return (
    <Stack>
      <Lead config={config} hasWheel={hasWheel} />
      {hasWheel && (
        <div className={styles.wheel}>
          <Wheel awards={spinAwards} />
        </div>
      )}
      <ButtonLink variant="primary" isWide href={loginHref(accountWithPassword(), paths.share)}>
        {t('agent.signInToInvite')}
      </ButtonLink>
      {hasWheel && <Rule config={config} />}
    </Stack>
  );
}

const isWheelOpen = ({ activityType, status }: AppConfigShell['activityList'][number]): boolean =>
  activityType === INVITE_ACTIVITY && status === 1;

function Invitation({ config }: ConfigProps) {
  const t = useT();
  const member = useMember();
  const stored = useSnapshot('invite');
  const refreshing = useInvite();
  if (!member || stored === undefined) {
    return <EmptyScreen title={t('agent.unread')} isRead={member === null} refreshing={refreshing} />;
  }
  return <MembersInvitation config={config} member={member} stored={stored} refreshing={refreshing} />;
}

interface MembersInvitationProps extends MemberRoundProps {
  readonly member: MemberRow;
}

function MembersInvitation({ config, member, stored, refreshing }: MembersInvitationProps) {
  const problem = useProblem(refreshing);
  const invite = stored?.value;
  const hasWheel = member.hasTurntable !== false && invite?.open !== false;
  return (
    <Stack>
      <Freshness readAt={stored?.readAt} problem={problem} onRetry={refreshing.again} />
      <Lead config={config} hasWheel={hasWheel} />
      {hasWheel && <MemberRound config={config} stored={stored} refreshing={refreshing} />}
      <InviteLink member={member} config={config} isNext={!hasWheel || hasNothingToTake(invite)} />
      {hasWheel && (
        <>
          <Friends friends={invite?.list} />
          <Rule config={config} />
        </>
      )}
    </Stack>
  );
}

/** No spin is left, and the total is below the target. */
const hasNothingToTake = (invite: KeptInvite | undefined): boolean =>
  invite?.spins === 0 && invite.total < invite.target;

/** Read again when the wheel has been closed: the friends have brought something. */
function useInvite(): Refreshing {
  useSignals();
  const isCovered = openedOverlay.value !== null;
  const refreshing = useRefresh(refreshInvite);
  useEffect(() => {
    if (!isCovered) void refreshInvite();
  }, [isCovered]);
  return refreshing;
}

interface MemberRoundProps extends ConfigProps {
  readonly stored: SnapshotRow<'invite'> | null;
  readonly refreshing: Refreshing;
}

function MemberRound({ config, stored, refreshing }: MemberRoundProps) {
  const t = useT();
  const { spinAwards: awards, target } = config.inviteConfig;
  if (stored) return <Round invite={stored.value} awards={awards} />;
  const unknown = { open: true, spins: 0, total: 0, target, endTime: 0 };
  return (
    <EmptyScreen
      title={t('agent.unread')}
      isRead
      refreshing={refreshing}
      placeholder={<Round invite={unknown} awards={awards} isUnknown />}
    />
  );
}

function Lead({ config, hasWheel }: ConfigProps & { readonly hasWheel: boolean }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  if (!hasWheel) return <p className={styles.lead}>{t('agent.shareLeadPlain')}</p>;
  const target = formatCoin(config.inviteConfig.target, locale);
  return (
    <div className={styles.lead}>
      <p>{t('agent.shareLead', { target })}</p>
      <p>{validInviteText(config, { t, locale })}</p>
    </div>
  );
}

function Rule({ config: { inviteConfig } }: ConfigProps) {
  const t = useT();
  if (inviteConfig.rule === '') return null;
  return (
    <Section title={t('agent.rule')}>
      <div className={styles.rule}>
        <RichText html={inviteConfig.rule} />
      </div>
    </Section>
  );
}
