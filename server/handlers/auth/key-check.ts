// Verifies a passkey's answer to one of our challenges.
import type { Credential } from '#src/contract/auth/security.ts';
import { appOriginFor } from '../../addresses/launch-address.ts';
import type { Context } from '../../calls/context.ts';
import {
  isChallengeOpen,
  notePasskeyUse,
  type OwnedKey,
  passkeyById,
  type PasskeyChallenge,
  spendChallenge,
} from '../../store/auth/passkeys.ts';
import type { Trx } from '../../database/tables/tables.ts';
import { challengeIn, checkAssertion, type RelyingParty } from '../../store/auth/webauthn.ts';

export interface RightKey {
  readonly key: OwnedKey;
  /** The device recognised its owner. */
  readonly isVerified: boolean;
  /** False if the challenge was used meanwhile. */
  readonly use: (trx: Trx) => Promise<boolean>;
}

/** Origin of the calling page, if it is ours: one at another port of the host is not, and keys belong to the host. */
export function partyOf({ settings, client }: Context): RelyingParty {
  const { publicOrigin, appOrigins, port } = settings;
  const origin = appOriginFor(settings, client);
  if (publicOrigin !== '' || appOrigins.includes(origin)) return { origin };
  return { origin: Object.assign(new URL(origin), { port }).origin };
}

export async function checkKey(
  context: Context,
  credential: Credential,
  wanted: PasskeyChallenge,
): Promise<RightKey | null> {
  const { db, now } = context;
  const challenge = challengeIn(credential);
  const id = typeof credential['id'] === 'string' ? credential['id'] : '';
  if (challenge === null || !(await isChallengeOpen(db, challenge, { ...wanted, now }))) return null;
  const key = await passkeyById(db, id);
  const assertion = key && (await checkAssertion(partyOf(context), credential, { key, challenge }));
  if (!key || !assertion) return null;
  const { counter, isVerified } = assertion;
  const use = async (trx: Trx) => {
    if (!(await spendChallenge(trx, challenge))) return false;
    await notePasskeyUse(trx, key.id, { counter, now });
    return true;
  };
  return { key, isVerified, use };
}
