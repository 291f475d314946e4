import { useRefresh } from '#src/data/api/use-refresh.ts';
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { refreshActivities } from '#src/data/answers/refresh-activities.ts';
import { useT } from '#src/i18n/t.ts';
import { href, paths, RETURN } from '#src/navigation/paths.ts';
import { StepRow } from '#src/patterns/activity/StepRow.tsx';
import { ActivityHero } from '#src/patterns/activity/ActivityHero.tsx';
import { useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { plus, wallet } from '#src/ui/Icon/shapes.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import { Closed } from './Closed.tsx';
import { EndNote } from './EndNote.tsx';
import { GivenCoins } from '#src/patterns/money/GivenCoins.tsx';

/** The award for a receiving account. */
export default function BankScreen() {
  const t = useT();
  const here = useActivityAt(paths.activityBank);
  const refreshing = useRefresh(refreshActivities);
  const problem = useProblem(refreshing);
  if (!here?.member) {
    return <EmptyScreen title={t('bonus.unread')} isRead={here === null} refreshing={refreshing} />;
  }
  const { config, member, activity, steps, isOpen, endTime, now, readAt } = here;
  if (!activity || !isOpen || config.isDepositBank !== 1) return <Closed />;
  return (
    <Stack>
      <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />
      <ActivityHero activity={activity} pictures={config.gameResourceUrl}>
        <EndNote endTime={endTime} now={now} />
      </ActivityHero>
      <Section title={t('bonus.award')}>
        {steps.map((step) => (
          <StepRow key={step.step} activityId={activity.id} step={step} title={awardTitle(step, t)} />
        ))}
        <GivenCoins kind="activity" />
      </Section>
      <Accounts member={member} />
    </Stack>
  );
}

const awardTitle = ({ status }: ActivityStep, t: ReturnType<typeof useT>): string =>
  t(status === 0 ? 'bonus.bankOpen' : 'bonus.bankDone');

/** The card editor leads back here. */
function Accounts({ member }: { member: MemberRow }) {
  const t = useT();
  const accounts = Object.values(member.appUserBankList);
  return (
    <>
      <Section title={t('bonus.yourAccount')}>
        {accounts.length === 0 ? (
          <ListRow icon={wallet} title={t('bonus.noAccount')} detail={t('bonus.noAccountText')} />
        ) : (
          accounts.map(({ bankId, bankName, accountNo }) => (
            <ListRow
              key={bankId}
              icon={wallet}
              title={bankName}
              detail={<bdi translate="no">{accountNo}</bdi>}
            />
          ))
        )}
      </Section>
      {accounts.length === 0 ? (
        <ButtonLink
          variant="primary"
          isWide
          icon={plus}
          href={href(paths.cardEdit, { [RETURN]: paths.activityBank })}
        >
          {t('bonus.addAccount')}
        </ButtonLink>
      ) : (
        <ButtonLink isWide href={paths.cardList}>
          {t('bonus.accounts')}
        </ButtonLink>
      )}
    </>
  );
}
