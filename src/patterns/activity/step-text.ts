// What the steps of activities count, in words.
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import { formatCoin } from '#src/lib/money.ts';

const MEASURES: Readonly<Record<string, TextKey>> = {
  rounds: 'bonus.step_rounds',
  games: 'bonus.step_games',
  stake: 'bonus.step_stake',
  deposits: 'bonus.step_deposits',
  firstDeposit: 'bonus.step_firstDeposit',
  likes: 'bonus.step_likes',
  bindings: 'bonus.step_bindings',
  limits: 'bonus.step_limits',
  accounts: 'bonus.step_accounts',
  vip: 'bonus.step_vip',
  seasonItems: 'bonus.step_seasonItems',
};

/** Their counts are hundredths of a coin. */
const OF_COIN: readonly string[] = ['stake', 'deposits', 'firstDeposit'];

export const countText = ({ measure }: ActivityStep, count: number, locale: string): string =>
  OF_COIN.includes(measure) ? formatCoin(count, locale) : count.toLocaleString(locale);

/** What is to be done. A measure that this build does not know is named by its place. */
export function stepText(step: ActivityStep, locale: string, t: Translate): string {
  if (step.name) return step.name;
  const key = MEASURES[step.measure];
  if (!key) return t('bonus.step', { step: step.step });
  return t(key, { count: countText(step, step.target, locale) });
}
