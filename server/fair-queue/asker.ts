// Who asks for what is being done, wherever in the code it is done.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Asker } from './fair-queue.ts';
import { digestOf } from '../secrets/secrets.ts';

const storage = new AsyncLocalStorage<Asker>();

/** What the platform does by itself takes turns as one more address. */
const PLATFORM: Asker = { address: '', who: '' };

export const askerNow = (): Asker => storage.getStore() ?? PLATFORM;

/** Digests of tokens that were good lately. */
const known = new Set<string>();
const KNOWN_MAX = 50_000;

/** From now on requests with the token have turns of their own. */
export function rememberToken(token: string): void {
  if (known.size >= KNOWN_MAX) known.clear();
  known.add(digestOf(token));
}

/** Requests without a known token share the turns of one asker per address: a token may be made up. */
export function runFor({ address, token }: { address: string; token: string }, work: () => void): void {
  const digest = token === '' ? '' : digestOf(token);
  storage.run({ address, who: known.has(digest) ? digest : '' }, work);
}
