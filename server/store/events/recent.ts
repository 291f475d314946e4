// Events as they come, in the order in which they become visible.
import { sql } from 'kysely';
import type { Db } from '../../database/tables/tables.ts';

/** The last event that was read. */
export interface Cursor {
  readonly position: number;
  readonly eventId: string;
}

export interface RecentEvent {
  readonly event_id: string;
  /** ISO 8601, in UTC. */
  readonly happened_at: string;
  readonly received_at: string;
  readonly event_name: string;
  readonly element: string;
  readonly shown_as: string;
  readonly game_id: string | null;
  readonly member_id: number | null;
  readonly install_id: string | null;
  readonly event_seq: number | null;
  readonly is_unknown: boolean;
  readonly is_implausible: boolean;
}

export interface Recent {
  readonly events: readonly RecentEvent[];
  /** Where to go on. */
  readonly cursor: Cursor;
}

const FIRST = 20;
const MOST = 500;
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

type Row = Omit<RecentEvent, 'happened_at' | 'received_at'> & {
  readonly happened_at: Date;
  readonly received_at: Date;
  readonly position: number;
};

const COLUMNS = sql`event_id, happened_at, received_at, event_name, element, shown_as, game_id, member_id, install_id,
  event_seq, is_unknown, is_implausible, position`;

/** `null`: the latest of those that are there. At most 500 at a time, and none that an open transaction may overtake. */
export async function readRecent(db: Db, after: Cursor | null): Promise<Recent> {
  const { rows: marks } = await sql<{ position: number }>`select position from event_watermark`.execute(db);
  const last = marks[0]?.position ?? 0;
  const query = after
    ? sql<Row>`select ${COLUMNS} from events_dated
        where (position, event_id) > (${after.position}::bigint, ${after.eventId}::uuid) and position <= ${last}
        order by position, event_id limit ${MOST}`
    : sql<Row>`select * from (
        select ${COLUMNS} from events_dated where position <= ${last}
        order by position desc, event_id desc limit ${FIRST}) latest
      order by position, event_id`;
  const { rows } = await query.execute(db);
  const read = rows.at(-1);
  return {
    events: rows.map(recent),
    cursor: read
      ? { position: read.position, eventId: read.event_id }
      : (after ?? { position: last, eventId: LAST_ID }),
  };
}

const recent = ({ position: _, happened_at, received_at, ...row }: Row): RecentEvent => ({
  ...row,
  happened_at: happened_at.toISOString(),
  received_at: received_at.toISOString(),
});
