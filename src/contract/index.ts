// All calls together, for the platform and the tests; the app imports the area it needs.
import { agentCalls } from './agent.ts';
import { authCalls } from './auth.ts';
import { bonusCalls } from './bonus.ts';
import { configCalls } from './config.ts';
import { eventCalls } from './events.ts';
import { gameCalls } from './game.ts';
import { lobbyCalls } from './lobby.ts';
import { mailCalls } from './mail.ts';
import { memberCalls } from './member.ts';
import { saferPlayCalls } from './safer-play.ts';
import { securityCalls } from './auth-security.ts';
import { supportCalls } from './support.ts';
import { vipCalls } from './vip.ts';
import { walletCalls } from './wallet.ts';
import { withdrawCalls } from './wallet-withdraw.ts';

export const calls = {
  ...agentCalls,
  ...authCalls,
  ...bonusCalls,
  ...configCalls,
  ...eventCalls,
  ...gameCalls,
  ...lobbyCalls,
  ...mailCalls,
  ...memberCalls,
  ...saferPlayCalls,
  ...securityCalls,
  ...supportCalls,
  ...vipCalls,
  ...walletCalls,
  ...withdrawCalls,
};

export type CallName = keyof typeof calls;
export type CallOf<N extends CallName> = (typeof calls)[N];
