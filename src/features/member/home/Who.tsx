import type { UserInfo } from '#src/contract/member.ts';
import { useT } from '#src/i18n/t.ts';
import { paths } from '#src/navigation/paths.ts';
import { Avatar } from '#src/ui/Avatar/Avatar.tsx';
import { CopyRow } from '#src/ui/CopyRow/CopyRow.tsx';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { crown, pencil } from '#src/ui/Icon/shapes.ts';
import { IconLink } from '#src/ui/IconButton/IconButton.tsx';
import styles from './Who.module.css';

interface WhoProps {
  readonly user: UserInfo;
  /** Where it is another one than that of VIP. */
  readonly level: number | undefined;
}

export function Who({ user, level }: WhoProps) {
  const t = useT();
  return (
    <section className={styles.card} aria-label={user.nickname}>
      <div className={styles.head}>
        <span className={styles.ring}>
          <Avatar index={user.avatar} picture={user.avatarOther} isLarge />
        </span>
        <div className={styles.words}>
          <p className={styles.name} translate="no">
            {user.nickname}
          </p>
          <p className={styles.marks}>
            <span className={styles.vip}>
              <Icon of={crown} isSmall />
              <span>{t('member.vip', { level: user.vip })}</span>
            </span>
            {level !== undefined && <span>{t('member.level', { level })}</span>}
          </p>
        </div>
        <IconLink icon={pencil} label={t('member.profile')} href={paths.profile} />
      </div>
      <CopyRow title={t('member.number')} value={String(user.id)} />
    </section>
  );
}
