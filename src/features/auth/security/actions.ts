// Passkeys and the second step: what protects the account besides its password.
import type { Failed, Input, Reply } from '#src/contract/call.ts';
import { type Security, securityCalls } from '#src/contract/auth-security.ts';
import { NOT_FOUND } from '#src/contract/errors.ts';
import { mutate } from '#src/data/mutations/mutate.ts';
import { joined, type Refreshed } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { session } from '#src/data/session/session.ts';
import { storeSnapshot } from '#src/data/member/snapshots.ts';
import { creationOptionsFrom, credentialJson } from '../passkey/passkey-json.ts';
import { refreshSessions } from '../devices/actions.ts';

const refreshSecurity = joined('security', async () => {
  const { memberId } = session.peek();
  const reply = await request(securityCalls.securityGet, {}, { isQuiet: true });
  if (reply.ok) await keep(memberId, reply.data);
  // A platform that has none of it: then there is nothing to show.
  return reply.ok || isUnknown(reply) ? { ok: true } : reply;
});

const isUnknown = (reply: Failed<typeof securityCalls.securityGet>): boolean =>
  reply.kind === 'refused' && reply.errcode === NOT_FOUND;

/** Both that the security screen shows. */
export async function refreshProtection(): Promise<Refreshed> {
  const answers = await Promise.all([refreshSessions(), refreshSecurity()]);
  return answers.find(({ ok }) => !ok) ?? { ok: true };
}

const keep = (memberId: number, value: Security): Promise<void> =>
  storeSnapshot({ memberId, name: 'security', value });

export type AddCall = typeof securityCalls.passkeyRegisterOptions | typeof securityCalls.passkeyRegister;

export type AddOutcome =
  | { readonly kind: 'added'; readonly name: string }
  /** This device has one already. */
  | { readonly kind: 'known' }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'failed'; readonly failed: Failed<AddCall> };

/** Must begin in the tap itself: a browser makes no passkey unasked. */
export async function addPasskey(): Promise<AddOutcome> {
  const options = await request(securityCalls.passkeyRegisterOptions, {});
  if (!options.ok) return { kind: 'failed', failed: options };
  const made = await make(options.data);
  if (typeof made === 'string') return { kind: made };
  const reply = await mutate(securityCalls.passkeyRegister, { credential: made });
  await refreshSecurity();
  return reply.ok ? { kind: 'added', name: reply.data.name } : { kind: 'failed', failed: reply };
}

async function make(
  options: Readonly<Record<string, unknown>>,
): Promise<Record<string, unknown> | 'known' | 'givenUp'> {
  try {
    const made = await navigator.credentials.create({ publicKey: creationOptionsFrom(options) });
    return made ? credentialJson(made as PublicKeyCredential) : 'givenUp';
  } catch (error) {
    // The one reason that browsers tell apart; all others look alike on purpose.
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'givenUp';
  }
}

export const removeKey = (id: string): string => `passkeyRemove.${id}`;

export async function removePasskey(id: string): Promise<Reply<typeof securityCalls.passkeyRemove>> {
  const { memberId } = session.peek();
  const reply = await mutate(securityCalls.passkeyRemove, { id }, { lock: removeKey(id) });
  if (reply.ok) await keep(memberId, reply.data);
  return reply;
}

export const BEGIN_TOTP = 'totpBegin';

/** The secret stays in the screen that shows it. */
export const beginTotp = (): Promise<Reply<typeof securityCalls.totpBegin>> =>
  mutate(securityCalls.totpBegin, {}, { lock: BEGIN_TOTP });

export type StepChange = Input<typeof securityCalls.secondStepSet>;

export const stepKey = ({ method }: Pick<StepChange, 'method'>): string => `secondStepSet.${method}`;

export async function setSecondStep(change: StepChange): Promise<Reply<typeof securityCalls.secondStepSet>> {
  const { memberId } = session.peek();
  const reply = await mutate(securityCalls.secondStepSet, change, { lock: stepKey(change) });
  if (reply.ok) await keep(memberId, reply.data);
  return reply;
}
