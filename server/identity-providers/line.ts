// Exchanges LINE's code with the channel secret, which also signs the returned ID token.
import { jwtVerify } from 'jose';
import * as v from 'valibot';
import type { SocialSettings } from '../settings/social.ts';
import type { IdentityProviders, Proof } from '../calls/services.ts';
import { CLOCK_TOLERANCE_S, maskedLabel, TIMEOUT_MS } from './proof.ts';

const Exchanged = v.object({ id_token: v.string() });
const Claims = v.object({
  sub: v.pipe(v.string(), v.minLength(1)),
  nonce: v.string(),
  name: v.optional(v.string(), ''),
});

export function createLine({
  id,
  secret,
  tokenUrl,
  issuer,
}: SocialSettings['line']): IdentityProviders['line'] {
  const key = new TextEncoder().encode(secret);
  return async ({ code, redirectUri, state }, now): Promise<Proof | null> => {
    const response = await fetch(tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        code,
        redirect_uri: redirectUri,
        client_id: id,
        client_secret: secret,
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) return null;
    const { id_token } = v.parse(Exchanged, await response.json());
    const { payload } = await jwtVerify(id_token, key, {
      audience: id,
      issuer,
      algorithms: ['HS256'],
      requiredClaims: ['exp', 'iat'],
      currentDate: now,
      clockTolerance: CLOCK_TOLERANCE_S,
    });
    const { sub, nonce, name } = v.parse(Claims, payload);
    // The seal was both state and nonce, so code, token and window belong together.
    return nonce === state
      ? { provider: 'line', subject: sub, label: maskedLabel(sub), name, seal: state }
      : null;
  };
}
