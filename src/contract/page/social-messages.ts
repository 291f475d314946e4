// Messages from an identity provider's sign-in window, a document of the games' origin, to the app that opened it.
import * as v from 'valibot';
import { SocialProvider } from '../member.ts';
import { text } from '../primitives.ts';

const CREDENTIAL_MAX = 8192;
const SOCIAL_PATH = '/frames/social';

/** Sent once; the window then closes itself. The app forwards the content to the platform unchanged. */
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
  /** No result: the member declined, or the provider could not be reached. */
  v.object({
    type: v.literal('halcyon-social-ended'),
    provider: SocialProvider,
    reason: v.picklist(['declined', 'unreachable']),
  }),
]);
export type SocialMessage = v.InferOutput<typeof SocialMessage>;

/** `undefined` for any other value. Check window and origin first. */
export function readSocialMessage(data: unknown): SocialMessage | undefined {
  const result = v.safeParse(SocialMessage, data);
  return result.success ? result.output : undefined;
}

export interface SocialWindow {
  readonly socialOrigin: string;
  readonly appOrigin: string;
  /** The provider must not sign in the person it knows without asking. */
  readonly asksAgain?: boolean;
}

/** The address to open on the tap; its window answers only to the app's origin. */
export function socialAddress(
  provider: SocialProvider,
  { appOrigin, asksAgain, ...opened }: SocialWindow,
): string {
  const query = new URLSearchParams({ provider, origin: appOrigin, ...(asksAgain && { choose: '1' }) });
  return `${opened.socialOrigin}${SOCIAL_PATH}?${query}`;
}
