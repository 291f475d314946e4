// The port for an operator's tools: `/livez`, `/readyz` and `/metrics`. Nothing on it needs or shows a member.
import Fastify, { type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';
import { readinessOf, type ReadinessTargets } from './readiness.ts';

export interface OperationsOptions extends ReadinessTargets {
  readonly metrics: Metrics;
}

export function createOperations({ metrics, ...watched }: OperationsOptions): FastifyInstance {
  const app = Fastify({ logger: false });
  app.addHook('onSend', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  app.get('/livez', (_request, reply) => reply.type('text/plain; charset=utf-8').send('ok\n'));
  app.get('/readyz', async (_request, reply) => {
    const { isReady, checks } = await readinessOf(watched);
    const lines = Object.entries(checks).map(([name, said]) => `${name} ${said}\n`);
    return reply
      .code(isReady ? 200 : 503)
      .type('text/plain; charset=utf-8')
      .send(lines.join(''));
  });
  app.get('/metrics', async (_request, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.text()),
  );
  return app;
}
