// Every overlay by name, loaded when it is first opened.
import type { ComponentType } from 'react';
import type { OverlayName, OverlayProps } from '#src/navigation/overlay.ts';
import { loadPart } from './startup/screen.ts';

type Overlay<N extends OverlayName> = ComponentType<OverlayProps[N]>;

export const overlays: { [N in OverlayName]: () => Promise<Overlay<N>> } = {
  login: async () =>
    (await loadPart(() => import('#src/features/auth/sign-in/LoginOverlay.tsx'), 'auth')).default,
  register: async () =>
    (await loadPart(() => import('#src/features/auth/register/RegisterOverlay.tsx'), 'auth')).default,
  forgotPassword: async () =>
    (await loadPart(() => import('#src/features/auth/forgot/ForgotPasswordOverlay.tsx'), 'auth')).default,
  reward: async () =>
    (await loadPart(() => import('#src/features/bonus/reward/RewardOverlay.tsx'), 'bonus')).default,
  gameDetails: async () =>
    (await loadPart(() => import('#src/features/lobby/GameDetailsOverlay.tsx'), 'game')).default,
  bets: async () =>
    (await loadPart(() => import('#src/features/history/bets/BetsOverlay.tsx'), 'history')).default,
  notices: async () =>
    (await loadPart(() => import('#src/features/lobby/notices/NoticesOverlay.tsx'), 'lobby')).default,
};
