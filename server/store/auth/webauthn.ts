// Passkeys by the WebAuthn standard; a library verifies them.
import type { Credential, CredentialOptions } from '#src/contract/auth/security.ts';
import { brand } from '#src/lib/brand.ts';

/** Origin of the page; keys belong to its host. */
export interface RelyingParty {
  readonly origin: string;
}

export interface NewKey {
  readonly id: string;
  /** Base64url. */
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: readonly string[];
}

export interface KeyOwner {
  readonly uuid: string;
  readonly name: string;
  readonly nickname: string;
}

/** Large and rarely needed, so it is loaded with the first passkey. */
const library = () => import('@simplewebauthn/server');

const hostOf = ({ origin }: RelyingParty): string => new URL(origin).hostname;
const handleOf = (uuid: string) => new Uint8Array(Buffer.from(uuid.replaceAll('-', ''), 'hex'));

export async function creationOptions(
  party: RelyingParty,
  owner: KeyOwner,
  existing: readonly string[],
): Promise<CredentialOptions> {
  const { generateRegistrationOptions } = await library();
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID: hostOf(party),
    userID: handleOf(owner.uuid),
    userName: owner.name,
    userDisplayName: owner.nickname,
    excludeCredentials: existing.map((id) => ({ id })),
    // Stores the account in the authenticator, so that signing in needs no name.
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });
  return { ...options };
}

/** Without `allowed` any key of this host may answer. */
export async function requestOptions(
  party: RelyingParty,
  allowed: readonly string[] = [],
): Promise<CredentialOptions> {
  const { generateAuthenticationOptions } = await library();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(party),
    userVerification: 'preferred',
    allowCredentials: allowed.map((id) => ({ id })),
  });
  return { ...options };
}

/** What the browser signed; `null` if it is no credential. */
export function challengeIn(credential: Credential): string | null {
  const { response } = credential as { response?: { clientDataJSON?: unknown } };
  if (typeof response?.clientDataJSON !== 'string') return null;
  try {
    const data: unknown = JSON.parse(Buffer.from(response.clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}

/** `null`: for another origin or challenge, or incomplete. */
export async function checkCreation(
  party: RelyingParty,
  credential: Credential,
  challenge: string,
): Promise<NewKey | null> {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: credential as never,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      requireUserVerification: false,
    });
    if (!verified) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    return { id, publicKey: Buffer.from(publicKey).toString('base64url'), counter, transports };
  } catch {
    return null;
  }
}

export interface Assertion {
  /** The new counter of the key. */
  readonly counter: number;
  /** The device recognised its owner, by a PIN or a fingerprint. */
  readonly isVerified: boolean;
}

/** `null` if the signature is wrong or the counter went backwards. */
export async function checkAssertion(
  party: RelyingParty,
  credential: Credential,
  { key, challenge }: { key: Pick<NewKey, 'id' | 'publicKey' | 'counter'>; challenge: string },
): Promise<Assertion | null> {
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: credential as never,
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: hostOf(party),
      credential: {
        id: key.id,
        publicKey: new Uint8Array(Buffer.from(key.publicKey, 'base64url')),
        counter: key.counter,
      },
      requireUserVerification: false,
    });
    const { newCounter: counter, userVerified: isVerified } = authenticationInfo;
    return verified ? { counter, isVerified } : null;
  } catch {
    return null;
  }
}
