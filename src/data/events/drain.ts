// The only sender of events. Pages and worker run the same code; a web lock per request ensures one sender at a time.
import * as v from 'valibot';
import { Envelope, isSuccess } from '#src/contract/envelope.ts';
import { BAD_REQUEST, BODY_TOO_LARGE, INVALID_FIELDS } from '#src/contract/errors.ts';
import { EVENT_BATCH, EVENT_FLUSH_MS, EventAnswer, TAKEN_TYPES_HEADER } from '#src/contract/events.ts';
import { gzip, GZIP_TYPE } from '#src/lib/gzip.ts';
import { BACKGROUND_TIMEOUT_MS, isWithin } from '#src/lib/timing.ts';
import { noteKnownTime } from '#src/device/known-time.ts';
import { sharedLocks } from '#src/device/locks.ts';
import { toWire } from './append.ts';
import { noteGzip, readDelivery } from './delivery-row.ts';
import { backoffMs, retryAfterMs, waitLeft } from './backoff.ts';
import { putOnDisk } from './flushed.ts';
import { nextBatch, settleDelivered, settleFailed, settleRefused } from './batch.ts';
import type { DeliveryRow, OutboxDb, OutboxRow } from '../db/tables/outbox-db.ts';

/** Milliseconds after which a sender that was frozen during its request loses the lock. */
const LOCK_STOLEN_AFTER_MS = 30_000;
export const SENDER_LOCK = 'halcyon-outbox';

/** What a request needs besides the events. */
export interface Sending {
  /** Address of `anonymous/appEventLogClient`. */
  url: string;
  commonFields: Record<string, unknown>;
  /** Proves that the events are the member's; not given or "": nothing is proved. */
  token?: string;
  /** Identifies this installation; if absent, the stored one of a page is used. */
  fingerprint?: string;
  onDelivered: (eventIds: string[]) => void;
  signal?: AbortSignal;
}

export interface DrainResult {
  sent: number;
  /** Milliseconds until the next useful attempt; 0 if nothing is pending. */
  waitMs: number;
}

/** Sends until nothing is due. With `all` false, recent events that do not fill a batch wait for more. */
export async function drain(db: OutboxDb, sending: Sending, all: boolean): Promise<DrainResult> {
  let sent = 0;
  for (;;) {
    const step = await withLock(() => sendOne(db, sending, all));
    if (step.kind === 'idle') return { sent, waitMs: 0 };
    if (step.kind === 'wait') return { sent, waitMs: step.waitMs };
    sent += step.sent;
    if (sending.signal?.aborted) return { sent, waitMs: 0 };
  }
}

type Step = { kind: 'idle' } | { kind: 'wait'; waitMs: number } | { kind: 'done'; sent: number };

async function sendOne(db: OutboxDb, sending: Sending, all: boolean): Promise<Step> {
  const delivery = await readDelivery(db);
  const waitMs = waitLeft(delivery, Date.now());
  if (waitMs > 0) return { kind: 'wait', waitMs };
  const batch = await nextBatch(db, delivery);
  if (batch.length === 0) return { kind: 'idle' };
  if (!all && isYoung(batch, delivery)) return { kind: 'wait', waitMs: EVENT_FLUSH_MS };
  await putOnDisk(db, batch);
  const answer = await post(
    { fingerprint: delivery.fingerprint ?? '', ...sending },
    batch,
    delivery.gzip === 'taken',
  );
  const step = await settle(db, batch, answer);
  if (isSettled(answer, batch)) sending.onDelivered(batch.map((row) => row.eventId));
  return step;
}

function isYoung(batch: readonly OutboxRow[], delivery: DeliveryRow): boolean {
  const isFull = batch.length >= Math.min(EVENT_BATCH, delivery.batchLimit);
  return !isFull && isWithin(EVENT_FLUSH_MS, batch[0]!.madeAt);
}

type Answer =
  | { kind: 'delivered'; rejected: EventAnswer['rejected']; takesGzip: boolean }
  | { kind: 'refused'; status: number; bytes: number; isGzip: boolean }
  | { kind: 'failed'; error: string; response?: Response };

/** The rows of this batch have left the outbox: delivered, or the one at fault moved to the dead letters. */
const isSettled = (answer: Answer, batch: readonly OutboxRow[]): boolean =>
  answer.kind === 'delivered' || (answer.kind === 'refused' && !answer.isGzip && batch.length === 1);

async function settle(db: OutboxDb, batch: OutboxRow[], answer: Answer): Promise<Step> {
  if (answer.kind === 'failed') {
    const nowMs = Date.now();
    const { failures } = await readDelivery(db);
    const retryAfter = answer.response?.headers.get('retry-after') ?? null;
    const waitMs = retryAfterMs(retryAfter, nowMs) ?? backoffMs(failures);
    const isAnswered = answer.response !== undefined;
    await settleFailed(db, answer.error, { nowMs, waitMs, isAnswered });
    return { kind: 'wait', waitMs };
  }
  if (answer.kind === 'refused' && answer.isGzip) {
    await noteGzip(db, 'refused');
    return { kind: 'done', sent: 0 };
  }
  if (answer.kind === 'refused') {
    await settleRefused(db, batch, answer);
    return { kind: 'done', sent: batch.length > 1 ? 0 : 1 };
  }
  await settleDelivered(db, batch, answer.rejected);
  if (answer.takesGzip) await noteGzip(db, 'taken');
  return { kind: 'done', sent: batch.length };
}

async function post(sending: Sending, batch: readonly OutboxRow[], takesGzip: boolean): Promise<Answer> {
  const text = JSON.stringify({ ...sending.commonFields, eventList: batch.map(toWire) });
  const packed = takesGzip ? await gzip(text) : undefined;
  const limit = AbortSignal.timeout(BACKGROUND_TIMEOUT_MS);
  try {
    const response = await fetch(sending.url, {
      method: 'POST',
      body: packed ?? text,
      headers: {
        'content-type': packed ? GZIP_TYPE : 'application/json',
        ...(sending.token && { authorization: sending.token }),
        ...(sending.fingerprint && { fingerprint: sending.fingerprint }),
      },
      signal: sending.signal ? AbortSignal.any([limit, sending.signal]) : limit,
      cache: 'no-store',
    });
    return judge(response, await response.text(), {
      bytes: new TextEncoder().encode(text).length,
      isGzip: packed !== undefined,
    });
  } catch (error) {
    return { kind: 'failed', error: error instanceof Error ? error.name : 'no answer' };
  }
}

const SPLITS: readonly number[] = [BAD_REQUEST, BODY_TOO_LARGE, INVALID_FIELDS];

/** What a server says that does not know the type. */
const UNSUPPORTED_TYPE = 415;

interface BodyInfo {
  /** Size of the body before it was compressed. */
  readonly bytes: number;
  readonly isGzip: boolean;
}

/** Only a refusal of the body may split a batch; a captive portal or a faulty deployment must not empty the outbox. */
function judge(response: Response, text: string, sent: BodyInfo): Answer {
  const { status } = response;
  if (refusesBody(status, sent)) return { kind: 'refused', status, ...sent };
  const envelope = status === 200 ? v.safeParse(Envelope, parseJson(text)) : null;
  if (!envelope?.success) return { kind: 'failed', error: `HTTP ${status}`, response };
  const { errcode, serverTime, data } = envelope.output;
  if (serverTime !== undefined) noteKnownTime(serverTime);
  if (isSuccess(envelope.output)) return { kind: 'delivered', ...delivered(data, response.headers) };
  if (refusesBody(errcode, sent)) return { kind: 'refused', status: errcode, ...sent };
  return { kind: 'failed', error: `errcode ${errcode}`, response };
}

const refusesBody = (code: number, { isGzip }: BodyInfo): boolean =>
  SPLITS.includes(code) || (isGzip && code === UNSUPPORTED_TYPE);

function delivered(data: unknown, headers: Headers) {
  const answer = v.safeParse(EventAnswer, data);
  return {
    rejected: answer.success ? answer.output.rejected : [],
    takesGzip: headers.get(TAKEN_TYPES_HEADER)?.includes(GZIP_TYPE) === true,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Waits for the lock, so that an event written just as another sender finished is not left behind. */
async function withLock(step: () => Promise<Step>): Promise<Step> {
  const locks = sharedLocks();
  if (!locks) return step();
  try {
    return await locks.request(SENDER_LOCK, { signal: AbortSignal.timeout(LOCK_STOLEN_AFTER_MS) }, step);
  } catch (error) {
    const reason = error instanceof DOMException ? error.name : '';
    // A frozen sender still holds it.
    if (reason === 'TimeoutError') return locks.request(SENDER_LOCK, { steal: true }, step);
    // Another sender took the lock, because this one had been frozen.
    if (reason === 'AbortError') return { kind: 'idle' };
    throw error;
  }
}
