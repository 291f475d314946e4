import { useSignals } from '@preact/signals-react/runtime';
import type { InviteRow } from '#src/contract/agent.ts';
import { useConfig } from '#src/data/config/use-config.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { dateOnly } from '#src/lib/time.ts';
import { formatLimit } from '#src/patterns/money/limit-coin.ts';
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

function Friend({ friend }: { friend: InviteRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const { nickname, avatar, amount, time } = friend;
  return (
    <li className={styles.friend}>
      <Avatar index={avatar} />
      <span className={styles.words}>
        <bdi translate="no">{nickname}</bdi>
        <span className={styles.day}>{t('agent.joined', { day: dateOnly(time, locale) })}</span>
        {amount === 0 && <Way friend={friend} />}
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

/** To a valid invitation, which is a spin. */
function Way({ friend: { recharge, bet, valid } }: { friend: InviteRow }) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const needed = useConfig()?.agentConfig.validInvite;
  if (valid) return <span className={styles.spin}>{t('agent.bringsSpin')}</span>;
  if (!needed || recharge === undefined || bet === undefined) return null;
  const progress = {
    ...{ recharge: formatCoin(recharge, locale), needed: formatLimit(needed.recharge, locale) },
    ...{ bet: formatCoin(bet, locale), toStake: formatLimit(needed.bet, locale) },
  };
  return <span className={styles.day}>{t('agent.progress', progress)}</span>;
}
