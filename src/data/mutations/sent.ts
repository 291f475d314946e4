// Mutations that were sent at once and whose outcome is not known yet. Their input is not stored: it may be a
// password or a code.
import { uuidv4 } from '#src/lib/uuid.ts';
import { platformMs } from '../api/clock.ts';
import { hasSurelyPassed, knownPlatformMs } from '#src/device/known-time.ts';
import { database } from '../db/database.ts';
import type { HalcyonDb, MutationRow } from '../db/tables/schema.ts';
import { writeMember } from '../db/write.ts';

/** Milliseconds. The platform remembers an idempotency key for 24 hours, so an older mutation is never resent with its key. */
const KEY_LIFE_MS = 23 * 3600 * 1000;

export type Identity = Pick<MutationRow, 'memberId' | 'call' | 'subject' | 'isMoney'>;

interface SentMutation extends Identity {
  readonly createdAt: number;
  /** The input as text, only in this page's memory. */
  readonly text: string;
}

/** By idempotency key. */
const sentByThisPage = new Map<string, SentMutation>();

export const isSentByThisPage = (requestId: string): boolean => sentByThisPage.has(requestId);

/** A mutation that is about to be sent. */
interface Try {
  /** That of the same mutation, as long as its outcome is unknown. */
  readonly requestId: string;
  /** It moves coin, and was sent before without an answer. */
  readonly hasEarlierTry: boolean;
}

export async function rememberSent(identity: Identity, input: unknown): Promise<Try> {
  const text = JSON.stringify(input);
  const requestId = sameInPage(identity, text) ?? (await sameInStorage(identity)) ?? uuidv4();
  const createdAt = sentByThisPage.get(requestId)?.createdAt ?? platformMs();
  sentByThisPage.set(requestId, { ...identity, createdAt, text });
  // Signing in and registering belong to no member yet.
  if (identity.memberId === 0) return { requestId, hasEarlierTry: false };
  let attempts = 1;
  await writeMember(identity.memberId, ['mutations'], async (db) => {
    const before = await db.mutations.get(requestId);
    attempts = (before?.attempts ?? 0) + 1;
    const row = { ...identity, requestId, createdAt: before?.createdAt ?? createdAt, attempts };
    await db.mutations.put(identity.isMoney ? { ...row, ...sendingNow() } : row);
  });
  return { requestId, hasEarlierTry: identity.isMoney === true && attempts > 1 };
}

const THIS_PAGE = uuidv4();

function sendingNow(): Pick<MutationRow, 'state' | 'sentBy' | 'sentAt'> {
  const sentAt = knownPlatformMs();
  return { state: 'sending', sentBy: THIS_PAGE, ...(sentAt !== undefined && { sentAt }) };
}

/** Whether this page waits for its answer. */
export const isSendingHere = ({ state, sentBy }: MutationRow): boolean =>
  state === 'sending' && sentBy === THIS_PAGE;

export async function forgetSent(requestId: string): Promise<void> {
  const sent = sentByThisPage.get(requestId);
  sentByThisPage.delete(requestId);
  if (sent?.memberId === 0) return;
  const { db } = await database();
  await db.mutations.delete(requestId);
}

/** Makes the mutation count as one of an earlier page: how its request ended is not known here. */
export function forgetSender(requestId: string): void {
  sentByThisPage.delete(requestId);
}

/** Within a transaction on `mutations`: for a call whose unresolved mutations no longer matter. */
export async function forgetSentOf(db: HalcyonDb, memberId: number, call: string): Promise<void> {
  for (const [requestId, sent] of sentByThisPage) {
    if (sent.memberId === memberId && sent.call === call) sentByThisPage.delete(requestId);
  }
  const unresolved = db.mutations.where({ memberId }).filter((row) => row.call === call && !row.input);
  await unresolved.delete();
}

function sameInPage({ memberId, call, subject }: Identity, text: string): string | undefined {
  const same = [...sentByThisPage].find(
    ([, sent]) =>
      sent.memberId === memberId &&
      sent.call === call &&
      sent.subject === subject &&
      sent.text === text &&
      isYoung(sent),
  );
  return same?.[0];
}

/**
 * Sent before the app was closed: only its subject distinguishes it from others of its call. Where coin moves, the
 * subject says everything that matters, so a secret that is typed again leaves the key as it is.
 */
async function sameInStorage({ memberId, call, subject, isMoney }: Identity): Promise<string | undefined> {
  if (memberId === 0 || subject === '') return undefined;
  const { db } = await database();
  const rows = await db.mutations.where({ memberId, call, subject }).toArray();
  // What this page has sent it knows by its input.
  const before = rows.filter(
    (row) => row.input === undefined && (isMoney || !isSentByThisPage(row.requestId)),
  );
  return before.find(isYoung)?.requestId;
}

export const isYoung = ({ createdAt }: Pick<MutationRow, 'createdAt'>): boolean =>
  !hasSurelyPassed(KEY_LIFE_MS, createdAt);
