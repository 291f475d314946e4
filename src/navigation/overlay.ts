// The only overlay slot. Opening an overlay closes the previous one; the system's back gesture closes it first.
import { signal } from '@preact/signals-react';
import type { Award } from '#src/contract/primitives.ts';
import type { InstallPlace } from './install-offer.ts';
import { stepBack } from './step-back.ts';

/** Every overlay by name, with its properties. */
export interface OverlayProps {
  login: { wanted?: string };
  register: { wanted?: string };
  forgotPassword: { wanted?: string };
  /** Use `askForProof`. */
  confirmIdentity: { methods: readonly string[]; onProved: () => void };
  /** After a change of the password. */
  keptPasskeys: Record<string, never>;
  /** `returnTo`: what closing it leads back to. */
  reward: { awards: readonly Award[] | string; returnTo?: 'spin' };
  spin: Record<string, never>;
  gameDetails: { gameId: number };
  /** `isPopup`: opened at the start, without the notices that were ticked away. */
  notices: { noticeId?: number; isPopup?: boolean };
  firstDeposit: Record<string, never>;
  /** `place`: what led to it, if no pop-up of the start. */
  download: { place?: InstallPlace };
  /** Customer service. Its content stays while it is hidden. */
  chat: Record<string, never>;
  bets: { title: string; startTime: number; endTime: number; typeId?: number; brandId?: number };
}

export type OverlayName = keyof OverlayProps;

export type OpenOverlay = {
  [N in OverlayName]: { readonly name: N; readonly props: OverlayProps[N] };
}[OverlayName];

export const openedOverlay = signal<OpenOverlay | null>(null);

const MARK = 'overlay';

/** Marks history entries of dialogs above an overlay. */
export const LAYERS = 'layers';

const isMarked = (mark = MARK): boolean =>
  (history.state as Record<string, unknown> | null)?.[mark] !== undefined;

export function openOverlay<N extends OverlayName>(name: N, props: OverlayProps[N]): void {
  const state = { ...(history.state as object | null), [MARK]: name };
  // One history entry for any number of overlays: back always closes the slot.
  if (isMarked()) history.replaceState(state, '');
  else history.pushState(state, '');
  openedOverlay.value = { name, props } as OpenOverlay;
}

export function closeOverlay(): void {
  if (!openedOverlay.peek() || hasReturned()) return;
  openedOverlay.value = null;
  // Under a dialog its entry is left when that of the dialog has been.
  if (isMarked() && !isMarked(LAYERS)) void stepBack();
}

/** Awards that were won on the wheel close to the wheel. */
function hasReturned(): boolean {
  const opened = openedOverlay.peek();
  const to = opened?.name === 'reward' ? opened.props.returnTo : undefined;
  if (to) openOverlay(to, {});
  return to !== undefined;
}

/** Leaves the slot for another address: the overlay's history entry is replaced by that address. */
export function leaveOverlayFor(
  address: string,
  navigate: (to: string, options: { replace: boolean }) => void,
): void {
  const replace = isMarked();
  openedOverlay.value = null;
  navigate(address, { replace });
}

/** After the system's back gesture the entry has been removed already. */
export function closeOverlayOnBack(): void {
  if (openedOverlay.peek() && !isMarked() && !hasReturned()) openedOverlay.value = null;
  // Forward, or back from another screen: what it held has closed.
  if (!openedOverlay.peek() && isMarked()) void stepBack();
}
