// The app may run on another origin than the platform if `APP_ORIGINS` names it.
import type { FastifyInstance } from 'fastify';
import { TAKEN_TYPES_HEADER } from '#src/contract/events.ts';

const DAY_S = 86_400;

export function allowOtherOrigins(api: FastifyInstance, origins: readonly string[]): void {
  api.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (origin === undefined || !origins.includes(origin)) return;
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-expose-headers': `retry-after, ${TAKEN_TYPES_HEADER}`,
    });
    if (request.method !== 'OPTIONS') return;
    reply.headers({
      'access-control-allow-methods': 'POST',
      'access-control-allow-headers': 'authorization, fingerprint, content-type, accept-language',
      'access-control-max-age': DAY_S,
      vary: 'origin',
    });
    await reply.code(204).send();
  });
}
