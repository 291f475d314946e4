// Screens of bonuses, activities and their awards.
import { paths } from '#src/navigation/paths.ts';
import { gift } from '#src/ui/Icon/shapes.ts';
import { later } from './later.ts';

export const activityRoutes = [
  {
    path: paths.bonus,
    title: 'bonus.branch',
    Screen: later('bonus'),
    isNarrow: true,
    nav: {
      text: 'shell.bonuses',
      icon: gift,
      dots: ['task', 'freeBonus', 'signUpBonus', 'fund'],
    },
  },
  {
    path: paths.bonusTasks,
    title: 'bonus.tasks',
    Screen: later('bonusTasks'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusVip,
    title: 'bonus.vip',
    Screen: later('bonusVip'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusRebate,
    title: 'bonus.rebate',
    Screen: later('bonusRebate'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusRecord,
    title: 'bonus.record',
    Screen: later('bonusRecord'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusEvent,
    title: 'bonus.events',
    Screen: later('bonusEvent'),
  },
  {
    path: paths.bonusReward,
    title: 'bonus.rewards',
    Screen: later('bonusReward'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.rewardRecord,
    title: 'bonus.rewardRecord',
    Screen: later('rewardRecord'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.activityBank,
    title: 'bonus.bankTitle',
    Screen: later('activityBank'),
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.firstDeposit,
    title: 'bonus.firstDeposit',
    Screen: later('firstDeposit'),
    isNarrow: true,
  },
  {
    path: paths.activityFollow,
    title: 'bonus.follow',
    Screen: later('activityFollow'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.points,
    title: 'common.points',
    Screen: later('points'),
    isNarrow: true,
  },
  {
    path: paths.signIn,
    title: 'bonus.signIn',
    Screen: later('signIn'),
    isNarrow: true,
    link: { path: paths.signInRule, text: 'bonus.rule' },
  },
  {
    path: paths.signInRule,
    title: 'bonus.signInRule',
    Screen: later('signInRule'),
    isNarrow: true,
  },
] as const;
