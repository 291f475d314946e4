// Every screen by its file and every overlay by its name, loaded when first opened. Not in the first script, to which each
// would add its file and what that file needs.
import type { ComponentType } from 'react';
import type { LazyArea } from '#src/i18n/load-texts.ts';
import type { OverlayName, OverlayProps } from '#src/navigation/overlay.ts';
import { loadChunk } from './load-chunk.ts';

/** By the part of their path that the route table names, such as `./mail/inbox/InboxScreen.tsx`; the lobby is in the first script. */
export const screens = import.meta.glob<{ readonly default: ComponentType }>(
  ['./**/*Screen.tsx', '!./lobby/home/HomeScreen.tsx'],
  { base: '../../features' },
);

/** Drawn in the slot, and gone when it is closed. */
export type SlotOverlay = Exclude<OverlayName, 'chat'>;

type Overlay<N extends OverlayName> = ComponentType<OverlayProps[N]>;

const load = async <P>(ask: () => Promise<{ readonly default: P }>, ...areas: LazyArea[]): Promise<P> =>
  (await loadChunk(ask, ...areas)).default;

export const overlays: { [N in SlotOverlay]: () => Promise<Overlay<N>> } = {
  login: () => load(() => import('#src/features/auth/sign-in/LoginOverlay.tsx'), 'auth'),
  register: () => load(() => import('#src/features/auth/register/RegisterOverlay.tsx'), 'auth'),
  forgotPassword: () => load(() => import('#src/features/auth/forgot/ForgotPasswordOverlay.tsx'), 'auth'),
  confirmIdentity: () => load(() => import('#src/features/auth/confirm/ConfirmIdentityOverlay.tsx'), 'auth'),
  keptPasskeys: () => load(() => import('#src/features/auth/security/KeptPasskeysOverlay.tsx'), 'auth'),
  reward: () => load(() => import('#src/features/bonus/reward/RewardOverlay.tsx'), 'bonus'),
  spin: () => load(() => import('#src/features/agent/spin/SpinOverlay.tsx'), 'agent'),
  gameDetails: () => load(() => import('#src/features/lobby/details/GameDetailsOverlay.tsx'), 'game'),
  bets: () => load(() => import('#src/features/history/bets/BetsOverlay.tsx'), 'history'),
  notices: () => load(() => import('#src/features/lobby/notices/NoticesOverlay.tsx'), 'lobby'),
  firstDeposit: () =>
    load(() => import('#src/features/bonus/first-deposit/FirstDepositOverlay.tsx'), 'bonus'),
  download: () => load(() => import('#src/features/install/download/DownloadOverlay.tsx'), 'install'),
};
