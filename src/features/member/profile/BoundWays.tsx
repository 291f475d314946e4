import type { SocialProvider, UserInfo } from '#src/contract/member.ts';
import { useT } from '#src/i18n/t.ts';
import { isPath } from '#src/navigation/paths.ts';
import { ListRow } from '#src/ui/ListRow/ListRow.tsx';
import styles from './BoundWays.module.css';

const BIND = '/auth/bind';

const PROVIDERS: readonly (readonly [SocialProvider, string])[] = [
  ['google', 'Google'],
  ['facebook', 'Facebook'],
  ['line', 'LINE'],
];

interface BoundWaysProps {
  readonly user: UserInfo;
  readonly offered: readonly SocialProvider[];
}

/** The member's sign-in methods, masked; one that is missing and offered links to the screen that binds it. */
export function BoundWays({ user, offered }: BoundWaysProps) {
  const t = useT();
  const ofProviders = PROVIDERS.map(([provider, name]) => {
    const bound = user[`${provider}Name`] || user[`${provider}Account`];
    return { name, bound, isOffered: offered.includes(provider) };
  });
  const ways = [
    { name: t('member.phone'), bound: user.mobile, isOffered: true },
    { name: t('member.account'), bound: user.account, isOffered: true },
    ...ofProviders,
  ];
  return (
    <ul>
      {ways
        .filter(({ bound, isOffered }) => bound !== '' || isOffered)
        .map(({ name, bound }) => {
          const isOpen = bound === '' && isPath(BIND);
          return (
            <li key={name}>
              <ListRow
                title={name}
                detail={bound === '' ? t('member.notBound') : <bdi translate="no">{bound}</bdi>}
                href={isOpen ? BIND : undefined}
                end={isOpen && <span className={styles.bind}>{t('common.bind')}</span>}
              />
            </li>
          );
        })}
    </ul>
  );
}
