// Adds a passkey to the account, and removes one.
import type { FailedReply, Reply } from '#src/contract/call.ts';
import { securityCalls } from '#src/contract/auth/security.ts';
import { mutateProven, requestProven } from '#src/patterns/proof/prove.ts';
import { session } from '#src/data/session/session.ts';
import { refreshSecurity, storeSecurity } from '../security/actions.ts';
import { creationOptionsFrom, credentialJson } from './passkey-json.ts';

export type AddCall = typeof securityCalls.passkeyRegisterOptions | typeof securityCalls.passkeyRegister;

export type AddOutcome =
  | { readonly kind: 'added'; readonly name: string }
  /** This device has one already. */
  | { readonly kind: 'known' }
  | { readonly kind: 'givenUp' }
  | { readonly kind: 'failed'; readonly failed: FailedReply<AddCall> };

/** Has to begin inside the tap: browsers create no passkey without one. */
export async function addPasskey(): Promise<AddOutcome> {
  const options = await requestProven(securityCalls.passkeyRegisterOptions, {});
  if (!options.ok) return { kind: 'failed', failed: options };
  const made = await make(options.data);
  if (typeof made === 'string') return { kind: made };
  const reply = await mutateProven(securityCalls.passkeyRegister, { credential: made });
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
    // The only reason that browsers distinguish; the others are indistinguishable on purpose.
    return error instanceof DOMException && error.name === 'InvalidStateError' ? 'known' : 'givenUp';
  }
}

export const removeKey = (id: string): string => `passkeyRemove.${id}`;

export async function removePasskey(id: string): Promise<Reply<typeof securityCalls.passkeyRemove>> {
  const { memberId } = session.peek();
  const reply = await mutateProven(securityCalls.passkeyRemove, { id }, { lock: removeKey(id) });
  if (reply.ok) await storeSecurity(memberId, reply.data);
  return reply;
}
