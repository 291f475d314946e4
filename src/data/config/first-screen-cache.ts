// The page stores its last first screen here; the worker serves it before any database opens.
import {
  FIRST_SCREEN_CACHE,
  FIRST_SCREEN_KEY,
  type FirstScreenCopy,
} from '#src/contract/page/first-screen.ts';

/** Absent on an insecure origin. */
const store = (): CacheStorage | undefined => (globalThis as { caches?: CacheStorage }).caches;

export async function keepFirstScreen(copy: FirstScreenCopy): Promise<void> {
  const cache = await store()?.open(FIRST_SCREEN_CACHE);
  await cache?.put(FIRST_SCREEN_KEY, Response.json(copy));
}

export async function dropFirstScreen(): Promise<void> {
  await store()?.delete(FIRST_SCREEN_CACHE);
}

export async function keptFirstScreen(): Promise<FirstScreenCopy | undefined> {
  const kept = await (await store()?.open(FIRST_SCREEN_CACHE))?.match(FIRST_SCREEN_KEY);
  return (await kept?.json().catch(() => {})) as FirstScreenCopy | undefined;
}

/** Whether the stored copy was drawn for a signed-in member; undefined if there is no readable copy. */
export async function readsAsSignedIn(): Promise<boolean | undefined> {
  const kept = await keptFirstScreen();
  if (!kept) return undefined;
  try {
    return (JSON.parse(kept.data) as { isSignedIn?: boolean }).isSignedIn === true;
  } catch {
    return undefined;
  }
}
