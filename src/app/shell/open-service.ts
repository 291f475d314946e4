import { navigate } from 'wouter/use-browser-location';
import { pause } from '#src/lib/timing.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { afterStep } from '#src/navigation/step-back.ts';
import { loadChunk } from '../loading/load-chunk.ts';

/** Milliseconds that a tap waits for code and a first answer. */
const PATIENCE_MS = 3000;

/** Customer service is a chat where there is an online service, and a page otherwise. */
export async function openService(): Promise<void> {
  if (await Promise.race([hasChat(), pause(PATIENCE_MS)])) openOverlay('chat', {});
  else afterStep(() => navigate(paths.service));
}

async function hasChat(): Promise<boolean> {
  try {
    const load = () => import('#src/features/support/service/actions.ts');
    const { hasOnlineService } = await loadChunk(load);
    return await hasOnlineService();
  } catch {
    return false;
  }
}
