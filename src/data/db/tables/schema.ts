// The current tables: the device's copy of what it shows, and the writes that it still has to send.
import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { AppConfigShell, Game } from '#src/contract/config.ts';
import type { Award } from '#src/contract/primitives.ts';
import { DB_NAME } from './version.ts';
import { oneWriter } from './one-writer.ts';
import { unchangedRows } from './unchanged-rows.ts';
import { declareLastVersions } from './versions.ts';
import type { OutboxRow } from './outbox-db.ts';
import type {
  BalanceRow,
  BetRow,
  GameSessionRow,
  LikeRow,
  MailHeadRow,
  MailTextRow,
  MemberRow,
  PlayRow,
  SnapshotRow,
} from './rows.ts';

/** Every version has it, and nothing reads or writes it any more, so that reading waits for no write. */
const COMMON_TABLE = 'wishes';

/** Games have their own tables; `gameListVersion` is the platform's, however much of the list is stored. */
export type StoredConfig = AppConfigShell;

export interface ConfigRow {
  key: 'appConfig';
  v: string;
  config: StoredConfig;
  /** Epoch milliseconds. */
  readAt: number;
  /** Absent in a row of a build that numbered our own activities otherwise. */
  numbers?: 'own';
}

/** Progress of the list of games; one row, shared by pages and worker. */
export interface CatalogueRow {
  key: 'games';
  /** Version of the list that is stored completely; "" if none was yet. */
  held: string;
  /** Set while a newer list is fetched page by page and mixed with the stored one. */
  progress?: {
    /** Version of its first page. */
    version: string;
    /** Position of the next page. */
    next: string;
    /** Ids of the games on the pages so far; empty during the first transfer, when nothing else is stored. */
    seen: number[];
  };
}

/** A few games in one row, so that a long list has few rows. */
export interface ChunkRow {
  chunk: number;
  games: Game[];
}

/** Columns of equal length, sorted by `sort`, then by id. */
export interface GameOrder {
  readonly gameIds: Float64Array;
  readonly sorts: Float64Array;
  readonly typeIds: Float64Array;
  readonly brandIds: Float64Array;
  readonly statuses: Uint8Array;
  /** The chunk of each game. */
  readonly chunks: Float64Array;
}

/** A single row. */
export interface GameOrderRow extends GameOrder {
  key: 'games';
}

/** Data of this installation, not of a member. */
export interface InstallationRow {
  /** `buildId`: the build of the last start. `dataUse`: a day and its bytes. `earlierInstallId`: until it has moved. */
  key: 'buildId' | 'dataUse' | 'earlierInstallId';
  value: string;
}

/** How a queued mutation ended, for the tab that says so. */
export interface MutationOutcome {
  /** It was queued by an earlier visit, or had to wait for a connection. */
  isLate: boolean;
  /** What a claim brought. */
  awards?: readonly Award[];
  /** Why it was refused, in the words of the platform. */
  reason?: string;
}

/**
 * The state of a write that moves coin:
 *
 * - `sending`: the page `sentBy` waits for the answer, or was closed before it came;
 * - `unanswered`: that page has seen the request end without an answer;
 * - `absent`: the platform was asked after that end and knows of no effect; a late one is still looked for;
 * - `uncertain`: it may still arrive, whatever the platform knows.
 */
export type MoneyState = 'sending' | 'unanswered' | 'absent' | 'uncertain';

/** A write that the platform has not confirmed yet, or whose end no tab has shown yet. */
export interface MutationRow {
  /** The idempotency key, `requestId` on the wire. */
  requestId: string;
  /** 0 if signed out. */
  memberId: number;
  call: string;
  /** What the mutation is about, such as a game's id; never a secret. */
  subject: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** Input of a queued mutation; never set for one with a secret. */
  input?: object;
  attempts: number;
  /** It moves coin: its screen asks for the outcome. */
  isMoney?: true;
  /** Where coin moves. */
  state?: MoneyState;
  /** Id of the page that sent it last; each page load has a new one. */
  sentBy?: string;
  /** Time of the last try, by the clock of the platform; unknown if that had not answered this page before. */
  sentAt?: number;
  /** When the platform was first asked for the outcome of that try, by its clock. */
  askedAt?: number;
  /** The token of the session that a sign-out ends. */
  token?: string;
  /** It has ended, and its input is deleted. */
  outcome?: MutationOutcome;
}

export interface DraftRow {
  memberId: number;
  key: string;
  value: unknown;
}

export class HalcyonDb extends Dexie {
  declare config: EntityTable<ConfigRow, 'key'>;
  declare gameChunks: EntityTable<ChunkRow, 'chunk'>;
  declare catalogue: EntityTable<CatalogueRow, 'key'>;
  declare gameOrder: EntityTable<GameOrderRow, 'key'>;
  declare members: EntityTable<MemberRow, 'memberId'>;
  declare balances: EntityTable<BalanceRow, 'memberId'>;
  declare likes: Table<LikeRow, [number, number]>;
  declare plays: Table<PlayRow, [number, number]>;
  declare bets: Table<BetRow, [number, string]>;
  declare gameSessions: Table<GameSessionRow, [number, number]>;
  declare mails: Table<MailHeadRow, [number, number]>;
  declare mailTexts: Table<MailTextRow, [number, number]>;
  declare snapshots: Table<SnapshotRow, [number, string]>;
  declare mutations: EntityTable<MutationRow, 'requestId'>;
  /** Left by builds before the outbox had a database of its own. */
  declare earlierOutbox: EntityTable<OutboxRow, 'eventSeq'>;
  declare installation: EntityTable<InstallationRow, 'key'>;
  declare drafts: Table<DraftRow, [number, string]>;

  constructor(options: DexieOptions = {}) {
    // Relaxed durability survives a killed browser and costs a tenth less than a flush to disk.
    super(DB_NAME, { chromeTransactionDurability: 'relaxed', ...options });
    declareLastVersions(this);
    this.use(oneWriter(COMMON_TABLE));
    this.use(unchangedRows);
  }
}
