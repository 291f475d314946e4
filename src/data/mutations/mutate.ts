// A write that is sent at once and never resent by itself: one lock, one idempotency key, one outcome.
import type { Call, Input, NoAnswer, Output, OwnErrcode, RefusedReply, Reply } from '#src/contract/call.ts';
import type { CommonErrcode } from '#src/contract/envelope.ts';
import { CONFLICT, SERVER_FAULT } from '#src/contract/errors.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { lockOf, underLock } from './lock.ts';
import { askOutcome } from './outcome.ts';
import type * as Sent from './sent.ts';

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

type AnyRefused = RefusedReply<OwnErrcode<Call> | CommonErrcode>;
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
  return underLock(options.lock ?? lockOf(call, options.subject), async () => {
    const sent = await loadSent();
    return sent ? send(sent, call, { input, ...options }) : NOT_SENT;
  });
}

const UNANSWERED: NoAnswer = { ok: false, kind: 'unreachable' };
const NOT_SENT: NoAnswer = { ok: false, kind: 'notSent' };

/** Part of what members need: a visitor loads it with the first mutation. */
const loadSent = (): Promise<typeof Sent | null> => import('./sent.ts').catch(() => null);

async function send<C extends Call>(
  sent: typeof Sent,
  call: C,
  {
    input,
    subject = '',
    isQuiet = false,
    isMoney,
    onRefused,
    keep,
  }: MutateOptions<C> & { readonly input: Input<C> },
): Promise<Reply<C>> {
  const { memberId } = session.peek();
  const identity = { memberId, call: call.name, subject, ...(isMoney && { isMoney }) };
  const { requestId, hasEarlierTry } = await sent.rememberSent(identity, input);
  const reply = await untilAnswered(() => request(call, input, { requestId, isQuiet }), onRefused);
  const isAsked = memberId !== 0 && isUnclear(reply, isMoney);
  const last = isAsked ? await replyOfOutcome(call, requestId, reply) : reply;
  if (!(await isKept(last, keep))) return UNANSWERED;
  // A refusal says nothing of an earlier try, which may still arrive.
  if (isDefinite(last) && (last.ok || !hasEarlierTry)) await sent.forgetSent(requestId);
  return last;
}

/** Also if there is nothing to store. */
async function isKept<C extends Call>(reply: Reply<C>, keep: MutateOptions<C>['keep']): Promise<boolean> {
  if (!reply.ok || !keep) return true;
  try {
    return await keep(reply.data);
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

/** Where coin moves also if the key has had an effect with another input, or the platform failed at some moment. */
function isUnclear(reply: Reply<Call>, isMoney = false): boolean {
  if (reply.ok || reply.kind !== 'refused') return !isDefinite(reply);
  return isMoney && (reply.errcode === CONFLICT || reply.errcode === SERVER_FAULT);
}

/** The platform has answered, or nothing left the device. */
export const isDefinite = (reply: Reply<Call>): boolean =>
  reply.ok || !['timeout', 'unreachable', 'unreadable'].includes(reply.kind);
