// The tables of today: the device's own copy of what it may show, and what it still has to send.
import Dexie, { type DexieOptions, type EntityTable, type Table } from 'dexie';
import type { AppConfigShell, Game } from '#src/contract/config.ts';
import type { TrackEvent } from '#src/contract/events.ts';
import { DB_NAME } from './version.ts';
import { declareVersions } from './versions.ts';
import type {
  BalanceRow,
  BetRow,
  GameSessionRow,
  LikeRow,
  MemberRow,
  PlayRow,
  SnapshotRow,
} from '../member/rows.ts';

/** The games have tables of their own; `gameListVersion` is the platform's, whatever part of the list is here. */
export type StoredConfig = AppConfigShell;

export interface ConfigRow {
  key: 'appConfig';
  v: string;
  config: StoredConfig;
  /** Epoch milliseconds. */
  readAt: number;
}

/** How far the list of games has come; one row, shared by pages and worker. */
export interface CatalogueRow {
  key: 'games';
  /** Version of the list that is here as a whole; "" until there was one. */
  held: string;
  /** While a newer one is fetched page by page, and lies mixed with what was here. */
  progress?: {
    /** Of its first page. */
    version: string;
    /** Where the next page begins. */
    next: string;
    /** Games of the pages so far; none while a first list arrives, for nothing else is there. */
    seen: number[];
  };
}

/** A few games, so that a long list is not many rows. */
export interface ChunkRow {
  chunk: number;
  games: Game[];
}

/** Columns of one length, sorted by `sort`, then by id. */
export interface GameOrder {
  readonly gameIds: Float64Array;
  readonly sorts: Float64Array;
  readonly typeIds: Float64Array;
  readonly brandIds: Float64Array;
  readonly statuses: Uint8Array;
  /** The chunk that holds each of them. */
  readonly chunks: Float64Array;
}

/** One row. */
export interface GameOrderRow extends GameOrder {
  key: 'games';
}

/** An event on its way; its key is the sequence. */
export type OutboxRow = Omit<TrackEvent, 'eventSeq' | 'eventId' | 'installId'> & {
  eventSeq: number;
  eventId: string;
  installId: string;
  /** Epoch milliseconds of the device, for the age limits only. */
  madeAt: number;
};

/** An event that a platform refused for good. */
export interface DeadLetterRow {
  eventSeq: number;
  event: OutboxRow;
  reason: string;
  /** Epoch milliseconds. */
  refusedAt: number;
}

/** How delivery stands; one row, shared by pages and worker. */
export interface DeliveryRow {
  key: 'delivery';
  /** Epoch milliseconds before which nothing is sent. */
  nextAttemptAt: number;
  /** When that wait was set: a clock that runs backwards must not stretch it. */
  waitSetAt: number;
  failures: number;
  lastError: string;
  /** Events in one request; halved while a platform refuses a whole batch. */
  batchLimit: number;
  /** Bytes of one request; halved when it is too large. */
  byteLimit: number;
}

/** What belongs to this installation and to no member. */
export interface InstallationRow {
  /** `buildId`: the build that ran last. */
  key: 'installId' | 'buildId';
  value: string;
}

/** A write that the platform has not confirmed yet. */
export interface MutationRow {
  /** The idempotency key, on the wire too. */
  requestId: string;
  /** 0 when nobody is signed in. */
  memberId: number;
  call: string;
  /** What the mutation is about, such as a game's id; never a secret. */
  subject: string;
  /** Epoch milliseconds. */
  createdAt: number;
  /** What to send, for a mutation that waits in the queue; never set for one with a secret. */
  input?: object;
  attempts: number;
  /** Of a sign-out: the session to end. */
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
    declareVersions(this);
  }
}
