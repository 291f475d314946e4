// The API over HTTP: one address per call, and an envelope for every outcome.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TAKEN_TYPES_HEADER } from '#src/contract/events.ts';
import { API_PREFIX, MAX_BODY, MAX_EVENT_BODY } from '#src/contract/envelope.ts';
import type { CallName } from '#src/contract/index.ts';
import { languageOf } from '../languages/language.ts';
import type { Metrics, TakenEvents } from '../operations/metrics.ts';
import { isRefusal } from '../refusals/refusal.ts';
import { epochSeconds } from '../time/time.ts';
import { answer, type CallAnswer, type Services } from './answer.ts';
import { createAtOnce } from '../admission/at-once.ts';
import { checkReply } from './check-reply.ts';
import { clientOf, headerOf } from '../http/client.ts';
import { allowOtherOrigins } from './cors.ts';
import { encode } from './encode.ts';
import { EVENT_CALL, EVENT_TYPES } from '../http/event-call.ts';
import { envelopeOf, statusOf } from '../http/envelope.ts';
import { setFallbacks } from '../http/fallbacks.ts';

export interface ApiOptions {
  readonly services: Services;
  readonly clock: () => Date;
}

export async function registerApi(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(async (api) => registerCalls(api, options), { prefix: API_PREFIX });
}

function registerCalls(api: FastifyInstance, { services, clock }: ApiOptions): void {
  const send = sender(clock, services.metrics);
  const atOnce = createAtOnce();
  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const started = performance.now();
    const name = nameOf(request);
    const asked = {
      name,
      contentType: headerOf(request, 'content-type'),
      body: request.body,
      token: headerOf(request, 'authorization'),
      client: clientOf(request, services.settings),
      now: clock(),
    };
    const done = await atOnce(() => answer(services, asked));
    const answered = isRefusal(done) ? { result: done, isHandled: false } : done;
    if (services.settings.checkReplies && !isRefusal(answered.result))
      checkReply(name as CallName, answered.result);
    const errcode = isRefusal(answered.result) ? answered.result.errcode : 0;
    const ms = performance.now() - started;
    if (name === EVENT_CALL && errcode === 0) services.metrics.took(answered.result as TakenEvents);
    request.log.info({ call: name, errcode, ms: Math.round(ms) });
    return send(request, reply, answered);
  };
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  allowOtherOrigins(api, services.settings.appOrigins);
  api.post('/*', { bodyLimit: MAX_BODY }, handle);
  api.post(`/${EVENT_CALL}`, { bodyLimit: MAX_EVENT_BODY }, handle);
  setFallbacks(api, {
    nameOf,
    send: (request, reply, result) => send(request, reply, { result, isHandled: false }),
  });
}

const nameOf = (request: FastifyRequest): string =>
  (request.params as { '*'?: string } | undefined)?.['*'] ?? EVENT_CALL;

/** Also where no route has matched. */
const calledName = ({ url }: FastifyRequest): string => url.slice(API_PREFIX.length + 1).split('?')[0] ?? '';

function sender(clock: () => Date, metrics: Metrics) {
  return async (request: FastifyRequest, reply: FastifyReply, { result, isHandled }: CallAnswer) => {
    const errcode = isRefusal(result) ? result.errcode : 0;
    metrics.answered({ name: calledName(request), errcode, seconds: reply.elapsedTime / 1000 });
    const language = languageOf(request.headers['accept-language']);
    const envelope = envelopeOf(result, { language, traceId: request.id, serverTime: epochSeconds(clock()) });
    const { body, encoding } = await encode(envelope, request.headers['accept-encoding']);
    reply.code(statusOf(result, isHandled)).type('application/json; charset=utf-8');
    reply.headers({ 'cache-control': 'no-store', vary: 'accept-encoding, origin' });
    if (encoding) reply.header('content-encoding', encoding);
    if (calledName(request) === EVENT_CALL) reply.header(TAKEN_TYPES_HEADER, EVENT_TYPES.join(', '));
    const wait = isRefusal(result) ? result.detail.retryAfter : undefined;
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.send(body);
  };
}
