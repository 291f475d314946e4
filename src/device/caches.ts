// Cache Storage, for page and worker. Absent on an insecure origin, and refused in some private windows.
import { answered } from './answered.ts';

/** The only one that fails where caches are refused: there is nothing to write to. */
export const openCache = async (name: string): Promise<Cache> => answered(caches.open(name));

export const hasCache = (name: string): Promise<boolean> => orElse(false, () => caches.has(name));

export const deleteCache = (name: string): Promise<boolean> => orElse(false, () => caches.delete(name));

export const cacheNames = (): Promise<readonly string[]> => orElse([], () => caches.keys());

/** Of any cache, or of the one that is named. */
export const cachedResponse = (
  url: string,
  options?: MultiCacheQueryOptions,
): Promise<Response | undefined> => orElse(undefined, () => caches.match(url, options));

/** Caches that are refused are empty. */
async function orElse<T>(nothing: T, ask: () => Promise<T>): Promise<T> {
  try {
    return await answered(ask());
  } catch {
    return nothing;
  }
}
