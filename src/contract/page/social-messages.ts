// What the sign-in window of another service, a document of the second origin, says to the app that opened it.
import * as v from 'valibot';
import type { ClientConfig } from '../config.ts';
import { SocialProvider } from '../member.ts';
import { text } from '../primitives.ts';

const CREDENTIAL_MAX = 8192;
const SOCIAL_PATH = '/frames/social';

/** Comes once; the window closes itself. What it carries goes to the platform as it is. */
const SignedIn = v.variant('provider', [
  v.object({
    type: v.literal('halcyon-social'),
    provider: v.literal('google'),
    /** An ID token. */
    credential: text(CREDENTIAL_MAX),
  }),
  v.object({
    type: v.literal('halcyon-social'),
    provider: v.literal('facebook'),
    accessToken: text(CREDENTIAL_MAX),
  }),
  v.object({
    type: v.literal('halcyon-social'),
    provider: v.literal('line'),
    code: text(2048),
    redirectUri: text(2048),
    state: text(512),
  }),
]);

export const SocialMessage = v.variant('type', [
  SignedIn,
  /** Nothing came of it: the member declined, or the other service could not be reached. */
  v.object({
    type: v.literal('halcyon-social-ended'),
    provider: SocialProvider,
    reason: v.picklist(['declined', 'unreachable']),
  }),
]);
export type SocialMessage = v.InferOutput<typeof SocialMessage>;

/** `undefined` for anything else. Window and origin are to be checked first. */
export function readSocialMessage(data: unknown): SocialMessage | undefined {
  const result = v.safeParse(SocialMessage, data);
  return result.success ? result.output : undefined;
}

type Social = NonNullable<ClientConfig['social']>;

/** Where these windows come from, and the only origin that is believed. */
export function socialOrigin({ origin, port }: Social, platformOrigin: string): string {
  if (origin !== '') return origin;
  const { protocol, hostname } = new URL(platformOrigin);
  return `${protocol}//${hostname}:${port}`;
}

/** The address to open on the tap; it answers to the app's origin and to no other. */
export function socialAddress(
  provider: SocialProvider,
  at: { socialOrigin: string; appOrigin: string },
): string {
  return `${at.socialOrigin}${SOCIAL_PATH}?${new URLSearchParams({ provider, origin: at.appOrigin })}`;
}
