import { useConfig } from '#src/data/config/use-config.ts';
import { useMember } from '#src/data/member/use-member.ts';
import { useT } from '#src/i18n/t.ts';
import { Skeleton } from '#src/ui/Skeleton/Skeleton.tsx';
import { BindList } from './BindList.tsx';
import { BindReward } from './BindReward.tsx';
import styles from './BindScreen.module.css';

export default function BindScreen() {
  const t = useT();
  const member = useMember();
  const config = useConfig();
  return (
    <div className={styles.page}>
      <p className={styles.why}>{t('auth.bindWhy')}</p>
      {member && config ? (
        <>
          <BindReward member={member} activities={config.activityList} />
          <BindList userInfo={member.userInfo} config={config} />
        </>
      ) : (
        <Skeleton shape="banner" />
      )}
    </div>
  );
}
