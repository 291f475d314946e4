// The identity providers that are configured. Any failure counts as not confirmed.
import type { SocialSettings } from '../settings/social.ts';
import { createFacebook } from './facebook.ts';
import { createGoogle } from './google.ts';
import { createLine } from './line.ts';
import type { IdentityProviders, Proof } from '../calls/services.ts';

type Ask<T> = (given: T, now: Date) => Promise<Proof | null>;

/** `onTrouble` gets the provider and the kind of failure, never the token. */
export function createIdentityProviders(
  social: SocialSettings,
  onTrouble: (trouble: object) => void,
): IdentityProviders {
  const guarded =
    <T>(provider: string, ask: Ask<T>): Ask<T> =>
    async (given, now) => {
      try {
        return await ask(given, now);
      } catch (error) {
        onTrouble({ provider, problem: (error as { code?: string }).code ?? (error as Error).name });
        return null;
      }
    };
  return {
    google: guarded('google', createGoogle(social.google)),
    facebook: guarded('facebook', createFacebook(social.facebook)),
    line: guarded('line', createLine(social.line)),
  };
}
