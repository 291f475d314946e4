// The games' own three calls over HTTP, in the platform's envelope.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BAD_REQUEST, NOT_FOUND, TOO_MANY_REQUESTS } from '#src/contract/errors.ts';
import { readBody } from '../http/body.ts';
import { rememberToken } from '../fair-queue/asker.ts';
import { createAtOnce } from '../admission/at-once.ts';
import { clientOf, headerOf } from '../http/client.ts';
import { envelopeOf, statusOf } from '../http/envelope.ts';
import { setFallbacks } from '../http/fallbacks.ts';
import { createCounter } from '../admission/counter.ts';
import { createLimit } from '../admission/limits.ts';
import { languageOf } from '../languages/language.ts';
import type { Metrics } from '../operations/metrics.ts';
import type { PaymentService } from '../payments/embedded-service.ts';
import { isRefusal, refuse } from '../refusals/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import type { Db } from '../database/tables/tables.ts';
import { epochSeconds, MINUTE_MS } from '../time/time.ts';
import type { Draw } from '../world/play.ts';
import { sentenceFor } from './sentences.ts';
import type { ServedGames } from '../world/built-in-games.ts';
import { type Asking, createGameCalls } from './sessions.ts';

export interface GamesOptions {
  readonly db: Db;
  readonly settings: Settings;
  /** Secret key of the platform. */
  readonly secret: string;
  readonly clock: () => Date;
  readonly payments: PaymentService;
  readonly metrics: Metrics;
  readonly isBehindProxy: () => boolean;
  readonly levels: Asking['levels'];
  readonly builtIn: ServedGames;
  /** Replaces the random source in tests. */
  readonly draw?: Draw;
}

/** Bytes; the largest body holds three numbers and two short texts. */
const BODY_MAX = 4096;

export async function registerGameCalls(games: FastifyInstance, options: GamesOptions): Promise<void> {
  await games.register(async (api) => registerCalls(api, options), { prefix: '/api' });
}

function registerCalls(api: FastifyInstance, options: GamesOptions): void {
  const send = sender(options.clock);
  const answer = answerer(options);
  const atOnce = createAtOnce();
  // Access is by token and never by cookie, so any document may call, also one without an origin.
  api.addHook('onRequest', async (_, reply) => void reply.header('access-control-allow-origin', '*'));
  api.options('/:name', (_, reply) => reply.code(204).headers(OF_A_QUESTION).send());
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  api.post('/:name', { bodyLimit: BODY_MAX }, async (request, reply) => {
    const result = await atOnce(() => answer(request));
    const errcode = isRefusal(result) ? result.errcode : 0;
    if (nameOf(request) === 'round') options.metrics.round(errcode);
    request.log.info({ call: nameOf(request), errcode });
    return send(request, reply, { result, isHandled: !NOT_HANDLED.includes(errcode) });
  });
  setFallbacks(api, {
    nameOf,
    send: (request, reply, result) => send(request, reply, { result, isHandled: false }),
  });
}

/** Codes of requests that reached no call. */
const NOT_HANDLED: readonly number[] = [BAD_REQUEST, NOT_FOUND, TOO_MANY_REQUESTS];

const OF_A_QUESTION = {
  'access-control-allow-methods': 'POST',
  'access-control-allow-headers': 'authorization, content-type, accept-language',
  'access-control-max-age': '86400',
};

const nameOf = (request: FastifyRequest): string =>
  (request.params as { name?: string } | undefined)?.name ?? '';

function answerer({ db, settings, clock, levels, builtIn, draw }: GamesOptions) {
  const calls = createGameCalls(builtIn);
  const limit = createLimit(settings);
  const rounds = createCounter(settings.roundLimit, MINUTE_MS);
  return async (request: FastifyRequest): Promise<unknown> => {
    const name = nameOf(request);
    const call = Object.hasOwn(calls, name) ? calls[name] : undefined;
    if (!call) return refuse(NOT_FOUND);
    const token = headerOf(request, 'authorization');
    const contentType = headerOf(request, 'content-type');
    const asked = { name, contentType, body: null, token, client: clientOf(request, settings), now: clock() };
    const tooMany = limit(asked, null);
    if (tooMany) return tooMany;
    const body = readBody(name, { type: contentType, bytes: request.body });
    if (isRefusal(body)) return body;
    const tooManyRounds = (memberId: number) => rounds(String(memberId), asked.now);
    const result = await call(
      { db, token, levels, now: asked.now, tooManyRounds, ...(draw && { draw }) },
      body,
    );
    if (token !== '' && !isRefusal(result)) rememberToken(token);
    return result;
  };
}

function sender(clock: () => Date) {
  return async (
    request: FastifyRequest,
    reply: FastifyReply,
    { result, isHandled }: { result: unknown; isHandled: boolean },
  ) => {
    const language = languageOf(request.headers['accept-language']);
    const sent = envelopeOf(result, { language, traceId: request.id, serverTime: epochSeconds(clock()) });
    const msg = isRefusal(result) ? sentenceFor(result.errcode, language) : '';
    reply.code(statusOf(result, isHandled)).type('application/json; charset=utf-8');
    reply.header('cache-control', 'no-store');
    const wait = isRefusal(result) ? result.detail.retryAfter : undefined;
    if (wait !== undefined) reply.header('retry-after', wait);
    return reply.send(JSON.stringify({ ...sent, msg }));
  };
}
