// The page leaves its last first screen here; the worker serves it before any database opens.
import {
  FIRST_SCREEN_CACHE,
  FIRST_SCREEN_KEY,
  type FirstScreenCopy,
} from '#src/contract/page/first-screen.ts';

/** Absent where the address is not secure. */
const store = (): CacheStorage | undefined => (globalThis as { caches?: CacheStorage }).caches;

export async function keepFirstScreen(copy: FirstScreenCopy): Promise<void> {
  const cache = await store()?.open(FIRST_SCREEN_CACHE);
  await cache?.put(FIRST_SCREEN_KEY, Response.json(copy));
}

export async function dropFirstScreen(): Promise<void> {
  await store()?.delete(FIRST_SCREEN_CACHE);
}
