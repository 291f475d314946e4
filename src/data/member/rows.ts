// What is kept of a member. Every row carries the member's id and is read only for it.
import type { Session } from '#src/contract/auth.ts';
import type { AppConfig } from '#src/contract/config.ts';
import type { BetRecord, BetReport } from '#src/contract/game.ts';
import type { AfterLoginInfo, RefreshData } from '#src/contract/lobby.ts';
import type { MemberState, UserInfo } from '#src/contract/member.ts';
import type { AwardFlags, Coin } from '#src/contract/primitives.ts';
import type { Security } from '#src/contract/auth-security.ts';

/** Who the member is and what is open to them. The balance has a row of its own. */
export interface MemberRow extends Omit<MemberState, 'gameLikes' | 'gameHistory'> {
  memberId: number;
  userInfo: UserInfo;
  /** Belongs to this member and is merged over the config when read. */
  configPatch: Partial<Omit<AppConfig, 'gameList'>>;
  flags: AwardFlags;
  unreadMail: number;
  limits?: AfterLoginInfo['limits'];
  hasTurntable?: boolean;
  /** Game ids. */
  recommend?: number[];
  /** Epoch milliseconds. */
  readAt: number;
}

export interface BalanceRow {
  memberId: number;
  coin: Coin;
  /** The ledger's last entry of the member; 0 where a platform sends none. */
  balanceSeq: number;
  /** Order of the calls that brought it, for platforms without `balanceSeq`. */
  callSeq: number;
  /** Epoch milliseconds of the answer. */
  readAt: number;
}

export interface LikeRow {
  memberId: number;
  gameId: number;
  /** What the heart shows. */
  like: 0 | 1;
  /** The platform has not confirmed it. */
  isPending?: true;
}

/** A game in "recently played". */
export interface PlayRow {
  memberId: number;
  gameId: number;
  /** Epoch milliseconds; only the order counts, newest first. */
  playedAt: number;
}

/** A game that this device has opened and whose leaving is not queued yet. */
export interface GameSessionRow {
  memberId: number;
  gameId: number;
  state: 'open' | 'abandoned';
  /** Epoch milliseconds at which the state began. */
  since: number;
}

export interface BetRow extends BetRecord {
  memberId: number;
}

/** What was staked and won in a span, as it was read last. */
export interface KeptReport {
  /** Which question it answers. */
  key: string;
  /** Epoch seconds, the last one inclusive. */
  startTime: number;
  endTime: number;
  groupBy: 'day' | 'type' | 'brand';
  report: BetReport;
  /** Epoch milliseconds. */
  readAt: number;
}

/** What a read that is kept whole last answered, by name. No secret is ever among them. */
export interface Snapshots {
  security: Security;
  sessions: Session[];
  /** Newest first. */
  reports: KeptReport[];
  /** Coin that platforms of games have not given back yet. */
  held: NonNullable<RefreshData['held']>;
}

export interface SnapshotRow<N extends keyof Snapshots = keyof Snapshots> {
  memberId: number;
  name: N;
  value: Snapshots[N];
  /** Epoch milliseconds. */
  readAt: number;
}
