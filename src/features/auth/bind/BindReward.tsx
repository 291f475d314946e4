import { useSignals } from '@preact/signals-react/runtime';
import type { ActivityConfig } from '#src/contract/config/bonus.ts';
import { awardKind, readAwards } from '#src/contract/page/award-kinds.ts';
import type { MemberRow } from '#src/data/db/tables/rows.ts';
import { language, useT } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';
import { Icon } from '#src/ui/Icon/Icon.tsx';
import { gift } from '#src/ui/Icon/shapes.ts';
import styles from './BindReward.module.css';

const BIND_ACTIVITY = 4;

interface BindRewardProps {
  readonly member: MemberRow;
  readonly activities: readonly ActivityConfig[];
}

/** The award for the first further sign-in method, until it has been given. */
export function BindReward({ member, activities }: BindRewardProps) {
  useSignals();
  const t = useT();
  const locale = language.value;
  const activity = activities.find(({ activityType }) => activityType === BIND_ACTIVITY);
  if (!activity || !isAvailable(activity, member)) return null;
  const awards = readAwards(activity.awards ?? []);
  const coin = awards
    .filter(({ itemId }) => awardKind(itemId) === 'coin')
    .reduce((sum, { num }) => sum + num, 0);
  return (
    <p className={styles.reward}>
      <Icon of={gift} isSmall />
      <span>
        {coin > 0 ? t('auth.bindRewardCoin', { amount: formatCoin(coin, locale) }) : t('auth.bindReward')}
      </span>
    </p>
  );
}

function isAvailable({ id, status }: ActivityConfig, { activityIds, activityMap }: MemberRow): boolean {
  const state = activityMap[id];
  return status === 1 && activityIds.includes(id) && state?.status !== 2 && state?.claimed !== true;
}
