import type { AppConfigShell } from '#src/contract/config.ts';
import { APP_VERSION } from '#src/contract/envelope.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { useStoredConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { type Refreshing, useRefresh } from '#src/data/api/use-refresh.ts';
import { useT } from '#src/i18n/t.ts';
import { classNames } from '#src/lib/class-names.ts';
import { LanguageChoice } from '#src/patterns/language/LanguageChoice.tsx';
import { EmptyScreen } from '#src/patterns/stored-screen/EmptyScreen.tsx';
import { useProblem } from '#src/patterns/stored-screen/use-problem.ts';
import { Freshness } from '#src/ui/Freshness/Freshness.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { refreshPage } from './actions.ts';
import { Coins } from './Coins.tsx';
import { Entries } from './Entries.tsx';
import { LastRounds } from './LastRounds.tsx';
import { Level } from './Level.tsx';
import { isVipLevel, standing } from './level.ts';
import { SignOut } from './SignOut.tsx';
import { Who } from './Who.tsx';
import styles from './MemberScreen.module.css';

/** Available offline; settings of the device are shown before the member is known. */
export default function MemberScreen() {
  const t = useT();
  const member = useMember();
  const config = useStoredConfig();
  const refreshing = useRefresh(refreshPage);
  // What stands below would move.
  if (member === undefined || config === undefined) return <Skeleton shape="banner" />;
  return (
    <div className={styles.page}>
      <div className={classNames(styles.column, styles.about)}>
        {member ? (
          <AboutMember member={member} config={config} refreshing={refreshing} />
        ) : (
          <EmptyScreen title={t('common.accountUnread')} isRead refreshing={refreshing} />
        )}
      </div>
      <div className={classNames(styles.column, styles.entries)}>
        <Entries />
      </div>
      <div className={classNames(styles.column, styles.rounds)}>
        <Section title={t('member.history')}>
          <LastRounds />
        </Section>
      </div>
      <div className={classNames(styles.column, styles.rest)}>
        <Section title={t('common.language')}>
          <LanguageChoice />
        </Section>
        <SignOut />
        <small className={styles.version}>{t('member.version', { version: APP_VERSION })}</small>
      </div>
    </div>
  );
}

interface AboutMemberProps {
  readonly member: MemberRow;
  readonly config: AppConfigShell | null;
  readonly refreshing: Refreshing;
}

function AboutMember({ member, config, refreshing }: AboutMemberProps) {
  const problem = useProblem(refreshing);
  const { userInfo } = member;
  const level = standing(userInfo, config?.userLevelList ?? []);
  const isVip = config !== null && isVipLevel(config);
  const theme = config?.vipMap[userInfo.vip]?.showType ?? 1;
  return (
    <div className={styles.column} data-vip-theme={theme}>
      <Freshness readAt={member.readAt} problem={problem} onRetry={refreshing.again} />
      <Who user={userInfo} level={isVip ? undefined : level.level} />
      <Coins user={userInfo} />
      {config && config.userLevelList.length > 0 && <Level standing={level} isVip={isVip} />}
    </div>
  );
}
