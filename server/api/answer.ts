// The pipeline of every call, before and after its handler.
import type { Call } from '#src/contract/call.ts';
import { calls } from '#src/contract/index.ts';
import {
  ACCOUNT_CLOSED,
  type BAD_REQUEST,
  type BODY_TOO_LARGE,
  FORBIDDEN,
  NOT_FOUND,
  SIGNED_OUT,
  TAKING_A_BREAK,
  TOO_MANY_REQUESTS,
  UPDATE_REQUIRED,
} from '#src/contract/errors.ts';
import { rememberToken } from '../fair-queue/asker.ts';
import type { Encryption } from '../secrets/encryption.ts';
import { handlers } from './handlers.ts';
import { isRefusal, type Refusal, refuse } from '../refusals/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import type { ConfigSource } from '../store/lobby/config.ts';
import { memberScope, publicScope } from '../store/requests/request-memory.ts';
import type { Metrics } from '../operations/metrics.ts';
import { refuseWithoutProof } from '../calls/recent-proof.ts';
import { refusePaused } from '../store/safer-play/enforcement.ts';
import { memberByToken, type SignedIn } from '../store/member/sessions.ts';
import type { Db } from '../database/tables/tables.ts';
import type { EventLimits, IdentityProviders, TextMessages } from '../calls/services.ts';
import type { ServedGames } from '../world/built-in-games.ts';
import { type Body, readBody, readCommonFields } from '../http/body.ts';
import type { Context } from '../calls/context.ts';
import { EVENT_CALL } from '../http/event-call.ts';
import { readInput, readRequestId } from './input.ts';
import type { Limit, ReceivedCall, SharedLimit } from '../admission/limits.ts';
import { type AnyWrite, digestOfInput, write } from './once.ts';

export interface Services {
  readonly db: Db;
  readonly settings: Settings;
  readonly secret: string;
  readonly encryption: Encryption;
  readonly texts: TextMessages | null;
  readonly identityProviders: IdentityProviders;
  readonly builtIn: ServedGames;
  readonly config: ConfigSource;
  readonly limit: Limit;
  readonly eventLimits: EventLimits;
  readonly sharedLimit: SharedLimit;
  readonly metrics: Metrics;
  readonly pushKey: string;
}

/** A refusal that no handler saw also shows in the HTTP status. */
export interface CallAnswer {
  readonly result: unknown;
  readonly isHandled: boolean;
}

type AnyRead = (context: Context, input: unknown) => Promise<unknown>;

interface Target {
  readonly call: Call;
  readonly handler: AnyRead | AnyWrite;
}

const DECLARED: Readonly<Record<string, Call>> = calls;
const HANDLERS: Readonly<Record<string, AnyRead | AnyWrite>> = handlers as never;

export async function answer(services: Services, asked: ReceivedCall): Promise<CallAnswer> {
  const target = targetOf(asked.name);
  if (!target) return unreached(refuse(NOT_FOUND));
  const body = openBody(services, target.call, asked);
  if (isRefusal(body)) return unreached(body);
  const tooMany = await services.sharedLimit(services.db, asked, body);
  if (tooMany) return unreached(tooMany);
  const member = await admit(services, target.call, asked);
  if (isRefusal(member)) return member.errcode === TOO_MANY_REQUESTS ? unreached(member) : handled(member);
  const result = await run(target, { context: contextFor(services, asked, member), member, body });
  // The app's delivery of events goes by the HTTP status.
  return asked.name === EVENT_CALL && isRefusal(result) ? unreached(result) : handled(result);
}

const handled = (result: unknown): CallAnswer => ({ result, isHandled: true });
const unreached = (result: Refusal<number>): CallAnswer => ({ result, isHandled: false });

function targetOf(name: string): Target | null {
  const handler = Object.hasOwn(HANDLERS, name) ? HANDLERS[name] : undefined;
  const call = DECLARED[name];
  return handler && call ? { call, handler } : null;
}

/** Refuses unreadable bodies, wrong fields, outdated apps and too many requests before any handler runs. */
function openBody(
  services: Services,
  call: Call,
  asked: ReceivedCall,
):
  | Body
  | Refusal<typeof BAD_REQUEST | typeof BODY_TOO_LARGE | typeof UPDATE_REQUIRED | typeof TOO_MANY_REQUESTS> {
  const tooMany = services.limit(asked, null);
  if (tooMany) return tooMany;
  const body = readBody(call.name, { type: asked.contentType, bytes: asked.body });
  if (isRefusal(body)) return body;
  const common = readCommonFields(body);
  if (isRefusal(common)) return common;
  const { minAppVersion } = services.settings;
  // Events of an outdated app are still accepted.
  const isServed = call.name === EVENT_CALL || !isOlder(common.appVersion, minAppVersion);
  if (!isServed) return refuse(UPDATE_REQUIRED, { minVersion: minAppVersion });
  return (call.name === EVENT_CALL ? services.eventLimits.batch(asked, body) : null) ?? body;
}

/** They judge a break themselves: a stricter limit is always welcome, and some topics of messages go on. */
const JUDGE_BREAKS: readonly string[] = ['limitSet', 'pushSet'];

/** Starting a game, deposits, and every claim. */
const isPaused = ({ name, errors }: Call): boolean =>
  errors.includes(TAKING_A_BREAK) && !JUDGE_BREAKS.includes(name);

async function run(
  { call, handler }: Target,
  { context, member, body }: { context: Context; member: SignedIn | null; body: Body },
): Promise<unknown> {
  const input = readInput(call, body);
  if (isRefusal(input)) return input;
  const requestId = readRequestId(call, body);
  if (isRefusal(requestId)) return requestId;
  const unproved = async () =>
    member && call.proof === 'always' ? refuseWithoutProof(Object.assign(context, { member })) : null;
  if (!call.write) return (await unproved()) ?? (handler as AnyRead)(context, input);
  const scope = member ? memberScope(member.id) : publicScope(context.client.fingerprint);
  const digest = digestOfInput(context.secret, input);
  const mutation =
    requestId === null ? null : { scope, requestId, call: call.name, digest, now: context.now };
  const mutationKey = mutation && `${mutation.scope} ${mutation.requestId}`;
  const paused = async () =>
    member && isPaused(call) ? refusePaused(context.db, { memberId: member.id, now: context.now }) : null;
  const refuseNew = async () => (await paused()) ?? unproved();
  return write(handler, { context: { ...context, mutationKey }, input, mutation, refuseNew });
}

/** `null` for a public call, which ignores any token. */
async function admit(
  services: Services,
  call: Call,
  asked: ReceivedCall,
): Promise<SignedIn | null | Refusal<number>> {
  if (call.access === 'public') return asked.token === '' ? null : services.limit(asked, 'ignored');
  const member = asked.token === '' ? null : await memberByToken(services.db, asked.token, asked.now);
  if (!member) return services.limit(asked, 'nobody') ?? refuse(SIGNED_OUT);
  rememberToken(asked.token);
  // A call that declares ACCOUNT_CLOSED checks for it itself.
  if (member.status !== 1 && !call.errors.includes(ACCOUNT_CLOSED)) return refuse(FORBIDDEN);
  return services.limit(asked, member.id) ?? member;
}

function contextFor(services: Services, asked: ReceivedCall, member: SignedIn | null): Context {
  const { config, db, settings, secret, encryption, texts, identityProviders, builtIn } = services;
  const { pushKey, eventLimits } = services;
  const { client, now, token } = asked;
  const context: Context = {
    ...{ db, settings, secret, encryption, texts, identityProviders, builtIn, pushKey, eventLimits },
    ...{ now, client, token },
    config: (from) => config(from, client.language),
    mutationKey: null,
  };
  return member ? Object.assign(context, { member }) : context;
}

/** Compares versions number by number; a piece that is not a number counts as 0. */
function isOlder(version: string, than: string): boolean {
  const [left, right] = [numbersOf(version), numbersOf(than)];
  for (let at = 0; at < right.length; at += 1) {
    const difference = (left[at] ?? 0) - (right[at] ?? 0);
    if (difference !== 0) return difference < 0;
  }
  return false;
}

const numbersOf = (version: string): number[] =>
  version.split('.').map((part) => Number.parseInt(part, 10) || 0);
