// The current tables: the device's copy of what it shows, and what it still has to send.
import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { AppConfigShell, Game } from '#src/contract/config.ts';
import type { TrackEvent } from '#src/contract/events.ts';
import { DB_NAME } from './version.ts';
import { oneWriter } from './one-writer.ts';
import { declareLastVersions } from './versions.ts';
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
} from '../member/rows.ts';

/** Games have their own tables; `gameListVersion` is the platform's, however much of the list is stored. */
export type StoredConfig = AppConfigShell;

export interface ConfigRow {
  key: 'appConfig';
  v: string;
  config: StoredConfig;
  /** Epoch milliseconds. */
  readAt: number;
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

/** A pending event; its key is the sequence. */
export type OutboxRow = Omit<TrackEvent, 'eventSeq' | 'eventId' | 'installId'> & {
  eventSeq: number;
  eventId: string;
  installId: string;
  /** Epoch milliseconds of the device, for age limits only. */
  madeAt: number;
};

/** A dead letter: an event that the platform refused permanently. */
export interface DeadLetterRow {
  eventSeq: number;
  event: OutboxRow;
  reason: string;
  /** Epoch milliseconds. */
  refusedAt: number;
}

/** State of delivery; one row, shared by pages and worker. */
export interface DeliveryRow {
  key: 'delivery';
  /** Epoch milliseconds before which nothing is sent. */
  nextAttemptAt: number;
  /** When that wait was set: a clock that was set back must not prolong it. */
  waitSetAt: number;
  failures: number;
  lastError: string;
  /** The last failure was an answer: the wait is the platform's, and a line that returns does not end it. */
  isAnswered?: boolean;
  /** Events per request; halved while the platform refuses whole batches. */
  batchLimit: number;
  /** Bytes per request; halved when the platform finds it too large. */
  byteLimit: number;
  /** Whether the platform takes compressed requests; not known before it has said so. */
  gzip?: 'taken' | 'refused';
  /** The newest number at moments of the platform's time, one a day: proof of how long an event has waited. */
  sightings?: ReadonlyArray<{ readonly eventSeq: number; readonly atMs: number }>;
}

/** Data of this installation, not of a member. */
export interface InstallationRow {
  /** `buildId`: the build of the last start. `dataUse`: a day and its bytes. */
  key: 'installId' | 'buildId' | 'dataUse';
  value: string;
}

/** A write that the platform has not confirmed yet. */
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
  /** Resolved by the screen that sent it. */
  isMoney?: true;
  /** Of the last try, where coin moves; epoch milliseconds. */
  sentAt?: number;
  /** Of a sign-out: the token of the session to end. */
  token?: string;
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
  declare outbox: EntityTable<OutboxRow, 'eventSeq'>;
  declare deadLetters: EntityTable<DeadLetterRow, 'eventSeq'>;
  declare delivery: EntityTable<DeliveryRow, 'key'>;
  declare installation: EntityTable<InstallationRow, 'key'>;
  declare drafts: Table<DraftRow, [number, string]>;

  constructor(options: DexieOptions = {}) {
    // Relaxed durability survives a killed browser and costs a tenth less than a flush to disk.
    super(DB_NAME, { chromeTransactionDurability: 'relaxed', ...options });
    declareLastVersions(this);
    this.use(oneWriter);
  }
}
