// A write that is sent at once and never resent by itself: one lock, one idempotency key, one outcome.
import type { Call, Input, NoAnswer, Output, OwnErrcode, Refused, Reply } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import { CONFLICT, SERVER_FAULT } from '#src/contract/errors.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { lockOf, underLock } from './lock.ts';
import { askOutcome } from './outcome.ts';
import { forgetSent, rememberSent } from './sent.ts';

export interface MutateOptions<C extends Call = Call> {
  /**
   * What the mutation is about, such as a game's id: call and subject determine the input. Never a secret.
   * Without a subject a mutation keeps its idempotency key only as long as this page is open.
   */
  subject?: string;
  /** Mutations with one lock never run at the same time; by default that of the call and its subject. */
  lock?: string;
  /** Does not show the timeout dialog. */
  isQuiet?: boolean;
  /** Its screen asks for an outcome that is not known, because it stores the effect. */
  isMoney?: true;
  /** Resolves with true if the refused mutation is to be sent again, with the same idempotency key. */
  onRefused?: OnRefused;
  /** Stores the effect before the mutation is forgotten. Resolves with false if that was not possible yet. */
  keep?: (data: Output<C>) => Promise<boolean>;
}

type AnyRefused = Refused<OwnErrcode<Call> | CommonErrcode>;
export type OnRefused = (refused: AnyRefused) => Promise<boolean>;

/**
 * After no answer the platform is asked for the outcome. Only if that fails, too, the reply has no answer, and
 * sending the same mutation again then uses the same idempotency key.
 */
export function mutate<C extends Call>(
  call: C,
  input: Input<C>,
  options: MutateOptions<C> = {},
): Promise<Reply<C>> {
  return underLock(options.lock ?? lockOf(call, options.subject), () => send(call, input, options));
}

const UNANSWERED: NoAnswer = { ok: false, kind: 'unreachable' };

async function send<C extends Call>(
  call: C,
  input: Input<C>,
  { subject = '', isQuiet = false, isMoney, onRefused, keep }: MutateOptions<C>,
): Promise<Reply<C>> {
  const { memberId } = session.peek();
  const identity = { memberId, call: call.name, subject, ...(isMoney && { isMoney }) };
  const { requestId, isRepeated } = await rememberSent(identity, input);
  const reply = await untilAnswered(() => request(call, input, { requestId, isQuiet }), onRefused);
  const isAnswered = isDefinite(reply) && !(isMoney && leavesOpen(reply));
  const last = isAnswered || memberId === 0 ? reply : await replyOfOutcome(call, requestId, reply);
  if (last.ok && keep && !(await isKept(keep, last.data))) return UNANSWERED;
  // A refusal says nothing of an earlier try, which may still arrive.
  const isOpen = !isDefinite(last) || (isMoney && isRepeated && !last.ok);
  if (!isOpen) await forgetSent(requestId);
  return last;
}

async function isKept<D>(keep: (data: D) => Promise<boolean>, data: D): Promise<boolean> {
  try {
    return await keep(data);
  } catch (error) {
    reportError(error);
    return false;
  }
}

/** Once more if what it was refused for has been given, and the member is still the same. */
async function untilAnswered<C extends Call>(
  once: () => Promise<Reply<C>>,
  onRefused: OnRefused | undefined,
): Promise<Reply<C>> {
  const { memberId } = session.peek();
  const reply = await once();
  if (!onRefused || reply.ok || reply.kind !== 'refused' || !(await onRefused(reply))) return reply;
  return session.peek().memberId === memberId ? once() : reply;
}

/** Without an outcome, that there was no answer. */
async function replyOfOutcome<C extends Call>(
  call: C,
  requestId: string,
  reply: Reply<C>,
): Promise<Reply<C>> {
  const outcome = await askOutcome(call, requestId);
  if (typeof outcome === 'string' || outcome.data === undefined)
    return isDefinite(reply) ? UNANSWERED : reply;
  return { ok: true, data: outcome.data, source: 'platform' };
}

/** The key has had an effect with another input, or the platform failed before or after the effect. */
const leavesOpen = (reply: Reply<Call>): boolean =>
  !reply.ok && reply.kind === 'refused' && [CONFLICT, SERVER_FAULT].some((code) => code === reply.errcode);

/** The platform has answered, or nothing left the device. */
export const isDefinite = (reply: Reply<Call>): boolean =>
  reply.ok || (reply.kind !== 'timeout' && reply.kind !== 'unreachable');
