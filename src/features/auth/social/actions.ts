// Signs in through an identity provider: a window of the games' origin asks the provider and posts the result.
import { authCalls } from '#src/contract/auth.ts';
import type { Reply } from '#src/contract/call.ts';
import type { ClientConfig } from '#src/contract/config.ts';
import type { SocialProvider } from '#src/contract/member.ts';
import { API_BASE } from '#src/contract/page/build-info.ts';
import { gamesOriginOf } from '#src/contract/page/games-origin.ts';
import { readSocialMessage, socialAddress, type SocialMessage } from '#src/contract/page/social-messages.ts';
import { hasSessionEnded, sessionEnded } from '#src/data/session/session.ts';
import { uuidv4 } from '#src/lib/uuid.ts';
import type { Invite } from '../invite/invite.ts';
import { completeSignIn } from '../sign-in/complete-sign-in.ts';

export type SocialSettings = NonNullable<ClientConfig['social']>;

/** The provider's credential, as the platform accepts it. */
export type SocialCredential = Extract<SocialMessage, { type: 'halcyon-social' }>;

/** `silent`: the window is open and has not answered. */
export type SocialFailure = 'blocked' | 'closed' | 'declined' | 'unreachable' | 'silent';

const WINDOW = 'popup,width=480,height=680';
const LOOK_MS = 400;
/** Long enough to look up a password at the provider. */
const PATIENCE_MS = 10 * 60_000;

/** Has to be called inside the tap, or the browser blocks the window. */
export function askService(
  provider: SocialProvider,
  settings: SocialSettings,
): Promise<SocialCredential | SocialFailure> {
  const origin = gamesOriginOf(settings, API_BASE || location.origin);
  const asksAgain = hasSessionEnded();
  const address = socialAddress(provider, { socialOrigin: origin, appOrigin: location.origin, asksAgain });
  // A new name each time: a named window would be reused, and its earlier document could still answer.
  const opened = window.open(address, `halcyon-${uuidv4()}`, WINDOW);
  if (!opened) return Promise.resolve('blocked');
  return new Promise((resolve) => {
    const finish = (outcome: SocialCredential | SocialFailure) => {
      removeEventListener('message', hear);
      clearInterval(look);
      clearTimeout(patience);
      stopListening();
      opened.close();
      resolve(outcome);
    };
    const hear = (event: MessageEvent) => {
      if (event.origin !== origin || event.source !== opened) return;
      const message = readSocialMessage(event.data);
      if (message?.provider !== provider) return;
      finish(message.type === 'halcyon-social' ? message : message.reason);
    };
    addEventListener('message', hear);
    const stopListening = sessionEnded.listen(() => finish('closed'));
    // No event reports that a window of another origin was closed; its last message may still be under way.
    let looksAtNothing = 0;
    const look = setInterval(() => {
      if (opened.closed) looksAtNothing += 1;
      if (looksAtNothing > 1) finish('closed');
    }, LOOK_MS);
    const patience = setTimeout(() => finish('silent'), PATIENCE_MS);
  });
}

export type SocialCall =
  | typeof authCalls.googleLogin
  | typeof authCalls.facebookLogin
  | typeof authCalls.lineLogin;

export function signInByService(credential: SocialCredential, invite: Invite): Promise<Reply<SocialCall>> {
  switch (credential.provider) {
    case 'google':
      return completeSignIn(authCalls.googleLogin, {
        credential: credential.credential,
        socialType: 5,
        ...invite,
      });
    case 'facebook':
      return completeSignIn(authCalls.facebookLogin, {
        accessToken: credential.accessToken,
        socialType: 3,
        ...invite,
      });
    case 'line': {
      const { code, redirectUri, state } = credential;
      return completeSignIn(authCalls.lineLogin, { code, redirectUri, state, socialType: 4, ...invite });
    }
  }
}
