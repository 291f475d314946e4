// Checks for a newer build: at the start, on return to the foreground and every five minutes.
import * as v from 'valibot';
import { BUILD_ID } from '#src/contract/page/build-facts.ts';
import { callTimeoutMs } from '#src/data/api/connection.ts';
import { get } from '#src/data/api/get.ts';
import { createEmitter } from '#src/lib/emitter.ts';

const INTERVAL_MS = 5 * 60_000;

const BuildInfo = v.object({
  id: v.string(),
  version: v.string(),
  time: v.number(),
  minId: v.optional(v.string()),
});

export const newerBuild = createEmitter<{ id: string }>();

/** True if the platform answered, whatever its build. */
export async function checkBuild(): Promise<boolean> {
  try {
    const answer = await get('/build.json', callTimeoutMs());
    const build = v.safeParse(BuildInfo, await answer.json());
    if (build.success && build.output.id !== BUILD_ID) newerBuild.emit({ id: build.output.id });
    return build.success;
  } catch {
    return false;
  }
}

export function listenForBuilds(ask: () => void): void {
  ask();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') ask();
  }, INTERVAL_MS);
}
