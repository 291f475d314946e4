// Refused events: each is kept once, as far as it could be read, for some time and in a bounded number.
import { sql } from 'kysely';
import * as v from 'valibot';
import { TrackEvent } from '#src/contract/events.ts';
import { digestOf } from '../../secrets/secrets.ts';
import { lockNamed } from '../../database/named-lock.ts';
import type { Db, NewRow, Trx } from '../../database/tables/tables.ts';
import { inTransaction } from '../../database/transaction.ts';
import { type CopyCount, numberOfLaterCopy, onePer } from './events.ts';
import { DAY_MS, dayBefore } from '../../time/time.ts';

export interface RejectedEvent {
  readonly reason: string;
  readonly sent: unknown;
}

/** Maximum length of what is stored of a rejected event. */
const BODY_MAX = 4000;
/** Anybody can send nonsense: new ones beyond this within a day are not kept. */
const DAILY_MAX = 10_000;
const KEPT_DAYS = 90;

type RejectedRow = NewRow<'rejected_event'> & CopyCount;

/** Stored once per event, for finding the fault; copies are only counted. */
export async function keepRejected(db: Db, rejected: readonly RejectedEvent[], now: Date): Promise<void> {
  const rows = onePer(
    'digest',
    rejected.map((event) => rejectedRow(event, now)),
  );
  if (rows.length === 0) return;
  await inTransaction(db, async (trx) => {
    await lockNamed(trx, ['rejected events']);
    const room = await roomLeft(trx, now);
    if (room > 0) await keep(trx, rows.slice(0, room));
    await countCopies(trx, rows.slice(room));
  });
}

async function keep(trx: Trx, rows: readonly RejectedRow[]): Promise<void> {
  await trx
    .insertInto('rejected_event')
    .values(rows)
    .onConflict((conflict) =>
      conflict.column('digest').doUpdateSet({
        copies: sql`rejected_event.copies + excluded.copies`,
        ...numberOfLaterCopy('rejected_event'),
      }),
    )
    .execute();
}

/** How many more are kept today. */
async function roomLeft(trx: Trx, now: Date): Promise<number> {
  const newest = trx
    .selectFrom('rejected_event')
    .select('received_at')
    .where('received_at', '>', dayBefore(now))
    .limit(DAILY_MAX)
    .as('newest');
  const { rows } = await trx
    .selectFrom(newest)
    .select(({ fn }) => fn.countAll<number>().as('rows'))
    .executeTakeFirstOrThrow();
  return Math.max(0, DAILY_MAX - rows);
}

async function countCopies(trx: Trx, rows: readonly RejectedRow[]): Promise<void> {
  for (const { digest, copies } of rows)
    await trx
      .updateTable('rejected_event')
      .set({ copies: sql`copies + ${copies}` })
      .where('digest', '=', digest)
      .execute();
}

/** A row with a number stays without its content: its number would look like a loss. */
export async function forgetOldRefused(db: Db, now: Date): Promise<void> {
  const before = new Date(now.getTime() - KEPT_DAYS * DAY_MS);
  await db
    .deleteFrom('rejected_event')
    .where('received_at', '<', before)
    .where((row) => row.or([row('event_seq', 'is', null), row('install_id', 'is', null)]))
    .execute();
  await db
    .updateTable('rejected_event')
    .set({ body: '' })
    .where('received_at', '<', before)
    .where('body', '!=', '')
    .execute();
}

function rejectedRow({ reason, sent }: RejectedEvent, now: Date): RejectedRow {
  const body = JSON.stringify(sent).slice(0, BODY_MAX);
  const read = readerOf(sent);
  const eventId = read('eventId')?.toLowerCase() ?? null;
  return {
    digest: digestOf(eventId ?? unnumbered(sent)),
    reason,
    body,
    event_id: eventId,
    install_id: read('installId')?.toLowerCase() ?? null,
    event_seq: read('eventSeq'),
    event_name: read('eventName'),
    event_time: read('eventTime'),
    version: read('version'),
    received_at: now,
    copies: 1,
  };
}

/** A copy without its number is the same event. */
function unnumbered(sent: unknown): string {
  return JSON.stringify(sent, (key, value: unknown) => (key === 'eventSeq' ? undefined : value));
}

type Fields = typeof TrackEvent.entries;
type FieldValue<N extends keyof Fields> = NonNullable<v.InferOutput<Fields[N]>>;

/** A valid field of an otherwise invalid event. */
function readerOf(sent: unknown) {
  const fields = v.safeParse(v.record(v.string(), v.unknown()), sent);
  return <N extends keyof Fields>(name: N): FieldValue<N> | null => {
    const parsed = v.safeParse(TrackEvent.entries[name], fields.success ? fields.output[name] : undefined);
    const isHeld = parsed.success && !String(parsed.output).includes('\0');
    return isHeld ? (parsed.output ?? null) : null;
  };
}
