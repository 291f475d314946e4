// Who asks for what is being done, wherever in the code it is done.
import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';
import { networkOf } from './addresses/network.ts';
import type { Asker } from './fair-queue.ts';

const storage = new AsyncLocalStorage<Asker>();

/** What the platform does by itself takes turns as one more address. */
const PLATFORM: Asker = { address: '', who: '' };

export const askerNow = (): Asker => storage.getStore() ?? PLATFORM;

/** A made-up token or fingerprint divides the share of its own address alone. */
export function rememberAskers(app: FastifyInstance): void {
  // Not earlier: what is remembered does not outlast the reading of a body.
  app.addHook('preValidation', (request, _, done) => {
    const { authorization, fingerprint } = request.headers;
    const who = authorization || String(fingerprint ?? '');
    storage.run({ address: networkOf(request.ip), who }, done);
  });
}
