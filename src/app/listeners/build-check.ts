// Whether a newer build is out: asked at the start, on return to the foreground and every five minutes.
import { ofetch } from 'ofetch';
import * as v from 'valibot';
import { BUILD_ID } from '#src/contract/page/build-facts.ts';
import { callTimeoutMs } from '#src/data/api/connection.ts';
import { createEmitter } from '#src/lib/emitter.ts';

const INTERVAL_MS = 5 * 60_000;

const BuildFacts = v.object({
  id: v.string(),
  version: v.string(),
  time: v.number(),
  minId: v.optional(v.string()),
});

export const newerBuild = createEmitter<{ id: string }>();

/** True when the platform answered, whatever it said of the build. */
export async function checkBuild(): Promise<boolean> {
  try {
    // A GET is repeated once by the client library, on the statuses the specification names.
    const answer: unknown = await ofetch('/build.json', {
      cache: 'no-store',
      responseType: 'json',
      timeout: callTimeoutMs(),
    });
    const facts = v.safeParse(BuildFacts, answer);
    if (facts.success && facts.output.id !== BUILD_ID) newerBuild.emit({ id: facts.output.id });
    return facts.success;
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
