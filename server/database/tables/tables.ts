// The tables as the queries see them; the migrations create them.
import type { ColumnType, Generated, Insertable, Kysely, Selectable, Transaction } from 'kysely';
import type { AccountTables } from './auth.ts';
import type { BonusTables } from './bonus.ts';
import type { MailTable } from './mail.ts';
import type { EventTables } from './events.ts';
import type { OperatorTables } from './operator.ts';
import type { PushTables } from './push.ts';
import type { SaferPlayTables } from './safer-play.ts';
import type { SupportTables } from './support.ts';
import type { WalletTables } from './wallet.ts';

/** jsonb: written as text, read as a parsed value. */
type Json<T> = ColumnType<T, string, string>;

export interface Tables
  extends AccountTables,
    BonusTables,
    EventTables,
    OperatorTables,
    PushTables,
    SaferPlayTables,
    SupportTables,
    WalletTables {
  member: MemberTable;
  credential: { member_id: number; password_hash: string; changed_at: Date };
  member_device: { member_id: number; fingerprint_digest: string; first_seen_at: Date; seen_at: Date };
  session: SessionTable;
  sign_in_try: SignInTryTable;
  request_memory: RequestMemoryTable;
  shared_limit: { key: string; begins_at: Date; count: number };
  mail: MailTable;
  member_detail: MemberDetailTable;
  member_balance: BalanceTable;
  ledger_account: LedgerAccountTable;
  ledger_entry: LedgerEntryTable;
  catalogue_state: { only_row: Generated<boolean>; revision: number };
  game_type: CatalogueRow<{ id: number; name: Json<unknown>; icon: string; status: number; sort: number }>;
  brand: CatalogueRow<{ id: number; name: string; icon: string; status: number; sort: number }>;
  game_platform: CatalogueRow<{
    id: number;
    name: string;
    status: number;
    maintain_until: Date | null;
    /** Coin is moved to its games and back. */
    transfers: Generated<boolean>;
  }>;
  game_wallet: { member_id: number; game_id: number; coin: number };
  game: GameTable;
  game_list_version: { version: string; revision: number };
  game_removed: { game_id: number; revision: number };
  config_entry: CatalogueRow<{ key: string; audience: 'app' | 'platform'; value: Json<unknown> }>;
  game_session: GameSessionTable;
  game_round: GameRoundTable;
  game_like: { member_id: number; game_id: number; liked_at: Date };
  game_history: { member_id: number; game_id: number; played_at: Date };
}

/** Set by a trigger: the revision of the catalogue in which the row was last changed. */
type CatalogueRow<T> = T & { revision: Generated<number> };

interface MemberDetailTable {
  member_id: number;
  full_name: string;
  /** `yyyy-mm-dd`. */
  birthday: string;
  address: string;
  updated_at: Date;
}

interface MemberTable {
  id: Generated<number>;
  uuid: string;
  /** "" if none was chosen. */
  account: string;
  /** Account names with the same key count as the same name. */
  account_key: string | null;
  /** E.164. */
  mobile: ColumnType<string | null, string | null | undefined, string>;
  account_type: 1 | 2 | 3;
  /** 1 active, 2 suspended, 3 closed. */
  status: Generated<1 | 2 | 3>;
  nickname: string;
  avatar: Generated<number>;
  avatar_other: Generated<string>;
  language: Generated<string>;
  safebox_hash: ColumnType<string | null, undefined, string>;
  invite_code: string;
  inviter_id: number | null;
  invited_at: ColumnType<Date | null, undefined, Date>;
  aid: Generated<string>;
  registered_at: Date;
  /** When the operator had checked who it is. */
  identified_at: ColumnType<Date | null, undefined, Date | null>;
}

interface SessionTable {
  id: string;
  member_id: number;
  token_digest: string;
  device: string;
  address: string;
  created_at: Date;
  seen_at: Date;
  expire_at: Date;
  ended_at: Date | null;
  proved_at: Date | null;
  /** What the app last said of its device; `null` before it has. */
  os: ColumnType<string | null, undefined, string>;
  device_model: ColumnType<string | null, undefined, string>;
  messaging_token: ColumnType<string | null, undefined, string>;
  phone_info: ColumnType<string | null, undefined, string>;
}

interface SignInTryTable {
  id: Generated<number>;
  account_key: string;
  fingerprint_digest: string;
  address: string;
  /** The member had signed in from this installation before. */
  known_device: boolean;
  tried_at: Date;
}

interface RequestMemoryTable {
  scope: string;
  request_id: string;
  call: string;
  digest: string;
  /** JSON text. */
  answer: string | null;
  created_at: Date;
}

interface BalanceTable {
  member_id: number;
  coin: Generated<number>;
  safebox: Generated<number>;
  /** Number of the member's last ledger entry. */
  seq: Generated<number>;
  deposited: Generated<number>;
  staked: Generated<number>;
  withdrawn: Generated<number>;
  /** Of `coin`, what games hold. */
  held: Generated<number>;
}

interface LedgerAccountTable {
  code: string;
  shard: number;
  /** What members have lost to it; negative if they have gained. */
  balance: Generated<number>;
  /** Number of its last ledger entry. */
  seq: Generated<number>;
}

interface LedgerEntryTable {
  member_id: number;
  seq: number;
  pocket: string;
  /** The account on the other side, which loses what the pocket gains. */
  counter: string;
  counter_shard: number;
  counter_seq: number;
  /** Balance of the other side's row after this entry. */
  counter_balance: number;
  kind: string;
  type: number;
  amount: number;
  /** Balance of the pocket after this entry. */
  balance: number;
  /** What of it can only be withdrawn once it has been staked; `null` in entries of earlier builds. */
  bound: number | null;
  order_id: string | null;
  game_id: number | null;
  created_at: Date;
}

interface GameTable {
  game_id: number;
  name: string;
  type_id: number;
  brand_id: number;
  platform_id: number;
  icon: string;
  status: number;
  sort: number;
  hot: Generated<number>;
  is_new: Generated<number>;
  try_it: Generated<number>;
  orientation: Generated<number>;
  tags: ColumnType<string[], string | undefined, string>;
  /** Which of the playable games it opens. */
  play: string;
  /** Colours and symbols of the title, read by the game's page. */
  look: ColumnType<Record<string, unknown>, string | undefined, string>;
  /** Minimum balance to enter. */
  min_coin: Generated<number>;
  revision: Generated<number>;
}

interface GameSessionTable {
  id: string;
  member_id: number;
  game_id: number;
  trial: boolean;
  /** Play money; null if real coin is played. */
  trial_coin: number | null;
  launch_digest: string | null;
  launch_expire_at: Date;
  token_digest: string | null;
  opened_at: Date;
  seen_at: Date;
  expire_at: Date;
  ended_at: Date | null;
  /** Origin of the page that launched and frames it. */
  app_origin: Generated<string>;
  /** A session of an earlier build has `en` for `en-US`. */
  language: Generated<string>;
  /** The sign-in that launched it; no round is played after it has ended. */
  sign_in_id: ColumnType<string | null, string | null | undefined, string | null>;
}

interface GameRoundTable {
  id: Generated<number>;
  session_id: string;
  /** Made by the game's page; the same id is the same round. */
  round_key: string;
  member_id: number;
  game_id: number;
  trial: boolean;
  bet: number;
  win: Generated<number>;
  /** 0 open, 1 settled, 2 void. */
  status: number;
  outcome: Json<unknown>;
  created_at: Date;
  settled_at: Date | null;
}

export type Db = Kysely<Tables>;
export type Trx = Transaction<Tables>;
export type Row<N extends keyof Tables> = Selectable<Tables[N]>;
export type NewRow<N extends keyof Tables> = Insertable<Tables[N]>;
