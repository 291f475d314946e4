import { t } from '#src/i18n/t.ts';
import { endChat } from '#src/navigation/chat.ts';
import { closeOverlay, openedOverlay } from '#src/navigation/overlay.ts';
import { showToast } from '#src/navigation/toast.ts';
import { loadChunk } from '../loading/load-chunk.ts';

/** On the first tap, and again on the next one if it did not load. */
export async function loadChat() {
  try {
    const { ChatWindow } = await loadChunk(
      () => import('#src/features/support/service/ChatWindow.tsx'),
      'service',
      'support',
    );
    return ChatWindow;
  } catch (error) {
    endChat();
    if (openedOverlay.peek()?.name === 'chat') closeOverlay();
    showToast(t('shell.lineTitle'), 'warning');
    throw error;
  }
}
