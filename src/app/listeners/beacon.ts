// Hands events to the browser, which sends them even if the page ends. Its answer is not seen here.
import { API_BASE } from '#src/contract/page/build-info.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { EVENT_BATCH, EVENT_BODY_LIMIT } from '#src/contract/events.ts';
import { pageFields } from '#src/data/api/page-fields.ts';
import { toWire } from '#src/data/events/append.ts';
import { fitting } from '#src/data/events/batch.ts';
import { readDelivery } from '#src/data/events/delivery-row.ts';
import { outbox } from '#src/data/events/outbox.ts';
import type { OutboxRow } from '#src/data/db/tables/outbox-db.ts';
import { gzip } from '#src/lib/gzip.ts';

export const EVENTS_URL = `${API_BASE}${API_PREFIX}/anonymous/appEventLogClient`;

type Rows = readonly OutboxRow[];

/** As many events as fit in one beacon beside others in flight. */
const BEACON_EVENTS = EVENT_BATCH * 5;

/** Ids of events that the browser has taken since the page was last shown. */
const taken = new Set<string>();

export const noteShown = (): void => taken.clear();

/** A hidden page usually lives long enough to compress. If it does not, `pagehide` follows. */
export async function sendHidden(rows: Rows): Promise<void> {
  await sendPacked(fresh(rows));
}

/** A closing page has no time for anything that is not done at once. */
export const sendClosing = (rows: Rows): void => sendPlain(fresh(rows));

const fresh = (rows: Rows): Rows =>
  fitting(rows.filter(({ eventId }) => !taken.has(eventId)).slice(0, BEACON_EVENTS), EVENT_BODY_LIMIT);

async function sendPacked(rows: Rows): Promise<void> {
  if (rows.length === 0) return;
  const isTaken = (await readDelivery(await outbox())).gzip === 'taken';
  const text = bodyOf(rows);
  const body = (isTaken && (await gzip(text))) || text;
  const left = fresh(rows);
  // The page closed meanwhile and has sent them.
  if (left.length < rows.length) await sendPacked(left);
  else if (!offer(rows, body)) await sendPacked(half(rows));
}

function sendPlain(rows: Rows): void {
  if (rows.length > 0 && !offer(rows, bodyOf(rows))) sendPlain(half(rows));
}

/** Refused for its size or by the browser, half of it is tried; the rest stays in the outbox. */
const half = (rows: Rows): Rows => rows.slice(0, Math.floor(rows.length / 2));

const bodyOf = (rows: Rows): string => JSON.stringify({ ...pageFields(), eventList: rows.map(toWire) });

/** `text/plain` needs no preflight, whether the body is compressed or not. */
function offer(rows: Rows, body: string | ArrayBuffer): boolean {
  const isTaken = navigator.sendBeacon(EVENTS_URL, new Blob([body], { type: 'text/plain' }));
  if (isTaken) for (const { eventId } of rows) taken.add(eventId);
  return isTaken;
}
