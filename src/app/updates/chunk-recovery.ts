// Recovers a screen whose code does not load: by one reload, then by one without the cached files and the worker. Each
// step is taken once for a part of a build and is stored across the reload, so that the reloads end.
import * as v from 'valibot';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import { connection } from '#src/data/api/connection.ts';
import { cacheNames, deleteCache } from '#src/device/caches.ts';
import { sessionItems } from '#src/device/items.ts';
import { serviceWorkers } from '#src/device/workers.ts';
import { probe } from './connection.ts';
import { hasUnsavedWork } from './unsaved-work.ts';
import type { Recovery } from '../loading/load-chunk.ts';

const KEY = 'halcyon.missing';

const Taken = v.object({ build: v.string(), steps: v.record(v.string(), v.number()) });

/** Parts that are noted; a longer list would be a sign of garbage. */
const MOST_PARTS = 50;

/** Handed-over events wait in a cache of their own. */
const FILES = /^halcyon-(?:shell|pictures|first-screen)/;

export const recover: Recovery = async (part) => {
  // A reload that the line cannot serve would end on the browser's own error page.
  await probe();
  if (connection.peek() !== 'online') return { isLineDown: true };
  const step = stepsTaken()[part] ?? 0;
  if (await hasUnsavedWork()) return { isLineDown: false };
  if (step > 1 || !note(part, step + 1)) return { isLineDown: false };
  if (step === 1) await dropFiles().catch(() => {});
  location.reload();
  // The page is about to reload, so nothing is drawn.
  return new Promise(() => {});
};

export function resetRecovery(part: string): void {
  if (stepsTaken()[part] !== undefined) note(part, 0);
}

/** Also past the browser's own cache, which may hold a wrong answer for a year. */
async function dropFiles(): Promise<void> {
  const names = await cacheNames();
  await Promise.all(names.filter((name) => FILES.test(name)).map(deleteCache));
  const registrations = (await serviceWorkers()?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const scripts = new Set(asked.filter((name) => name.startsWith(`${location.origin}/assets/`)));
  await Promise.allSettled([...scripts].map((name) => fetch(name, { cache: 'reload' })));
}

function stepsTaken(): Record<string, number> {
  try {
    const taken = v.parse(Taken, JSON.parse(sessionItems.read(KEY) ?? 'null'));
    return taken.build === BUILD_ID ? taken.steps : {};
  } catch {
    return {};
  }
}

/** False without storage: a step that cannot be noted would be taken for ever. */
function note(part: string, step: number): boolean {
  const { [part]: _, ...others } = stepsTaken();
  const entries = Object.entries(others).slice(-MOST_PARTS);
  const steps = Object.fromEntries(step > 0 ? [...entries, [part, step]] : entries);
  return sessionItems.write(KEY, JSON.stringify({ build: BUILD_ID, steps }));
}
