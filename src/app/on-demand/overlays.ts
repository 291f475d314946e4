// Every overlay by name, loaded when it is first opened.
import type { ComponentType } from 'react';
import type { OverlayName, OverlayProps } from '#src/navigation/overlay.ts';
import { loadChunk } from '../startup/screen.ts';

/** Drawn in the slot, and gone when it is closed. */
export type SlotOverlay = Exclude<OverlayName, 'chat'>;

type Overlay<N extends OverlayName> = ComponentType<OverlayProps[N]>;

export const overlays: { [N in SlotOverlay]: () => Promise<Overlay<N>> } = {
  login: async () =>
    (await loadChunk(() => import('#src/features/auth/sign-in/LoginOverlay.tsx'), 'auth')).default,
  register: async () =>
    (await loadChunk(() => import('#src/features/auth/register/RegisterOverlay.tsx'), 'auth')).default,
  forgotPassword: async () =>
    (await loadChunk(() => import('#src/features/auth/forgot/ForgotPasswordOverlay.tsx'), 'auth')).default,
  confirmIdentity: async () =>
    (await loadChunk(() => import('#src/features/auth/confirm/ConfirmIdentityOverlay.tsx'), 'auth')).default,
  keptPasskeys: async () =>
    (await loadChunk(() => import('#src/features/auth/security/KeptPasskeysOverlay.tsx'), 'auth')).default,
  reward: async () =>
    (await loadChunk(() => import('#src/features/bonus/reward/RewardOverlay.tsx'), 'bonus')).default,
  spin: async () =>
    (await loadChunk(() => import('#src/features/agent/spin/SpinOverlay.tsx'), 'agent')).default,
  gameDetails: async () =>
    (await loadChunk(() => import('#src/features/lobby/details/GameDetailsOverlay.tsx'), 'game')).default,
  bets: async () =>
    (await loadChunk(() => import('#src/features/history/bets/BetsOverlay.tsx'), 'history')).default,
  notices: async () =>
    (await loadChunk(() => import('#src/features/lobby/notices/NoticesOverlay.tsx'), 'lobby')).default,
  firstDeposit: async () =>
    (await loadChunk(() => import('#src/features/bonus/first-deposit/FirstDepositOverlay.tsx'), 'bonus'))
      .default,
  download: async () =>
    (await loadChunk(() => import('#src/features/install/download/DownloadOverlay.tsx'), 'install')).default,
};
