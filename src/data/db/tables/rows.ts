// Stored data of a member. Every row has the member's id and is only read for that member.
import type { AgentSummary } from '#src/contract/agent.ts';
import type { Session } from '#src/contract/auth/sessions.ts';
import type { AppConfig } from '#src/contract/config.ts';
import type { BetRecord, BetReport } from '#src/contract/game.ts';
import type { GameRules } from '#src/contract/game-rules.ts';
import type { RefreshData } from '#src/contract/lobby.ts';
import type { MailDetail, MailRow } from '#src/contract/mail.ts';
import type { MemberState, UserInfo } from '#src/contract/member.ts';
import type { AwardFlags, Coin } from '#src/contract/primitives.ts';
import type { AwardLog, LoginBonus, TaskUser } from '#src/contract/bonus.ts';
import type {
  CustomerServiceEntry,
  DeskHistory,
  FeedbackDetail,
  FeedbackRow,
} from '#src/contract/support.ts';
import type { BetBonus, BetBonusLog, VipData } from '#src/contract/vip.ts';
import type { LimitState } from '#src/contract/limits.ts';
import type { PlaySummary, SummaryPeriod } from '#src/contract/safer-play.ts';
import type { CoinEntry, RechargeOrder, RechargeStatus, UserItem } from '#src/contract/wallet.ts';
import type { ExchangeInfo } from '#src/contract/wallet/withdraw.ts';
import type { Security } from '#src/contract/auth/methods.ts';
import type { KeptAgentLog, KeptInvite } from './agent-rows.ts';

/** The member's profile and what is open to them. The balance has a row of its own. */
export interface MemberRow extends Omit<MemberState, 'gameLikes' | 'gameHistory'> {
  memberId: number;
  userInfo: UserInfo;
  /** Merged over the config when it is read. */
  configPatch: Partial<Omit<AppConfig, 'gameList'>>;
  flags: AwardFlags;
  unreadMail: number;
  hasTurntable?: boolean;
  /** When the activities were read by themselves. Epoch milliseconds. */
  activitiesReadAt?: number;
  /** Game ids. */
  recommend?: number[];
  /** Epoch milliseconds. */
  readAt: number;
}

export interface BalanceRow {
  memberId: number;
  coin: Coin;
  /** The member's last ledger entry; 0 if the platform sends none. */
  balanceSeq: number;
  /** Order of the calls, for platforms without `balanceSeq`. */
  callSeq: number;
  /** An answer had a lower `balanceSeq`: the page that got it, and how many calls that page had begun by then. */
  contradicted?: { page: number; callSeq: number };
  /** Epoch milliseconds of the answer. */
  readAt: number;
}

export interface LikeRow {
  memberId: number;
  gameId: number;
  /** What the heart shows. */
  like: 0 | 1;
  /** Not confirmed by the platform. */
  isPending?: true;
  /** When the platform answered, in epoch milliseconds: answers to calls that began before it do not know of it. */
  settledAt?: number;
}

/** A game in "recently played". */
export interface PlayRow {
  memberId: number;
  gameId: number;
  /** Only the order matters, newest first. Epoch milliseconds if this device opened it after the last answer. */
  playedAt: number;
}

/** The play in a game without a long break. A reload does not end it. */
export interface PlaySession {
  /** Epoch milliseconds. */
  beganAt: number;
  /** When the game was last known to be open. */
  seenAt: number;
  /** When the member last answered a reminder of the time played; at first when the play began. */
  remindedAt: number;
  /** Hundredths won or lost. */
  net: number;
}

/** A game that this device has opened and whose exit is not queued yet. */
export interface GameSessionRow {
  memberId: number;
  gameId: number;
  state: 'open' | 'abandoned';
  /** The platform's id; absent until it has answered. */
  sessionId?: string;
  /** Epoch milliseconds at which the state began. */
  since: number;
  visit?: PlaySession;
}

export interface BetRow extends BetRecord {
  memberId: number;
}

/** A mail as the inbox lists it. */
export interface MailHeadRow extends MailRow {
  memberId: number;
  /** 1: it has an award that was not received. It may have expired. */
  claimable: 0 | 1;
}

/** A mail that was opened, for reading it offline. */
export interface MailTextRow extends MailDetail {
  memberId: number;
  /** The platform has it no longer, and its text is empty. */
  isGone?: true;
  /** Epoch milliseconds. */
  readAt: number;
}

/** How far the list of mails is stored, without a gap from the newest on. */
export interface KeptInbox {
  /** Time of the newest mail when the list was read: pages are counted from it. Epoch seconds. */
  endTime: number;
  /** The page after the stored ones. */
  nextPage: number;
  hasMore: boolean;
}

/** Bets and wins in a range, as last read. */
export interface KeptReport {
  /** The parameters it answers. */
  key: string;
  /** Epoch seconds, the last one included. */
  startTime: number;
  endTime: number;
  groupBy: 'day' | 'type' | 'brand';
  report: BetReport;
  /** Epoch milliseconds. */
  readAt: number;
}

/** A deposit that this device has requested. */
export interface KeptDeposit extends Pick<RechargeOrder, 'orderId' | 'expireTime' | 'payUrl' | 'payInfo'> {
  methodId: number;
  /** Hundredths. */
  amount: number;
  /** Hundredths; 0 until the platform has named it. */
  bonus: number;
  status: RechargeStatus['status'];
  /** Was paid and sent back. */
  returned?: boolean | undefined;
}

/** Pages of the statement as last read, without a gap. */
export interface KeptStatement {
  /** The parameters it answers. */
  key: string;
  /** Epoch seconds, the last one included. */
  startTime: number;
  endTime: number;
  /** Newest first. */
  list: CoinEntry[];
  hasMore: boolean;
  /** Hundredths, of all entries in the range. */
  sumIn: number;
  sumOut: number;
  /** Epoch milliseconds. */
  readAt: number;
}

/** What was received, as last read, without a gap. */
export interface KeptClaims {
  /** The filter; 0 = everything. */
  activityType: number;
  /** Newest first. */
  list: AwardLog[];
  hasMore: boolean;
  /** Epoch milliseconds. */
  readAt: number;
}

/** Claimed rebates, newest first, without a gap. */
export interface KeptRebates {
  list: BetBonusLog[];
  hasMore: boolean;
}

/** The member's own totals of one period. */
export interface KeptSummary extends PlaySummary {
  period: SummaryPeriod;
  /** Epoch milliseconds. */
  readAt: number;
}

/** The last answer of a read that is stored whole, by name. It never contains a secret. */
/** Rules of a game, in a language. */
export interface KeptRules {
  gameId: number;
  language: string;
  /** `null`: its platform does not tell. */
  rules: GameRules | null;
}

export interface Snapshots {
  security: Security;
  sessions: Session[];
  /** Newest first. */
  reports: KeptReport[];
  /** Coin that games' platforms have not returned yet. */
  held: NonNullable<RefreshData['held']>;
  /** Withdrawing: amounts, methods, requests. */
  exchange: ExchangeInfo;
  /** Newest first. */
  deposits: KeptDeposit[];
  /** Coupons and other things that the member holds. */
  items: UserItem[];
  /** Newest first. */
  statements: KeptStatement[];
  tasks: TaskUser;
  vip: VipData;
  rebate: BetBonus;
  rebateLog: KeptRebates;
  /** By filter, the most recently read one first. */
  claims: KeptClaims[];
  /** `null` once its days are over. */
  loginBonus: LoginBonus | null;
  /** Limits, breaks and exclusion. */
  limits: LimitState;
  summaries: KeptSummary[];
  invite: KeptInvite;
  agent: AgentSummary;
  /** By filter, the most recently read one first. */
  agentLogs: KeptAgentLog[];
  /** The rules of the games that were looked at, newest first. */
  gameRules: KeptRules[];
  /** Entries of customer service; for visitors too. */
  services: CustomerServiceEntry[];
  inbox: KeptInbox;
  feedback: { list: FeedbackRow[]; hasMore: boolean };
  /** The most recently read conversation first. */
  conversations: FeedbackDetail[];
  desk: DeskHistory & { readTo: number };
}

export interface SnapshotRow<N extends keyof Snapshots = keyof Snapshots> {
  memberId: number;
  name: N;
  value: Snapshots[N];
  /** Epoch milliseconds. */
  readAt: number;
}
