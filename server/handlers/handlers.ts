// Every call that this platform handles.
import type { CallName } from '#src/contract/index.ts';
import type { Handlers } from '../api/context.ts';
import { bindingHandlers } from './account/binding.ts';
import { codeHandlers } from './account/codes.ts';
import { passkeyHandlers } from './account/passkeys.ts';
import { profileHandlers } from './account/profile.ts';
import { registrationHandlers } from './account/registration.ts';
import { secondStepHandlers } from './account/second-step.ts';
import { securityHandlers } from './account/security.ts';
import { sessionHandlers } from './account/sessions.ts';
import { signInHandlers } from './account/sign-in.ts';
import { configHandlers } from './config.ts';
import { eventHandlers } from './events.ts';
import { gameHandlers } from './game.ts';
import { lobbyHandlers } from './lobby.ts';
import { socialHandlers } from './account/social.ts';
import { supportHandlers } from './support.ts';
import { walletHandlers } from './wallet.ts';

export const handlers = {
  ...bindingHandlers,
  ...codeHandlers,
  ...configHandlers,
  ...eventHandlers,
  ...gameHandlers,
  ...lobbyHandlers,
  ...passkeyHandlers,
  ...profileHandlers,
  ...registrationHandlers,
  ...secondStepHandlers,
  ...securityHandlers,
  ...sessionHandlers,
  ...signInHandlers,
  ...socialHandlers,
  ...supportHandlers,
  ...walletHandlers,
} satisfies Partial<Handlers>;

export type HandledCall = keyof typeof handlers & CallName;
