// Whether a proxy stands before this platform: one request that names it is enough.
import type { FastifyInstance } from 'fastify';

const LEFT_BY_PROXIES = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-proto',
  'x-forwarded-server',
  'x-original-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'true-client-ip',
  'cf-connecting-ip',
  'fastly-client-ip',
];

/** Sees requests to what is registered afterwards. */
export function watchForProxies(apps: readonly FastifyInstance[]): () => boolean {
  let isSeen = false;
  for (const app of apps) {
    app.addHook('onRequest', async ({ headers }) => {
      isSeen ||= LEFT_BY_PROXIES.some((name) => headers[name] !== undefined);
    });
  }
  return () => isSeen;
}
