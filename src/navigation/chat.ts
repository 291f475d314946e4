// The chat with customer service, which stays while it is hidden.
import { signal } from '@preact/signals-react';
import { openedOverlay } from './overlay.ts';

/** It was opened in this session, so its document is there. */
export const isChatBegun = signal(false);

/** Somebody answered while it was hidden. */
export const hasUnreadChat = signal(false);

/** Not while its reader looks at it. */
export function markUnreadChat(): void {
  hasUnreadChat.value = openedOverlay.peek()?.name !== 'chat';
}

/** With the session, because the conversation belongs to it. */
export function endChat(): void {
  isChatBegun.value = false;
  hasUnreadChat.value = false;
}
