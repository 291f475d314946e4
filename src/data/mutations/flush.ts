// Sends pending mutations, one at a time among all tabs: at the start, when online again, and when one is queued.
import type { Call, NoAnswer, Reply } from '#src/contract/call.ts';
import type { Errcode } from '#src/contract/envelope.ts';
import { MAINTENANCE, SERVER_FAULT, TOO_MANY_REQUESTS, UPDATE_REQUIRED } from '#src/contract/errors.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { platformMs } from '../api/clock.ts';
import { isCutOff } from '../api/connection.ts';
import { request } from '../api/request.ts';
import { untilUpdated } from '../api/worker-state.ts';
import { database } from '../db/database.ts';
import { sharedLocks } from '#src/device/locks.ts';
import type { HalcyonDb, MutationRow } from '../db/tables/schema.ts';
import { nextCallSeq } from '../api/call-seq.ts';
import { isStillSignedIn, session } from '../session/session.ts';
import { endedRow } from './outcomes.ts';
import { policyOf } from './policies.ts';
import type { QueuedRow, QueuePolicy } from './policies.ts';
import { isQueued } from './queue.ts';
import { resolveSent } from './resolve.ts';
import { isYoung } from './sent.ts';
import { forgetWaits, isWaiting, noteEnded, noteFailed } from './waits.ts';

const LOCK = 'halcyon-mutations';

let running: Promise<void> | undefined;
let isWanted = false;

interface FlushOptions {
  /** A caller waits for it: delays after a failure are ignored. */
  readonly isUrgent?: boolean;
}

/** Resolves when everything that could be sent has been sent. */
export function flush({ isUrgent = false }: FlushOptions = {}): Promise<void> {
  if (isUrgent) forgetWaits();
  isWanted = true;
  running ??= flushWhileWanted().finally(() => {
    running = undefined;
  });
  return running;
}

async function flushWhileWanted(): Promise<void> {
  while (isWanted) {
    isWanted = false;
    await sendAll();
  }
}

let tail: Promise<unknown> = Promise.resolve();

/** Without shared locks, at least this page sends one at a time. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  const locks = sharedLocks();
  if (locks) return locks.request(LOCK, {}, work) as Promise<T>;
  const turn = tail.then(work, work);
  tail = turn.catch(() => {});
  return turn;
}

const retry = (): void =>
  void untilUpdated()
    .then(() => flush())
    .catch(() => {});

/** A part of the app that could not be loaded is like a platform that could not be reached. */
const noPart = (): NoAnswer => ({ ok: false, kind: isCutOff() ? 'notSent' : 'unreachable' });

async function sendAll(): Promise<void> {
  const { db } = await database();
  await resolveSent(db);
  for (const row of (await rowsToSend(db)).filter(isQueued)) {
    // After a failure other mutations of the same call wait too; other calls may succeed.
    if (isWaiting(row.call)) continue;
    const policy = await policyOf(row.call);
    if (policy === 'notLoaded') noteFailed(row.call, noPart(), retry);
    else if (policy) await sendGuarded(policy, row);
  }
}

/** Sends the pending mutations of one call now, for a caller that has to wait for them; other calls do not delay it. */
export async function flushCall(policy: QueuePolicy): Promise<void> {
  const { db } = await database();
  const rows = (await rowsToSend(db)).filter(isQueued).filter(({ call }) => call === policy.call.name);
  for (const row of rows) await sendGuarded(policy, row);
}

async function sendGuarded(policy: QueuePolicy, row: QueuedRow): Promise<void> {
  const send = async () => void (await sendQueued(policy, { requestId: row.requestId }));
  await (policy.guard?.(row, send) ?? send());
}

/** Mutations of the signed-in member, and of sessions that have ended. */
async function rowsToSend(db: HalcyonDb): Promise<MutationRow[]> {
  const { memberId } = session.peek();
  const rows = await db.mutations.where('memberId').anyOf([0, memberId]).toArray();
  return rows.sort((a, b) => a.createdAt - b.createdAt);
}

interface SendOptions {
  readonly requestId: string;
  readonly isQuiet?: boolean;
}

/** Sends one row now, whatever its policy says; `undefined` if it was settled or replaced meanwhile. */
export async function sendQueued<C extends Call>(
  policy: QueuePolicy<C>,
  options: SendOptions,
): Promise<Reply<C> | undefined> {
  const { db } = await database();
  return alone(() => sendRow(db, policy, options));
}

async function sendRow<C extends Call>(
  db: HalcyonDb,
  policy: QueuePolicy<C>,
  { requestId, isQuiet = true }: SendOptions,
): Promise<Reply<C> | undefined> {
  const row = await rowWithGoodKey(db, requestId);
  if (!row || !isCurrent(row)) return undefined;
  const callSeq = nextCallSeq();
  const { input, token } = row;
  const options = { requestId: row.requestId, isQuiet, ...(token !== undefined && { token }) };
  const reply: Reply<C> = await request(policy.call, input as never, options);
  const isEnded = policy.isEnded?.(reply) ?? endsByDefault(reply);
  if (isEnded) noteEnded(row.call);
  else noteFailed(row.call, reply, retry);
  await db.transaction('rw', [db.mutations, ...policy.tables(db)], async () => {
    const kept = await db.mutations.get(row.requestId);
    if (!kept || !isCurrent(row)) return;
    if (!isEnded) return void (await db.mutations.put({ ...kept, attempts: kept.attempts + 1 }));
    await db.mutations.delete(row.requestId);
    const shown = await policy.settle({ db, row, reply, callSeq, isQuiet });
    if (shown) await db.mutations.add(endedRow(kept, shown));
  });
  return reply;
}

/** Never sends, or stores the answer of, another member's mutation. */
const isCurrent = ({ memberId, token }: QueuedRow): boolean =>
  token !== undefined || isStillSignedIn(memberId);

/** An old mutation gets a new key, because the platform may have forgotten the first one. */
async function rowWithGoodKey(db: HalcyonDb, requestId: string): Promise<QueuedRow | undefined> {
  return db.transaction('rw', db.mutations, async () => {
    const row = await db.mutations.get(requestId);
    if (!row || !isQueued(row)) return;
    if (isYoung(row) || row.token !== undefined) return row;
    const renewed: QueuedRow = { ...row, requestId: uuidv4(), createdAt: platformMs() };
    await db.mutations.delete(requestId);
    await db.mutations.add(renewed);
    return renewed;
  });
}

const NO_TIME: readonly Errcode[] = [UPDATE_REQUIRED, TOO_MANY_REQUESTS, SERVER_FAULT, MAINTENANCE];

const endsByDefault = (reply: Reply<Call>): boolean =>
  reply.ok || (reply.kind === 'refused' && !NO_TIME.includes(reply.errcode));
