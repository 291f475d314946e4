import { type AgentStep, agentCalls } from '#src/contract/agent.ts';
import { useT } from '#src/i18n/t.ts';
import { AwardsText } from '#src/patterns/awards/AwardsText.tsx';
import { ClaimButton } from '#src/patterns/claim/ClaimButton.tsx';
import { ClaimedMark } from '#src/patterns/claim/ClaimedMark.tsx';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { refreshAgent } from './reads.ts';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

interface StepsProps {
  readonly steps: readonly AgentStep[];
  /** Valid invitations so far. */
  readonly valid: number;
}

/** Awards for valid invitations. */
export function Steps({ steps, valid }: StepsProps) {
  const t = useT();
  if (steps.length === 0) return null;
  return (
    <Section title={t('agent.steps')} text={t('agent.stepsText', { count: valid })}>
      {steps.map(({ count, awards, status }) => {
        const name = t('agent.step', { count });
        const claiming = {
          call: agentCalls.appAgent5UserInviteValidReceive,
          input: { count },
          subject: String(count),
        };
        return (
          <ListRow
            key={count}
            title={name}
            detail={<AwardsText awards={awards} />}
            end={
              <>
                {status === 1 && <ClaimButton claiming={claiming} refresh={refreshAgent} what={name} />}
                {status === 2 && <ClaimedMark />}
              </>
            }
          />
        );
      })}
      <GivenCoins kind="inviteStep" />
    </Section>
  );
}
