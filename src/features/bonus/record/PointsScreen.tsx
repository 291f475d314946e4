import { useSignals } from '@preact/signals-react/runtime';
import { allOf } from '#src/data/api/joined.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { refreshActivities, refreshTasks } from '#src/data/answers/refresh-activities.ts';
import { accountWithPassword, session } from '#src/data/session/session.ts';
import { language, useT } from '#src/i18n/t.ts';
import { loginHref, paths } from '#src/navigation/paths.ts';
import { useActivityAt } from '#src/patterns/activity/use-activity-at.ts';
import { AwardLog } from '#src/patterns/award-log/AwardLog.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { ButtonLink } from '#src/ui/Button/Button.tsx';
import { EmptyState } from '#src/ui/EmptyState/EmptyState.tsx';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { RichText } from '#src/ui/RichText/RichText.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Stack } from '#src/ui/Stack/Stack.tsx';
import styles from './PointsScreen.module.css';
import { WaysToEarn } from './WaysToEarn.tsx';

const POINTS_ACTIVITY = 9;

function refresh() {
  if (session.peek().memberId === 0) return refreshConfig();
  return allOf([refreshBalance(), refreshActivities(), refreshTasks()]);
}

/** How many points the member has, how to earn more, and what they are for. */
export default function PointsScreen() {
  useSignals();
  const t = useT();
  const locale = language.value;
  const here = useActivityAt(paths.points);
  const refreshing = useRefresh(refresh);
  const problem = useProblem(refreshing);
  if (!here) {
    return <EmptyScreen title={t('bonus.unread')} isRead={here === null} refreshing={refreshing} />;
  }
  const { config, member, activity, readAt } = here;
  return (
    <Stack>
      {member && <Freshness readAt={readAt} problem={problem} onRetry={refreshing.again} />}
      {member ? (
        <section className={styles.balance} aria-label={t('common.points')}>
          <span className={styles.count}>{member.userInfo.lottery.toLocaleString(locale)}</span>
          <span className={styles.unit}>{t('common.points')}</span>
        </section>
      ) : (
        <EmptyState scene="calm" title={t('bonus.pointsSignIn')}>
          <ButtonLink variant="primary" href={loginHref(accountWithPassword(), paths.points)}>
            {t('shell.signIn')}
          </ButtonLink>
        </EmptyState>
      )}
      <WaysToEarn config={config} />
      {activity?.rule && (
        <Section title={t('bonus.pointsUse')}>
          <div className={styles.rule}>
            <RichText html={activity.rule} />
          </div>
        </Section>
      )}
      {member && (
        <AwardLog activityType={POINTS_ACTIVITY} unread={t('bonus.pointsUnread')}>
          <EmptyState scene="calm" title={t('bonus.noPoints')} text={t('bonus.noPointsText')} />
        </AwardLog>
      )}
    </Stack>
  );
}
