// How far an event can be believed: who sent it, and whether its number can be.
import { sql } from 'kysely';
import type { TrackEvent } from '#src/contract/events.ts';
import type { Db } from '../../database/tables/tables.ts';
import type { Proof } from '../../database/tables/events.ts';

/** Whose token came with the batch; 0 without a valid one. */
export interface Sender {
  readonly memberId: number;
}

export function proofOf(event: TrackEvent, sender: Sender | undefined): Proof | null {
  if (!sender) return null;
  if (sender.memberId === 0) return 'none';
  return event.eventUserId === sender.memberId ? 'proved' : 'other';
}

/** Numbers by which one request may go beyond the highest known. */
const MAX_STEP = 100_000;
const MAX_PER_SECOND = 50;
/** Made at once, such as by a list of thousands that is flicked through. */
const MAX_BURST = 10_000;
/** No event waits longer. */
const MAX_AGE_MS = 31 * 86_400_000;

export interface NumberedEvent {
  readonly install_id: string | null;
  readonly event_seq: number | null;
  readonly event_time: number;
}

interface Installation {
  readonly highestSeq: number;
  readonly firstAtMs: number;
}

/** Tells which numbers the installations of a batch can have given out. */
export async function plausibleNumbers(
  db: Db,
  rows: readonly NumberedEvent[],
  now: Date,
): Promise<(row: NumberedEvent) => boolean> {
  const known = await knownInstallations(db, rows);
  const limits = new Map<string, number>();
  for (const id of installIdsOf(rows)) {
    const own = rows.filter((row) => row.install_id === id).map((row) => madeAtMs(row, now));
    const { highestSeq = 0, firstAtMs = now.getTime() } = known.get(id) ?? {};
    const seconds = (now.getTime() - Math.min(firstAtMs, ...own)) / 1000;
    limits.set(id, Math.min(highestSeq + MAX_STEP, Math.floor(seconds * MAX_PER_SECOND) + MAX_BURST));
  }
  return ({ install_id: id, event_seq: seq }) => seq === null || seq <= (limits.get(id ?? '') ?? Infinity);
}

/** The highest number and the first moment of each installation, for the next batch. */
export async function noteInstallations(db: Db, rows: readonly NumberedEvent[], now: Date): Promise<void> {
  const values = installIdsOf(rows).map((install_id) => {
    const own = rows.filter((row) => row.install_id === install_id);
    return {
      install_id,
      highest_seq: Math.max(...own.map(({ event_seq: seq }) => seq ?? 0)),
      first_at: new Date(Math.min(...own.map((row) => madeAtMs(row, now)))),
      last_received_at: now,
    };
  });
  if (values.length === 0) return;
  await db
    .insertInto('event_installation')
    .values(values)
    .onConflict((conflict) =>
      conflict.column('install_id').doUpdateSet({
        highest_seq: sql`greatest(event_installation.highest_seq, excluded.highest_seq)`,
        first_at: sql`least(event_installation.first_at, excluded.first_at)`,
        last_received_at: sql`greatest(event_installation.last_received_at, excluded.last_received_at)`,
      }),
    )
    .execute();
}

/** Sorted, so that two batches do not deadlock. */
const installIdsOf = (rows: readonly NumberedEvent[]): string[] =>
  [
    ...new Set(
      rows.flatMap(({ install_id: id, event_seq: seq }) => (id === null || seq === null ? [] : [id])),
    ),
  ].sort();

async function knownInstallations(
  db: Db,
  rows: readonly NumberedEvent[],
): Promise<Map<string, Installation>> {
  const ids = installIdsOf(rows);
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom('event_installation')
    .select(['install_id', 'highest_seq', 'first_at'])
    .where('install_id', 'in', ids)
    .execute();
  return new Map(
    found.map((row) => [row.install_id, { highestSeq: row.highest_seq, firstAtMs: row.first_at.getTime() }]),
  );
}

/** By the event's own time, where a right clock can have said so. */
function madeAtMs({ event_time: seconds }: NumberedEvent, now: Date): number {
  const ms = seconds * 1000;
  return ms <= now.getTime() && ms >= now.getTime() - MAX_AGE_MS ? ms : now.getTime();
}
