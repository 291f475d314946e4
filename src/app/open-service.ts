import { navigate } from 'wouter/use-browser-location';
import type { ClientConfig } from '#src/contract/config.ts';
import { readMergedConfig } from '#src/data/config/merged.ts';
import { refreshConfig } from '#src/data/config/refresh.ts';
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { pause } from '#src/lib/timing.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { paths } from '#src/navigation/paths.ts';
import { afterStep } from '#src/navigation/step-back.ts';

/** Milliseconds that a tap waits for the first config. */
const FIRST_CONFIG_MS = 3000;

/** Customer service is a chat where there is an online service, and a page otherwise. */
export async function openService(): Promise<void> {
  if (await hasChat()) openOverlay('chat', {});
  else afterStep(() => navigate(paths.service));
}

async function hasChat(): Promise<boolean> {
  try {
    const known = await readClient();
    if (known) return known.chat !== undefined;
    // The first visit has only begun.
    await Promise.race([refreshConfig(), pause(FIRST_CONFIG_MS)]);
    return (await readClient())?.chat !== undefined;
  } catch {
    return false;
  }
}

async function readClient(): Promise<ClientConfig | undefined> {
  const { db } = await database();
  return (await readMergedConfig(db, session.peek().memberId))?.config.clientConfig;
}
