// The screens that nobody needs in the first minutes, by the name of their address. In the table of routes
// each would add its file and what that file needs to the first script.
import { loadPart } from '../startup/screen.ts';

export const laterScreens = {
  forgot: () => loadPart(() => import('#src/features/auth/forgot/ForgotScreen.tsx'), 'auth'),
  bind: () => loadPart(() => import('#src/features/auth/bind/BindScreen.tsx'), 'auth'),
  security: () => loadPart(() => import('#src/features/auth/security/SecurityScreen.tsx'), 'auth'),
  profile: () => loadPart(() => import('#src/features/member/profile/ProfileScreen.tsx'), 'member'),
  agent: () => loadPart(() => import('#src/features/agent/team/AgentScreen.tsx'), 'agent'),
  agentRule: () => loadPart(() => import('#src/features/agent/AgentRuleScreen.tsx'), 'agent'),
  share: () => loadPart(() => import('#src/features/agent/share/ShareScreen.tsx'), 'agent'),
  report: () => loadPart(() => import('#src/features/history/report/ReportScreen.tsx'), 'history'),
  saferPlay: () =>
    loadPart(() => import('#src/features/safer-play/settings/SaferPlayScreen.tsx'), 'safer-play'),
  notifications: () =>
    loadPart(() => import('#src/features/install/notifications/NotificationsScreen.tsx'), 'install'),
  wallets: () => loadPart(() => import('#src/features/wallet/home/WalletsScreen.tsx'), 'wallet'),
  walletRecord: () => loadPart(() => import('#src/features/wallet/statement/StatementScreen.tsx'), 'wallet'),
  cardList: () => loadPart(() => import('#src/features/wallet/accounts/AccountsScreen.tsx'), 'wallet'),
  cardEdit: () => loadPart(() => import('#src/features/wallet/accounts/AccountScreen.tsx'), 'wallet'),
  withdrawal: () => loadPart(() => import('#src/features/wallet/withdraw/WithdrawScreen.tsx'), 'wallet'),
  retrieveBalance: () =>
    loadPart(() => import('#src/features/history/held/RetrieveBalanceScreen.tsx'), 'history'),
  service: () =>
    loadPart(() => import('#src/features/support/service/ServiceScreen.tsx'), 'service', 'support'),
  faq: () => loadPart(() => import('#src/features/legal/faq/FaqScreen.tsx'), 'legal'),
  mail: () => loadPart(() => import('#src/features/mail/inbox/InboxScreen.tsx'), 'mail'),
  mailDetail: () => loadPart(() => import('#src/features/mail/detail/MailScreen.tsx'), 'mail'),
  feedback: () => loadPart(() => import('#src/features/support/feedback/FeedbackScreen.tsx'), 'support'),
  feedbackRecord: () => loadPart(() => import('#src/features/support/record/RecordScreen.tsx'), 'support'),
  feedbackConversation: () =>
    loadPart(() => import('#src/features/support/record/ConversationScreen.tsx'), 'support'),
  aboutUs: () => loadPart(() => import('#src/features/legal/about/AboutScreen.tsx'), 'legal'),
  delivery: () => loadPart(() => import('#src/features/events/delivery/DeliveryScreen.tsx'), 'events'),
  termsOfUse: () => loadPart(() => import('#src/features/legal/texts/TermsScreen.tsx'), 'legal'),
  privacyPolicy: () => loadPart(() => import('#src/features/legal/texts/PrivacyScreen.tsx'), 'legal'),
  bonus: () => loadPart(() => import('#src/features/bonus/event/BonusScreen.tsx'), 'bonus'),
  bonusTasks: () => loadPart(() => import('#src/features/bonus/tasks/TasksScreen.tsx'), 'bonus'),
  bonusVip: () => loadPart(() => import('#src/features/bonus/BonusVipScreen.tsx'), 'bonus'),
  bonusRebate: () => loadPart(() => import('#src/features/bonus/RebateScreen.tsx'), 'bonus'),
  bonusRecord: () => loadPart(() => import('#src/features/bonus/record/RecordScreen.tsx'), 'bonus'),
  bonusEvent: () => loadPart(() => import('#src/features/bonus/event/EventScreen.tsx'), 'bonus'),
  bonusReward: () => loadPart(() => import('#src/features/bonus/rewards/RewardsScreen.tsx'), 'bonus'),
  rewardRecord: () => loadPart(() => import('#src/features/bonus/record/RewardRecordScreen.tsx'), 'bonus'),
  activityBank: () => loadPart(() => import('#src/features/bonus/activities/BankScreen.tsx'), 'bonus'),
  firstDeposit: () =>
    loadPart(() => import('#src/features/bonus/activities/FirstDepositScreen.tsx'), 'bonus'),
  activityFollow: () => loadPart(() => import('#src/features/bonus/activities/FollowScreen.tsx'), 'bonus'),
  points: () => loadPart(() => import('#src/features/bonus/record/PointsScreen.tsx'), 'bonus'),
  signIn: () => loadPart(() => import('#src/features/bonus/activities/SignInScreen.tsx'), 'bonus'),
  signInRule: () => loadPart(() => import('#src/features/bonus/activities/SignInRuleScreen.tsx'), 'bonus'),
  vip: () => loadPart(() => import('#src/features/vip/home/VipScreen.tsx'), 'vip', 'bonus'),
  vipLevel: () => loadPart(() => import('#src/features/vip/levels/LevelsScreen.tsx'), 'vip', 'bonus'),
  vipRebate: () => loadPart(() => import('#src/features/vip/rebate/VipRebateScreen.tsx'), 'vip', 'bonus'),
  vipRebateRecord: () =>
    loadPart(() => import('#src/features/vip/rebate/RebateRecordScreen.tsx'), 'vip', 'bonus'),
} as const;

export type LaterScreen = keyof typeof laterScreens;
