import { useSignals } from '@preact/signals-react/runtime';
import type { AppConfigShell } from '#src/contract/config.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { useSnapshot } from '#src/data/member/use-snapshot.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { useT } from '#src/i18n/t.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Facts } from '#src/ui/Facts/Facts.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { InviteLink } from '../share/InviteLink.tsx';
import { Commission } from './Commission.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { Inviter } from './Inviter.tsx';
import { Steps } from './Steps.tsx';
import { TeamLog } from './TeamLog.tsx';
import { refreshAgent } from './reads.ts';

/** The member's team, what it has brought, and the link that makes it grow; signed out, how it works. */
export default function AgentScreen() {
  useSignals();
  const { memberId } = session.value;
  const config = useConfig();
  if (!config) return <Skeleton shape="banner" />;
  return memberId === 0 ? <Visitor config={config} /> : <Agent config={config} />;
}

interface ConfigProps {
  readonly config: AppConfigShell;
}

function Visitor({ config }: ConfigProps) {
  const t = useT();
  return (
    <Stack>
      <HowItWorks config={config} />
      <ButtonLink variant="primary" isWide href={loginHref(accountWithPassword(), paths.agent)}>
        {t('agent.signInToInvite')}
      </ButtonLink>
    </Stack>
  );
}

function Agent({ config }: ConfigProps) {
  const t = useT();
  const stored = useSnapshot('agent');
  const refreshing = useRefresh(refreshAgent);
  const problem = useProblem(refreshing);
  if (!stored) {
    return <EmptyScreen title={t('agent.teamUnread')} isRead={stored === null} refreshing={refreshing} />;
  }
  const { team, commission, steps, pid, ...own } = stored.value;
  const isAlone = team.total === 0;
  return (
    <Stack>
      <Freshness readAt={stored.readAt} problem={problem} onRetry={refreshing.again} />
      {isAlone ? <HowItWorks config={config} /> : <Commission commission={commission} />}
      <InviteLink member={own} config={config} isNext={commission.claimable === 0} />
      {!isAlone && (
        <Section title={t('agent.team')}>
          <Facts
            facts={[
              { name: t('agent.teamTotal'), value: team.total },
              { name: t('agent.teamDirect'), value: team.direct },
              { name: t('agent.teamValid'), value: team.valid },
              { name: t('agent.teamToday'), value: team.today },
            ]}
          />
        </Section>
      )}
      <Steps steps={steps} valid={team.valid} />
      {!isAlone && <TeamLog levels={config.agentConfig.levels} />}
      <Inviter pid={pid} />
    </Stack>
  );
}
