// Asks the device for a passkey, which the platform verifies.
import { type Credential, securityCalls } from '#src/contract/auth/security.ts';
import type { FailedReply, Reply } from '#src/contract/call.ts';
import { request } from '#src/data/api/request.ts';
import { credentialJson, requestOptionsFrom } from './passkey-json.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

export interface PasskeyOptions {
  /** Only keys of the member who has to pass the second step. */
  readonly challengeId?: string;
  /** Offered by the browser's autofill, instead of a dialog. */
  readonly isSuggestion?: boolean;
  /** The device has to recognise its owner. */
  readonly isVerified?: boolean;
  readonly signal: AbortSignal;
}

export type PasskeyAnswer =
  | { readonly kind: 'given'; readonly credential: Credential }
  | { readonly kind: 'declined' }
  | { readonly kind: 'failed'; readonly failed: FailedReply<typeof securityCalls.passkeyLoginOptions> };

const DECLINED: PasskeyAnswer = { kind: 'declined' };

export async function askPasskey(wanted: PasskeyOptions): Promise<PasskeyAnswer> {
  const { challengeId, isSuggestion = false, isVerified = false, signal } = wanted;
  const input = challengeId === undefined ? {} : { challengeId };
  const options = await request(securityCalls.passkeyLoginOptions, input, { isQuiet: isSuggestion });
  if (!options.ok) return { kind: 'failed', failed: options };
  if (signal.aborted) return DECLINED;
  try {
    const demand = isVerified ? { userVerification: 'required' } : {};
    const publicKey = requestOptionsFrom({ ...options.data, ...demand });
    const mediation = isSuggestion ? { mediation: 'conditional' as const } : {};
    const given = await navigator.credentials.get({ publicKey, signal, ...mediation });
    return given ? { kind: 'given', credential: credentialJson(given as PublicKeyCredential) } : DECLINED;
  } catch {
    // Closed by the member, timed out, or no key on this device: browsers do not distinguish these on purpose.
    return DECLINED;
  }
}

export const signInByPasskey = (credential: Credential): Promise<Reply<typeof securityCalls.passkeyLogin>> =>
  completeSignIn(securityCalls.passkeyLogin, { credential });
