// Facebook's access token is not signed: Facebook is asked whose it is and for which app.
import { createHmac } from 'node:crypto';
import * as v from 'valibot';
import type { SocialSettings } from '../settings/social.ts';
import { epochSeconds } from '../time/time.ts';
import type { IdentityProviders, Proof } from '../calls/services.ts';
import { maskedLabel, TIMEOUT_MS } from './proof.ts';

const Inspected = v.object({
  data: v.object({
    app_id: v.string(),
    is_valid: v.boolean(),
    /** 0 means that it never expires. */
    expires_at: v.number(),
    user_id: v.pipe(v.string(), v.minLength(1)),
  }),
});
const Profile = v.object({ name: v.optional(v.string(), '') });

export function createFacebook({
  id,
  secret,
  graphUrl,
}: SocialSettings['facebook']): IdentityProviders['facebook'] {
  const ask = async (path: string, query: Record<string, string>): Promise<unknown> => {
    const response = await fetch(`${graphUrl}/${path}?${new URLSearchParams(query).toString()}`, {
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return response.json();
  };
  return async (accessToken, now): Promise<Proof | null> => {
    const asked = { input_token: accessToken, access_token: `${id}|${secret}` };
    const { data } = v.parse(Inspected, await ask('debug_token', asked));
    const isFresh = data.expires_at === 0 || data.expires_at > epochSeconds(now);
    if (data.app_id !== id || !data.is_valid || !isFresh) return null;
    const appsecret_proof = createHmac('sha256', secret).update(accessToken).digest('hex');
    const profile = await ask('me', { fields: 'name', access_token: accessToken, appsecret_proof });
    const { name } = v.parse(Profile, profile);
    return {
      provider: 'facebook',
      subject: data.user_id,
      label: maskedLabel(data.user_id),
      name,
      seal: null,
    };
  };
}
