// The page stores its last first screen here; the worker serves it before any database opens.
import * as v from 'valibot';
import { deleteCache, openCache } from '#src/device/caches.ts';
import { BUILD_ID } from '#src/contract/page/build-info.ts';
import {
  FIRST_SCREEN_CACHE,
  FIRST_SCREEN_KEY,
  type FirstScreenCopy,
} from '#src/contract/page/first-screen.ts';

/** Only the build that drew a copy can hydrate it; the digest shows that it is unchanged since. */
const KeptCopy = v.object({
  markup: v.string(),
  data: v.string(),
  language: v.string(),
  direction: v.string(),
  build: v.literal(BUILD_ID),
  digest: v.string(),
});

/** Fails where the browser does not store it. */
export async function keepFirstScreen(copy: FirstScreenCopy): Promise<void> {
  const cache = await openCache(FIRST_SCREEN_CACHE);
  const kept = { ...copy, build: BUILD_ID, digest: await digestOf(copy) };
  await cache.put(FIRST_SCREEN_KEY, Response.json(kept));
}

export const dropFirstScreen = (): Promise<void> => deleteCache(FIRST_SCREEN_CACHE);

/** The copy as this build left it; any other content is dropped. */
export async function keptFirstScreen(): Promise<FirstScreenCopy | undefined> {
  const reading = openCache(FIRST_SCREEN_CACHE).then((cache) => cache.match(FIRST_SCREEN_KEY));
  const kept = await reading.catch(() => {});
  if (!kept) return undefined;
  const copy = v.safeParse(KeptCopy, await kept.json().catch(() => null));
  if (copy.success && copy.output.digest === (await digestOf(copy.output))) return copy.output;
  await dropFirstScreen();
  return undefined;
}

async function digestOf({ markup, data, language, direction }: FirstScreenCopy): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify([markup, data, language, direction]));
  return btoa(String.fromCodePoint(...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))));
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
