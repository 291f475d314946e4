// Every call that this platform handles.
import type { CallName } from '#src/contract/index.ts';
import type { Handlers } from '../api/context.ts';
import { agentHandlers } from './agent/agent.ts';
import { bindingHandlers } from './auth/binding.ts';
import { bonusHandlers } from './bonus/bonus.ts';
import { identityHandlers } from './auth/confirm-identity.ts';
import { codeHandlers } from './auth/codes.ts';
import { passkeyHandlers } from './auth/passkeys.ts';
import { profileHandlers } from './member/profile.ts';
import { pushHandlers } from './member/push.ts';
import { registrationHandlers } from './auth/registration.ts';
import { saferPlayHandlers } from './member/safer-play.ts';
import { secondStepHandlers } from './auth/second-step.ts';
import { securityHandlers } from './auth/security.ts';
import { sessionHandlers } from './auth/sessions.ts';
import { signInHandlers } from './auth/sign-in.ts';
import { configHandlers } from './lobby/config.ts';
import { eventHandlers } from './events/events.ts';
import { gameHandlers } from './game/game.ts';
import { lobbyHandlers } from './lobby/lobby.ts';
import { mailHandlers } from './mail/mail.ts';
import { socialHandlers } from './auth/social.ts';
import { supportHandlers } from './support/support.ts';
import { walletHandlers } from './wallet/wallet.ts';

export const handlers = {
  ...agentHandlers,
  ...bindingHandlers,
  ...bonusHandlers,
  ...codeHandlers,
  ...configHandlers,
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
