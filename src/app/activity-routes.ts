// Screens of bonuses, activities and their awards.
import { paths } from '#src/navigation/paths.ts';
import { gift } from '#src/ui/Icon/shapes.ts';
import { screen } from './startup/screen.ts';

export const activityRoutes = [
  {
    path: paths.bonus,
    title: 'bonus.branch',
    Screen: screen(() => import('#src/features/bonus/open/BonusScreen.tsx'), 'bonus'),
    isPersonal: true,
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
    Screen: screen(() => import('#src/features/bonus/tasks/TasksScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusVip,
    title: 'bonus.vip',
    Screen: screen(() => import('#src/features/bonus/BonusVipScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusRebate,
    title: 'bonus.rebate',
    Screen: screen(() => import('#src/features/bonus/RebateScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusRecord,
    title: 'bonus.record',
    Screen: screen(() => import('#src/features/bonus/record/RecordScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.bonusEvent,
    title: 'bonus.events',
    Screen: screen(() => import('#src/features/bonus/event/EventScreen.tsx'), 'bonus'),
  },
  {
    path: paths.bonusReward,
    title: 'bonus.rewards',
    Screen: screen(() => import('#src/features/bonus/rewards/RewardsScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.rewardRecord,
    title: 'bonus.rewardRecord',
    Screen: screen(() => import('#src/features/bonus/record/RewardRecordScreen.tsx'), 'bonus'),
    isPersonal: true,
    isNarrow: true,
  },
  {
    path: paths.activityBank,
    title: 'bonus.bankTitle',
    Screen: screen(() => import('#src/features/bonus/activities/BankScreen.tsx'), 'bonus'),
    guard: 'auth',
    isNarrow: true,
  },
  {
    path: paths.firstDeposit,
    title: 'bonus.firstDeposit',
    Screen: screen(() => import('#src/features/bonus/activities/FirstDepositScreen.tsx'), 'bonus'),
    isNarrow: true,
  },
  {
    path: paths.activityFollow,
    title: 'bonus.follow',
    Screen: screen(() => import('#src/features/bonus/activities/FollowScreen.tsx'), 'bonus'),
    hasNavbar: false,
    isNarrow: true,
  },
  {
    path: paths.points,
    title: 'common.points',
    Screen: screen(() => import('#src/features/bonus/activities/PointsScreen.tsx'), 'bonus'),
    isNarrow: true,
  },
  {
    path: paths.signIn,
    title: 'bonus.signIn',
    Screen: screen(() => import('#src/features/bonus/activities/SignInScreen.tsx'), 'bonus'),
    isNarrow: true,
    link: { path: paths.signInRule, text: 'bonus.rule' },
  },
  {
    path: paths.signInRule,
    title: 'bonus.signInRule',
    Screen: screen(() => import('#src/features/bonus/activities/SignInRuleScreen.tsx'), 'bonus'),
    isNarrow: true,
  },
] as const;
