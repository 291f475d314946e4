// All calls and events together, for the platform and the tests; the app imports only the areas it needs.
import { agentCalls, agentEvents } from './agent.ts';
import { authCalls, authEvents } from './auth.ts';
import { bonusCalls, bonusEvents } from './bonus.ts';
import { configCalls } from './config.ts';
import { appEvents, eventCalls } from './events.ts';
import { gameCalls, gameEvents } from './game.ts';
import { gameRulesCalls } from './game-rules.ts';
import { installEvents } from './install.ts';
import { lobbyCalls } from './lobby.ts';
import { mailCalls, mailEvents } from './mail.ts';
import { memberCalls } from './member.ts';
import { pushCalls } from './push.ts';
import { ownEvents } from './tracking/own-events.ts';
import { saferPlayCalls, saferPlayEvents } from './safer-play.ts';
import { securityCalls } from './auth/security.ts';
import { supportCalls, supportEvents } from './support.ts';
import { vipCalls } from './vip.ts';
import { walletCalls, walletEvents } from './wallet.ts';
import { outcomeCalls } from './wallet/outcome.ts';
import { withdrawCalls } from './wallet/withdraw.ts';

export const calls = {
  ...agentCalls,
  ...authCalls,
  ...bonusCalls,
  ...configCalls,
  ...eventCalls,
  ...gameCalls,
  ...gameRulesCalls,
  ...lobbyCalls,
  ...mailCalls,
  ...memberCalls,
  ...outcomeCalls,
  ...pushCalls,
  ...saferPlayCalls,
  ...securityCalls,
  ...supportCalls,
  ...vipCalls,
  ...walletCalls,
  ...withdrawCalls,
};

export type CallName = keyof typeof calls;
export type CallOf<N extends CallName> = (typeof calls)[N];

/** The tracking plan. The page uses only its type. */
export const events = {
  ...agentEvents,
  ...appEvents,
  ...authEvents,
  ...bonusEvents,
  ...gameEvents,
  ...installEvents,
  ...mailEvents,
  ...ownEvents,
  ...saferPlayEvents,
  ...supportEvents,
  ...walletEvents,
};

export type EventName = keyof typeof events;
export type EventOf<N extends EventName> = (typeof events)[N];
