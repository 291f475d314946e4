// One wish of the member, one effect. The lock is held here and not by a screen, so that leaving and
// coming back does not unlock it.
import { signal } from '@preact/signals-react';
import * as v from 'valibot';
import type { Call, Input, Output, Reply } from '#src/contract/call.ts';
import { walletCalls } from '#src/contract/wallet.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { database } from '../db/database.ts';
import type { WishRow } from '../db/schema.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';

/** The platform remembers an id for 24 hours; a wish that old is never sent again. */
export const WISH_LIFE_MS = 23 * 3600 * 1000;

/** Keys of the deeds under way; a button shows progress while its key is in here. */
export const deedsUnderWay = signal<ReadonlySet<string>>(new Set());

const running = new Map<string, Promise<unknown>>();

export interface DeedOptions {
  /** Locks together: two deeds with one key never run at once. */
  key: string;
  /** Does without the timeout dialog. */
  isQuiet?: boolean;
  /** It holds a password or a code: nothing of the wish is written down, not even a digest. */
  isSecret?: boolean;
  /** Of a wish that whoever asks keeps by themselves. */
  requestId?: string;
}

/**
 * Sends a write under a lock taken in the same tick. After silence the platform is asked what became
 * of it; only if nothing can be learned does the reply stay without an answer, and the same wish sent
 * again then carries the same `requestId`.
 */
export function perform<C extends Call>(call: C, input: Input<C>, options: DeedOptions): Promise<Reply<C>> {
  const underWay = running.get(options.key);
  if (underWay) return underWay as Promise<Reply<C>>;
  const deed = run(call, input, options).finally(() => unlock(options.key));
  running.set(options.key, deed);
  deedsUnderWay.value = new Set(running.keys());
  return deed;
}

function unlock(key: string): void {
  running.delete(key);
  deedsUnderWay.value = new Set(running.keys());
}

async function run<C extends Call>(
  call: C,
  input: Input<C>,
  { isQuiet = false, isSecret = false, requestId: kept }: DeedOptions,
): Promise<Reply<C>> {
  const { memberId } = session.peek();
  // Sign-ins and registrations are wishes of nobody yet.
  const inMemory = isSecret || memberId === 0;
  const wanted = async () => ({ memberId, call: call.name, digest: await digestOf(input) });
  const requestId = kept ?? (await rememberWish(await wanted(), inMemory)).requestId;
  const reply = await request(call, input, { requestId, isQuiet });
  if (isDefinite(reply)) {
    await forgetWish(requestId);
    return reply;
  }
  const outcome = memberId > 0 ? await askOutcome(call, requestId) : undefined;
  if (!outcome) return reply;
  await forgetWish(requestId);
  return outcome;
}

/** The platform has spoken, or nothing left the device. */
export const isDefinite = (reply: Reply<Call>): boolean =>
  reply.ok || reply.kind === 'refused' || reply.kind === 'notSent' || reply.kind === 'signedOut';

async function askOutcome<C extends Call>(call: C, requestId: string): Promise<Reply<C> | undefined> {
  const reply = await request(walletCalls.requestResult, { requestId }, { isQuiet: true });
  if (!reply.ok || reply.data.state !== 'done' || reply.data.call !== call.name) return undefined;
  const outcome = v.safeParse(call.output, reply.data.data);
  return outcome.success ? { ok: true, data: outcome.output as Output<C>, source: 'platform' } : undefined;
}

/** Wishes that hold a password or a code are never written down, not even digested. */
const wishesInMemory: WishRow[] = [];

async function rememberWish(
  wish: Pick<WishRow, 'memberId' | 'call' | 'digest'>,
  inMemory: boolean,
): Promise<WishRow> {
  const isSame = (row: WishRow) =>
    row.memberId === wish.memberId &&
    row.call === wish.call &&
    row.digest === wish.digest &&
    Date.now() - row.madeAt < WISH_LIFE_MS;
  const fresh: WishRow = { ...wish, requestId: uuidv4(), madeAt: Date.now() };
  if (inMemory) {
    const same = wishesInMemory.find(isSame);
    if (!same) wishesInMemory.push(fresh);
    return same ?? fresh;
  }
  const { db } = await database();
  return db.transaction('rw', db.wishes, async () => {
    const same = (await db.wishes.where({ memberId: wish.memberId }).toArray()).find(isSame);
    if (!same) await db.wishes.add(fresh);
    return same ?? fresh;
  });
}

async function forgetWish(requestId: string): Promise<void> {
  const index = wishesInMemory.findIndex((row) => row.requestId === requestId);
  if (index >= 0) {
    wishesInMemory.splice(index, 1);
    return;
  }
  const { db } = await database();
  await db.wishes.delete(requestId);
}

/** Tells wishes apart without keeping what they hold: a password may be in there. */
async function digestOf(input: unknown): Promise<string> {
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle;
  // Without a secure address there is no digest, and two such wishes never count as the same.
  if (!subtle) return uuidv4();
  const bytes = await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(input)));
  return Array.from(new Uint8Array(bytes).slice(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );
}
