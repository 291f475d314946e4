// What the steps of activities count, in words.
import type { ActivityStep } from '#src/data/member/activity-steps.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';

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

export const isOfCoin = ({ measure }: Pick<ActivityStep, 'measure'>): boolean => OF_COIN.includes(measure);

/** A measure that this build does not know is named by its place. */
export function stepText({ measure, step }: Pick<ActivityStep, 'measure' | 'step'>, t: Translate): string {
  const key = MEASURES[measure];
  return key ? t(key) : t('activity.step', { step });
}
