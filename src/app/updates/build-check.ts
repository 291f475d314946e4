// Checks for a newer build: at the start, on return to the foreground and every five minutes.
import * as v from 'valibot';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { callTimeoutMs } from '#src/data/api/connection.ts';
import { get } from '#src/data/api/get.ts';
import { createEmitter } from '#src/lib/emitter.ts';

const INTERVAL_MS = 5 * 60_000;

const BuildInfo = v.object({
  id: v.string(),
  version: v.string(),
  time: v.number(),
  /** The oldest build that may go on. */
  minId: v.optional(v.string()),
});

export interface NewerBuild {
  readonly id: string;
  /** The page may not go on without it. */
  readonly isRequired: boolean;
}

export const newerBuild = createEmitter<NewerBuild>();

/** True if the platform answered, whatever its build. */
export async function checkBuild(): Promise<boolean> {
  try {
    const answer = await get('/build.json', callTimeoutMs());
    const build = v.safeParse(BuildInfo, await answer.json());
    if (build.success && build.output.id !== BUILD_ID) newerBuild.emit(judged(build.output));
    return build.success;
  } catch {
    return false;
  }
}

/** Ids have no order. Only the newest build and the oldest allowed one are known to be allowed. */
const judged = ({ id, minId }: v.InferOutput<typeof BuildInfo>): NewerBuild => ({
  id,
  isRequired: minId !== undefined && minId !== BUILD_ID,
});

export function listenForBuilds(ask: () => void): void {
  ask();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') ask();
  });
  setInterval(() => {
    if (document.visibilityState === 'visible') ask();
  }, INTERVAL_MS);
}
