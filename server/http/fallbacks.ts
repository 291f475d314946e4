// What answers where no call does: an address that there is not, another method, a failure of our own.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { METHOD_NOT_ALLOWED, NOT_FOUND, SERVER_FAULT } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';
import { failureOf } from './failure.ts';

interface Fallbacks {
  readonly nameOf: (request: FastifyRequest) => string;
  readonly send: (request: FastifyRequest, reply: FastifyReply, refusal: Refusal<number>) => unknown;
}

export function setFallbacks(api: FastifyInstance, { nameOf, send }: Fallbacks): void {
  api.setNotFoundHandler((request, reply) => {
    if (request.method !== 'POST') reply.header('allow', 'POST');
    return send(request, reply, refuse(request.method === 'POST' ? NOT_FOUND : METHOD_NOT_ALLOWED));
  });
  api.setErrorHandler((error, request, reply) => {
    const refusal = failureOf(error);
    if (refusal.errcode >= SERVER_FAULT) request.log.error({ call: nameOf(request), err: error });
    return send(request, reply, refusal);
  });
}
