// Every call that this platform handles.
import type { CallName } from '#src/contract/index.ts';
import type { Handlers } from '../calls/context.ts';
import { agentHandlers } from '../handlers/agent.ts';
import { bindingHandlers } from '../handlers/auth/binding.ts';
import { bonusHandlers } from '../handlers/bonus.ts';
import { identityHandlers } from '../handlers/auth/confirm-identity.ts';
import { codeHandlers } from '../handlers/auth/codes.ts';
import { passkeyHandlers } from '../handlers/auth/passkeys.ts';
import { profileHandlers } from '../handlers/member/profile.ts';
import { pushHandlers } from '../handlers/member/push.ts';
import { registrationHandlers } from '../handlers/auth/registration.ts';
import { saferPlayHandlers } from '../handlers/member/safer-play.ts';
import { secondStepHandlers } from '../handlers/auth/second-step.ts';
import { securityHandlers } from '../handlers/auth/security.ts';
import { sessionHandlers } from '../handlers/auth/sessions.ts';
import { signInHandlers } from '../handlers/auth/sign-in.ts';
import { eventHandlers } from '../handlers/events.ts';
import { gameHandlers } from '../handlers/game/game.ts';
import { lobbyHandlers } from '../handlers/lobby.ts';
import { mailHandlers } from '../handlers/mail.ts';
import { socialHandlers } from '../handlers/auth/social.ts';
import { supportHandlers } from '../handlers/support.ts';
import { walletHandlers } from '../handlers/wallet/wallet.ts';

export const handlers = {
  ...agentHandlers,
  ...bindingHandlers,
  ...bonusHandlers,
  ...codeHandlers,
  ...eventHandlers,
  ...gameHandlers,
  ...identityHandlers,
  ...lobbyHandlers,
  ...mailHandlers,
  ...passkeyHandlers,
  ...profileHandlers,
  ...pushHandlers,
  ...registrationHandlers,
  ...saferPlayHandlers,
  ...secondStepHandlers,
  ...securityHandlers,
  ...sessionHandlers,
  ...signInHandlers,
  ...socialHandlers,
  ...supportHandlers,
  ...walletHandlers,
} satisfies Partial<Handlers>;

export type HandledCall = Extract<keyof typeof handlers, CallName>;

/**
 * Calls that the contract declares and this platform does not handle yet. The type makes the list complete: a call
 * that is neither handled nor listed, or both, does not compile.
 */
export const missingCalls: Readonly<Record<Exclude<CallName, HandledCall>, true>> = {};
