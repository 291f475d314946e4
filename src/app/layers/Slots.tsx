import { useSignals } from '@preact/signals-react/runtime';
import { isChatBegun } from '#src/navigation/chat.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { installOffer } from '#src/navigation/install-offer.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import { useEffect } from 'react';
import { loadChat } from './load-chat.ts';
import { OverlaySlot } from './OverlaySlot.tsx';
import { loadChunk } from '../loading/load-chunk.ts';
import { useIsland } from '../loading/use-island.ts';

const loadDialogs = async () => (await loadChunk(() => import('./DialogSlot.tsx'))).DialogSlot;
const loadToasts = async () => (await loadChunk(() => import('./ToastSlot.tsx'))).ToastSlot;

const loadOffer = async () =>
  (await loadChunk(() => import('#src/features/install/offer/InstallOffer.tsx'), 'install')).InstallOffer;

/** Layers above the screens: one overlay, above it one dialog, above all the toasts. */
export function Slots() {
  useSignals();
  const overlay = openedOverlay.value;
  const dialogs = openedDialogs.value;
  const hasToasts = toasts.value.length > 0;
  const isChatOpen = overlay?.name === 'chat';
  const hasChat = isChatBegun.value;
  const Chat = useIsland(loadChat, hasChat);
  useEffect(() => {
    if (isChatOpen) isChatBegun.value = true;
  }, [isChatOpen]);
  const Dialogs = useIsland(loadDialogs, dialogs.length > 0);
  const hasOffer = installOffer.value !== null;
  const Offer = useIsland(loadOffer, hasOffer);
  const Toasts = useIsland(loadToasts, hasToasts);
  return (
    <>
      <OverlaySlot opened={overlay?.name === 'chat' ? null : overlay} />
      {Chat && hasChat && <Chat isOpen={isChatOpen} />}
      {Offer && hasOffer && <Offer />}
      {Dialogs && <Dialogs />}
      {Toasts && <Toasts />}
    </>
  );
}
