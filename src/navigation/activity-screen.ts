// The screen that an activity opens, by its type.
import { OWN_TYPES } from '#src/contract/config/own-types.ts';
import { isPath, paths } from './paths.ts';

/** An address without a screen in this build counts as none. */
const SCREENS: Readonly<Partial<Record<number, string>>> = {
  4: paths.bind,
  8: paths.vipLevel,
  9: paths.points,
  // The sign-up bonus and the fund.
  15: paths.bonusReward,
  16: paths.bonusReward,
  36: paths.signIn,
  41: paths.agent,
  42: paths.bonusTasks,
  44: paths.firstDeposit,
  45: paths.bonusRebate,
  [OWN_TYPES.account]: paths.activityBank,
  [OWN_TYPES.follow]: paths.activityFollow,
  [OWN_TYPES.redPackets]: paths.bonusReward,
};

/** `undefined` for a type that this build has no screen for. */
export function activityScreen(activityType: number): string | undefined {
  const address = SCREENS[activityType];
  return address !== undefined && isPath(address) ? address : undefined;
}
