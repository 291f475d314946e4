// A write that is sent at once and never resent by itself: one lock, one idempotency key, one outcome.
import type { Call, Input, Reply } from '#src/contract/call.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { lockOf, underLock } from './lock.ts';
import { askOutcome } from './outcome.ts';
import { forgetSent, rememberSent } from './sent.ts';

export interface MutateOptions {
  /**
   * What the mutation is about, such as a game's id: call and subject determine the input. Never a secret.
   * Without a subject a mutation keeps its idempotency key only as long as this page is open.
   */
  subject?: string;
  /** Mutations with one lock never run at the same time; by default that of the call and its subject. */
  lock?: string;
  /** Does not show the timeout dialog. */
  isQuiet?: boolean;
}

/**
 * After no answer the platform is asked for the outcome. Only if that fails, too, the reply has no answer, and
 * sending the same mutation again then uses the same idempotency key.
 */
export function mutate<C extends Call>(
  call: C,
  input: Input<C>,
  { subject = '', lock = lockOf(call, subject), isQuiet = false }: MutateOptions = {},
): Promise<Reply<C>> {
  return underLock(lock, () => send(call, input, { subject, isQuiet }));
}

async function send<C extends Call>(
  call: C,
  input: Input<C>,
  { subject, isQuiet }: { subject: string; isQuiet: boolean },
): Promise<Reply<C>> {
  const { memberId } = session.peek();
  const requestId = await rememberSent({ memberId, call: call.name, subject }, input);
  const reply = await request(call, input, { requestId, isQuiet });
  const outcome = isDefinite(reply) || memberId === 0 ? undefined : await askOutcome(call, requestId);
  const last = outcome ?? reply;
  if (isDefinite(last)) await forgetSent(requestId);
  return last;
}

/** The platform has answered, or nothing left the device. */
export const isDefinite = (reply: Reply<Call>): boolean =>
  reply.ok || (reply.kind !== 'timeout' && reply.kind !== 'unreachable');
