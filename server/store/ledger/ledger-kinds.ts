// The kinds of ledger entries, and the accounts on their other side.

/** The accounts of the platform; each is spread over rows, so that players do not wait for each other. */
type LedgerAccount = 'house' | 'promotion' | 'deposit' | 'withdrawal' | 'agent' | 'correction';

/** Statement types of the contract: 1 deposit, 2 withdrawal, 3 game, 4 bonus, 5 rebate ... 8 correction. */
export interface Kind {
  readonly type: number;
  /** The account on the other side. */
  readonly counter: LedgerAccount;
  /** Sign that the amount must have. */
  readonly sign: 1 | -1;
  /** Lifetime sum of the member that the entry adds to. */
  readonly lifetime?: keyof typeof DIRECTION;
}

export const KINDS = {
  welcome: { type: 4, counter: 'promotion', sign: 1 },
  bind: { type: 4, counter: 'promotion', sign: 1 },
  signIn: { type: 4, counter: 'promotion', sign: 1 },
  vipDaily: { type: 4, counter: 'promotion', sign: 1 },
  vipLevel: { type: 4, counter: 'promotion', sign: 1 },
  task: { type: 4, counter: 'promotion', sign: 1 },
  loginBonus: { type: 4, counter: 'promotion', sign: 1 },
  redPacket: { type: 4, counter: 'promotion', sign: 1 },
  activity: { type: 4, counter: 'promotion', sign: 1 },
  mail: { type: 4, counter: 'promotion', sign: 1 },
  inviteCashOut: { type: 4, counter: 'promotion', sign: 1 },
  commission: { type: 6, counter: 'agent', sign: 1 },
  inviteStep: { type: 6, counter: 'agent', sign: 1 },
  rebate: { type: 5, counter: 'promotion', sign: 1 },
  bet: { type: 3, counter: 'house', sign: -1, lifetime: 'staked' },
  win: { type: 3, counter: 'house', sign: 1 },
  deposit: { type: 1, counter: 'deposit', sign: 1, lifetime: 'deposited' },
  depositBonus: { type: 4, counter: 'promotion', sign: 1 },
  withdrawal: { type: 2, counter: 'withdrawal', sign: -1, lifetime: 'withdrawn' },
  correctionUp: { type: 8, counter: 'correction', sign: 1 },
  correctionDown: { type: 8, counter: 'correction', sign: -1 },
  withdrawalReturned: { type: 2, counter: 'withdrawal', sign: 1, lifetime: 'withdrawn' },
} as const satisfies Record<string, Kind>;

export type LedgerKind = keyof typeof KINDS;

/** What a bet or a withdrawal adds is taken from the balance; one that is returned is subtracted again. */
export const DIRECTION = { staked: -1, deposited: 1, withdrawn: -1 } as const;
