// Cache Storage, for page and worker. Absent on an insecure origin, and refused in some private windows.
import { answered, silence } from './answered.ts';

/** Milliseconds. Offline nothing else can answer, so a slow disk is waited for. */
const PATIENCE_MS = 8000;

/** Until this page or worker ends, so that a screen does not wait once for each of its files. */
let areSilent = false;

async function ask<T>(question: () => Promise<T>): Promise<T> {
  if (areSilent) throw silence();
  try {
    return await answered(question(), PATIENCE_MS);
  } catch (error) {
    areSilent ||= (error as Error).name === 'TimeoutError';
    throw error;
  }
}

/** Caches that are refused are empty. */
export async function orNothing<T>(question: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask(question);
  } catch {
    return undefined;
  }
}

/** The only one that fails where caches are refused: there is nothing to write to. */
export const openCache = (name: string): Promise<Cache> => ask(() => caches.open(name));

export const hasCache = async (name: string): Promise<boolean> =>
  (await orNothing(() => caches.has(name))) === true;

export const deleteCache = async (name: string): Promise<void> =>
  void (await orNothing(() => caches.delete(name)));

export const cacheNames = async (): Promise<readonly string[]> =>
  (await orNothing(() => caches.keys())) ?? [];

/** Searches every cache, or the one that is named. */
export const cachedResponse = (
  url: string,
  options?: MultiCacheQueryOptions,
): Promise<Response | undefined> => orNothing(() => caches.match(url, options));
