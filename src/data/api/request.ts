// The only place that calls the platform. It shows nothing; listeners decide what a failure looks like.
import * as v from 'valibot';
import { API_BASE } from '#src/contract/page/build-info.ts';
import type { Call, Input, NoAnswer, Output, OwnErrcode, RefusedReply, Reply } from '#src/contract/call.ts';
import {
  API_PREFIX,
  type CommonErrcode,
  Envelope,
  type Errcode,
  isSignedOut,
  isSuccess,
  RefusalDetail,
  SOURCE_HEADER,
} from '#src/contract/envelope.ts';
import { MAINTENANCE, TOO_MANY_REQUESTS, UPDATE_REQUIRED } from '#src/contract/errors.ts';
import { lenient, parseWithDropped } from '#src/contract/rows.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import { noteServerTime } from './clock.ts';
import { callTimeoutMs, isCutOff, maintenance, noteAnswer, noteFailure } from './connection.ts';
import { outdateReads } from './joined.ts';
import { languageHeader } from './language-header.ts';
import { pageFields } from './page-fields.ts';
import { endSession, fingerprint, session } from '../session/session.ts';

export interface RequestOptions {
  /** The idempotency key of a mutation; other writes get a new one. */
  requestId?: string;
  /** Does not show the timeout dialog. Who may, and why, is a table: `tests/unit/data/quiet-calls.ts`. */
  isQuiet?: boolean;
  /** What stands for values of a later version. Only where nothing is stored yet that they could spoil. */
  defaults?: object | undefined;
  /** For a session that this page no longer has, such as the one to be signed out. */
  token?: string;
}

/** A call timed out and its caller did not suppress the dialog. */
export const timedOut = createEmitter<void>();

/** An answer, or rows of one, broke the contract and were not stored. */
export const contractBroken = createEmitter<{ call: string; problem: string }>();

/** The platform refused a call, for listeners to codes that concern the whole app. */
export const callRefused = createEmitter<{ refused: RefusedReply<Errcode>; isQuiet: boolean }>();

export async function request<C extends Call>(
  call: C,
  input: Input<C>,
  options: RequestOptions = {},
): Promise<Reply<C>> {
  const token = options.token ?? session.peek().token;
  if (call.access === 'member' && !token) return noAnswer('signedOut');
  if (isCutOff() && call.write) {
    noteFailure();
    return noAnswer('notSent');
  }
  const sent = await send(call, { ...(input as object), ...requestIdOf(call, options) }, token);
  if (typeof sent === 'string') {
    if (sent === 'timeout' && !options.isQuiet) timedOut.emit();
    noteFailure();
    return noAnswer(sent);
  }
  return judge(call, { ...sent, ...options }, token);
}

const noAnswer = (kind: NoAnswer['kind']): NoAnswer => ({ ok: false, kind });

const requestIdOf = (call: Call, { requestId }: RequestOptions) =>
  call.write ? { requestId: requestId ?? uuidv4() } : {};

interface RawReply {
  text: string;
  source: 'platform' | 'worker';
}

interface ReadOptions extends RawReply {
  /** Nobody waits for the answer. */
  isQuiet?: boolean;
  defaults?: object | undefined;
}

/** The body as text, or why there is none. */
async function send(call: Call, own: object, token: string): Promise<RawReply | 'timeout' | 'unreachable'> {
  // The timeout includes the body, because one that never ends must not block a screen.
  const limit = AbortSignal.timeout(callTimeoutMs());
  try {
    const response = await fetch(`${API_BASE}${API_PREFIX}/${call.name}`, {
      method: 'POST',
      body: JSON.stringify({ ...own, ...pageFields() }),
      headers: {
        'content-type': 'application/json',
        authorization: token,
        fingerprint: fingerprint(),
        'accept-language': languageHeader(),
      },
      signal: limit,
      credentials: 'omit',
    });
    return {
      text: await response.text(),
      source: response.headers.has(SOURCE_HEADER) ? 'worker' : 'platform',
    };
  } catch {
    return limit.aborted ? 'timeout' : 'unreachable';
  } finally {
    if (call.write) outdateReads();
  }
}

function judge<C extends Call>(
  call: C,
  { text, source, isQuiet, defaults }: ReadOptions,
  token: string,
): Reply<C> {
  const parsed = v.safeParse(Envelope, parseJson(text));
  if (!parsed.success) return broken(call, 'not an envelope');
  const envelope = parsed.output;
  if (source === 'platform') noteAnswer();
  if (source === 'platform' && isSuccess(envelope)) maintenance.value = undefined;
  if (envelope.serverTime !== undefined) noteServerTime(envelope.serverTime);
  if (isSuccess(envelope)) return accept(lenientCall(call, defaults), envelope.data, source);
  if (isSignedOut(envelope) && call.access === 'member') endSession('expired', token);
  const reply = refused<C>(envelope);
  callRefused.emit({ refused: reply, isQuiet: isQuiet === true });
  return reply;
}

const lenientCall = <C extends Call>(call: C, defaults: object | undefined): C =>
  defaults ? { ...call, output: lenient(call.output, defaults) } : call;

/** What the worker was answered in the background, without a word to the page that asked. */
export function judgeLater<C extends Call>(call: C, text: string | undefined): Reply<C> {
  if (text === undefined) {
    noteFailure();
    return noAnswer('unreachable');
  }
  const reply = judge(call, { text, source: 'platform', isQuiet: true }, '');
  const isExpected = reply.ok || reply.kind !== 'refused' || EXPECTED.includes(reply.errcode);
  if (!isExpected) contractBroken.emit({ call: call.name, problem: `refused with ${reply.errcode}` });
  return reply;
}

/** Codes that any call may return. */
const EXPECTED: readonly Errcode[] = [UPDATE_REQUIRED, TOO_MANY_REQUESTS, MAINTENANCE];

function accept<C extends Call>(call: C, data: unknown, source: RawReply['source']): Reply<C> {
  const { result, dropped } = parseWithDropped(call.output, data);
  if (!result.success) return broken(call, v.summarize(result.issues), 'unreadable');
  for (const { problem } of dropped) contractBroken.emit({ call: call.name, problem });
  return { ok: true, data: result.output as Output<C>, source };
}

/** What is no answer of the platform came from something on the way: that is a connection that fails. */
function broken(call: Call, problem: string, kind: 'unreachable' | 'unreadable' = 'unreachable'): NoAnswer {
  if (kind === 'unreachable') noteFailure();
  contractBroken.emit({ call: call.name, problem });
  return noAnswer(kind);
}

function refused<C extends Call>(envelope: Envelope): RefusedReply<OwnErrcode<C> | CommonErrcode> {
  const detail = v.safeParse(RefusalDetail, envelope.data ?? {});
  return {
    ok: false,
    kind: 'refused',
    // A newer platform may answer with a code unknown to this build: screens show its `msg`.
    errcode: envelope.errcode as OwnErrcode<C> | CommonErrcode,
    msg: envelope.msg,
    detail: detail.success ? detail.output : {},
    traceId: envelope.traceId,
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
