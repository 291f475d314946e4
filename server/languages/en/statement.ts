// What the statement and the wallet call things.

const entries = {
  welcome: 'Welcome bonus',
  bind: 'Bonus for securing your account',
  signIn: 'Daily sign-in',
  vipDaily: 'Daily VIP reward',
  vipLevel: 'New VIP level',
  task: 'Task reward',
  loginBonus: 'Welcome days',
  redPacket: 'Red packet',
  activity: 'Activity reward',
  mail: 'Mail reward',
  inviteCashOut: 'Invitation wheel payout',
  commission: 'Commission from your team',
  inviteStep: 'Invitation reward',
  rebate: 'Rebate',
  bet: 'Stake',
  win: 'Win',
  deposit: 'Deposit',
  depositBonus: 'Deposit bonus',
  withdrawal: 'Withdrawal',
  withdrawalReturned: 'Withdrawal returned',
  correctionUp: 'Correction',
  correctionDown: 'Correction',
};

export const texts = { entries, bankTransfer: 'Bank transfer' };
