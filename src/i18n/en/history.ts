import type { Plural } from '../counted.ts';

const roundCount: Plural = {
  one: '{{count}} round',
  other: '{{count}} rounds',
};

export const texts = {
  reportTitle: 'Play history',
  groupBy: 'Group by',
  by_day: 'Day',
  by_type: 'Type',
  by_brand: 'Studio',
  days: '{{from}} to {{to}}',
  stakes: 'Stakes',
  wins: 'Paid out',
  result: 'Result',
  rounds: 'Rounds',
  roundCount,
  deposits: 'Deposits',
  withdrawals: 'Withdrawals',
  netDeposits: 'Net deposits',
  netText: 'Deposits minus withdrawals',
  chart: 'Result by {{group}}. The table below has the figures.',
  table: 'Stakes, payouts and results',
  noPlay: 'No rounds on these days',
  noPlayText: 'Choose other days, or browse the games.',
  notRead: "These days haven't loaded yet",
  betsOf: 'Rounds: {{name}}',
  noBets: 'No rounds to show',
  more: 'Show more',
  stake: 'Stake {{bet}}, paid out {{win}}',
  open: 'Open',
  void: 'Void',
  colDay: 'Day',
  colTime: 'Time',
  colGame: 'Game',
  colRound: 'Round',
  colStatus: 'Status',
  settled: 'Settled',
  retrieveTitle: 'Bring back coins',
  heldTitle: 'Still in games',
  heldText: "These coins went into a game and haven't come back yet.",
  heldTotal: 'Total in games',
  bringBack: 'Bring back',
  nothingHeld: 'All your coins are in your balance',
  nothingHeldText: 'No game is holding any of them.',
  broughtBack: 'Brought back',
  pending: "The game hasn't settled yet. We'll check again automatically.",
  onItsWay: 'Your coins are on their way back',
  onItsWayText: "A game hasn't confirmed yet that you left. Its coins come back automatically.",
  stillHeld: "The game hasn't settled yet. Try again later.",
  unknownGame: 'Game {{id}}',
  heldUnread: "Coins in games haven't loaded yet",
};

declare module '../t.ts' {
  interface Texts {
    history: typeof texts;
  }
}
