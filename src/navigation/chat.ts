// The chat with customer service, which stays while it is hidden.
import { signal } from '@preact/signals-react';

/** It was opened in this session, so its document is there. */
export const isChatBegun = signal(false);

/** Somebody answered while it was hidden. */
export const hasUnreadChat = signal(false);

/** With the session, because the conversation belongs to it. */
export function endChat(): void {
  isChatBegun.value = false;
  hasUnreadChat.value = false;
}
