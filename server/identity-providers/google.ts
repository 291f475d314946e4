// Checks Google's ID token against Google's keys.
import { createRemoteJWKSet, jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SocialSettings } from '../settings/social.ts';
import type { IdentityProviders, Proof } from '../calls/services.ts';
import { CLOCK_TOLERANCE_S, maskedLabel, TIMEOUT_MS } from './proof.ts';

const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  nonce: v.string(),
  email: v.optional(v.string()),
  name: v.optional(v.string(), ''),
});

export function createGoogle({ id, keysUrl, issuer }: SocialSettings['google']): IdentityProviders['google'] {
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: TIMEOUT_MS });
  // Google uses both forms of its issuer, with and without the scheme.
  const issuers = [issuer, issuer.replace(/^https:\/\//, '')];
  return async (credential, now): Promise<Proof | null> => {
    const { payload } = await jwtVerify(credential, keys, {
      audience: id,
      issuer: issuers,
      algorithms: ['RS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const { sub, nonce, email, name } = v.parse(Claims, payload);
    return { provider: 'google', subject: sub, label: maskedLabel(sub, email), name, seal: nonce };
  };
}
