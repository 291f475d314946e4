import type { UserInfo } from '#src/contract/member.ts';
import { useT } from '#src/i18n/t.ts';
import { isPath } from '#src/navigation/paths.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import styles from './BoundWays.module.css';

const BIND = '/auth/bind';

/** The member's sign-in methods, masked; a missing one links to the screen that binds it. */
export function BoundWays({ user }: { user: UserInfo }) {
  const t = useT();
  const ways = [
    [t('member.phone'), user.mobile],
    [t('member.account'), user.account],
    ['Google', user.googleName || user.googleAccount],
    ['Facebook', user.facebookName || user.facebookAccount],
    ['LINE', user.lineName || user.lineAccount],
  ] as const;
  return ways.map(([name, bound]) => {
    const isBound = bound !== '';
    return (
      <ListRow
        key={name}
        title={name}
        detail={isBound ? <bdi>{bound}</bdi> : t('member.notBound')}
        href={!isBound && isPath(BIND) ? BIND : undefined}
        end={!isBound && isPath(BIND) && <span className={styles.bind}>{t('common.bind')}</span>}
      />
    );
  });
}
