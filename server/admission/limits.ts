// Rate limits per address and per member or installation, in this process; and per address for registrations and
// forgotten passwords, in the database, because they guard accounts. Not fastify's plugin, which counts per route and
// answers without an envelope.
import { TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import type { Client } from '../calls/context.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { ownerOfNumber } from '../store/auth/code-check.ts';
import { isMobile } from '../store/member/mobile.ts';
import { isKnownDevice } from '../store/member/sessions.ts';
import { countShared } from '../store/requests/shared-limits.ts';
import type { Db } from '../database/tables/tables.ts';
import type { Body } from '../http/body.ts';
import { createCounter } from './counter.ts';
import { EVENT_CALL } from '../http/event-call.ts';
import { HOUR_MS, MINUTE_MS } from '../time/time.ts';

const FORGOTTEN = 'forgetPassword';
const REGISTRATIONS = new Set(['accountRegist', 'accountRegist4']);

/** A call before validation. */
export interface ReceivedCall {
  readonly name: string;
  readonly contentType: string;
  readonly body: unknown;
  readonly token: string;
  readonly client: Client;
  readonly now: Date;
}

/** A member's id; or whose token was ignored, or belongs to nobody: either may be made up. */
type CheckedToken = number | 'ignored' | 'nobody';

/** `checked` is `null` before the token was looked at. */
export type Limit = (
  call: ReceivedCall,
  checked: CheckedToken | null,
) => Refusal<typeof TOO_MANY_REQUESTS> | null;

/** Counts are kept in this process, so several processes allow more in total. */
export function createLimit(settings: Settings): Limit {
  const perAddress = createCounter(settings.rateLimitAddress, MINUTE_MS);
  const perClient = createCounter(settings.rateLimit, MINUTE_MS);
  // Counted apart, so that events never keep anybody from playing.
  const eventsPerAddress = createCounter(settings.rateLimitAddress, MINUTE_MS);
  return ({ client, name, token, now }, checked) => {
    if (name === EVENT_CALL) return checked === null ? eventsPerAddress(client.address, now) : null;
    if (checked !== null) return perClient(keyOf(checked, client), now);
    const refused = perAddress(client.address, now);
    if (refused) return refused;
    return token === '' && !hasSharedLimit(name) ? perClient(`device:${client.fingerprint}`, now) : null;
  };
}

/** Registrations and forgotten passwords are counted for all processes. */
const hasSharedLimit = (name: string): boolean => REGISTRATIONS.has(name) || name === FORGOTTEN;

/** Counts in the database: whoever asks several processes in turn gains nothing. */
export function createSharedLimit({ registerLimit, resetLimit }: Settings) {
  return async (
    db: Db,
    { name, client, now }: ReceivedCall,
    body: Body,
  ): Promise<Refusal<typeof TOO_MANY_REQUESTS> | null> => {
    if (!hasSharedLimit(name)) return null;
    const [what, max] = name === FORGOTTEN ? ['resets', resetLimit] : ['registrations', registerLimit];
    if (max === 0) return null;
    const isOwner = name === FORGOTTEN && (await isOwnersDevice(db, body['mobile'], client.fingerprint));
    const key = isOwner ? `${what} by ${client.fingerprint}` : `${what} ${client.address}`;
    const retryAfter = await countShared(db, { key, max, windowMs: HOUR_MS, now });
    return retryAfter === null ? null : refuse(TOO_MANY_REQUESTS, { retryAfter });
  };
}

/** What strangers ask from the same address does not shut out the owner of the number. */
async function isOwnersDevice(db: Db, mobile: unknown, fingerprint: string): Promise<boolean> {
  if (typeof mobile !== 'string' || !isMobile(mobile)) return false;
  const owner = await ownerOfNumber(db, mobile);
  return isKnownDevice(db, owner?.id ?? null, fingerprint);
}

export type SharedLimit = ReturnType<typeof createSharedLimit>;

/** A member is counted by id, whatever installation id their requests carry. */
function keyOf(checked: CheckedToken, { fingerprint, address }: ReceivedCall['client']): string {
  if (checked === 'ignored') return `device:${fingerprint}`;
  return checked === 'nobody' ? `nobody at ${address}` : `member:${checked}`;
}
