// The screen that an activity opens, by its type.
import { paths, type PlainPath } from './paths.ts';

const SCREENS: Readonly<Partial<Record<number, PlainPath>>> = {
  4: paths.bind,
  8: paths.bonusVip,
  36: paths.bonusVip,
  42: paths.bonusTasks,
  45: paths.bonusRebate,
};

/** `undefined` for a type that this build has no screen for. */
export const activityScreen = (activityType: number): PlainPath | undefined => SCREENS[activityType];
