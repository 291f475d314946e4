// What the steps of activities count, in words.
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';

const MEASURES: Readonly<Record<string, TextKey>> = {
  rounds: 'activity.step_rounds',
  games: 'activity.step_games',
  stake: 'activity.step_stake',
  deposits: 'activity.step_deposits',
  firstDeposit: 'activity.step_firstDeposit',
  likes: 'activity.step_likes',
  bindings: 'activity.step_bindings',
  limits: 'activity.step_limits',
  accounts: 'activity.step_accounts',
  vip: 'activity.step_vip',
  seasonItems: 'activity.step_seasonItems',
};

/** Their counts are hundredths of a coin. */
const OF_COIN: readonly string[] = ['stake', 'deposits', 'firstDeposit'];

export const countText = ({ measure }: ActivityStep, count: number, locale: string): string =>
  OF_COIN.includes(measure) ? formatCoin(count, locale) : count.toLocaleString(locale);

/** What is to be done. A measure that this build does not know is named by its place. */
export function stepText(step: ActivityStep, locale: string, t: Translate): string {
  const key = MEASURES[step.measure];
  if (!key) return t('activity.step', { step: step.step });
  return t(key, { count: countText(step, step.target, locale) });
}
