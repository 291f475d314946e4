import { useSignals } from '@preact/signals-react/runtime';
import type { InviteRow } from '#src/contract/agent.ts';
import { language, useT } from '#src/i18n/t.ts';
import { dateOnly } from '#src/lib/time.ts';
import { Amount } from '#src/ui/Amount/Amount.tsx';
import { Avatar } from '#src/ui/Avatar/Avatar.tsx';
import { Section } from '#src/ui/Section/Section.tsx';
import { VisuallyHidden } from '#src/ui/VisuallyHidden/VisuallyHidden.tsx';
import styles from './Friends.module.css';

/** Their names are masked by the platform. */
export function Friends({ friends }: { friends: readonly InviteRow[] | undefined }) {
  const t = useT();
  if (!friends) return null;
  if (friends.length === 0) {
    return (
      <Section title={t('agent.friends')}>
        <div className={styles.none}>
          <p>{t('agent.noFriends')}</p>
          <p className={styles.day}>{t('agent.noFriendsText')}</p>
        </div>
      </Section>
    );
  }
  return (
    <Section title={t('agent.friends')}>
      <ul>
        {friends.map((friend, index) => (
          // Two friends may have the same masked name and moment, and the order changes only as a whole.
          <Friend key={`${index}-${friend.time}`} friend={friend} />
        ))}
      </ul>
    </Section>
  );
}

function Friend({ friend: { nickname, avatar, amount, time } }: { friend: InviteRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  return (
    <li className={styles.friend}>
      <Avatar index={avatar} />
      <span className={styles.words}>
        <bdi translate="no">{nickname}</bdi>
        <span className={styles.day}>{t('agent.joined', { day: dateOnly(time, locale) })}</span>
      </span>
      {amount > 0 && (
        <span>
          <VisuallyHidden>{`${t('agent.brought')} `}</VisuallyHidden>
          <Amount coin={amount} hasCoin />
        </span>
      )}
    </li>
  );
}
