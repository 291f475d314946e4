// Creates an HTTP server for either origin: no socket yet, quiet logs, an envelope for every error.
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, Server } from 'node:http';
import type { Socket } from 'node:net';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { BAD_REQUEST } from '#src/contract/errors.ts';
import { envelopeOf } from './envelope.ts';
import { networkOf } from '../addresses/network.ts';
import { runFor } from '../fair-queue/asker.ts';
import { DEFAULT_LANGUAGE } from '../languages/language.ts';
import { RepeatedLines } from './repeated-lines.ts';
import { NO_SNIFFING, NOTHING_ALLOWED } from './policy.ts';
import { refuse } from '../refusals/refusal.ts';
import type { Settings } from '../settings/settings.ts';
import { epochSeconds } from '../time/time.ts';

/** Node answers a slow request with 408, so that slow clients cannot occupy every connection. */
const REQUEST_TIMEOUT_MS = 60_000;

/** The level of the log. */
const WARN = 40;

const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
  ...NO_SNIFFING,
  ...NOTHING_ALLOWED,
};

export function createHttp(settings: Settings, clock: () => Date): FastifyInstance {
  const app = Fastify<Server>({
    logger: {
      level: settings.logLevel,
      serializers: { err: withoutValues },
      hooks: { logMethod: onceAMinute() },
    },
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'traceId' }),
    genReqId: newTraceId,
    trustProxy: trusted(settings.trustProxy),
    requestTimeout: REQUEST_TIMEOUT_MS,
    rewriteUrl: ({ url = '/', headers }) => (wantsPage(headers) ? readable(url) : url),
    forceCloseConnections: 'idle',
    // A server that stops refuses in an envelope: see open-requests.ts.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => answerUnreadable(error, socket, clock()),
    frameworkErrors: (_, request, reply) => {
      const traceId = request.id || newTraceId();
      const body = JSON.stringify(unreadable(traceId, clock()));
      reply.raw.writeHead(400, { ...JSON_HEADERS, 'content-length': Buffer.byteLength(body) }).end(body);
    },
  });
  // Not earlier: what is remembered does not outlast the reading of a body.
  app.addHook('preValidation', ({ ip, headers: { authorization: token = '' } }, _, done) =>
    runFor({ address: networkOf(ip), token }, done),
  );
  return app;
}

/** A page whose address cannot be decoded is one that does not exist, which the app says better than an error. */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return path.replaceAll('%', '%25') + url.slice(path.length);
  }
}

export const wantsPage = ({ accept = '' }: IncomingHttpHeaders): boolean => accept.includes('text/html');

type LogCall = [args: unknown[], write: (...args: never[]) => void, level: number];

/** Warnings and errors; what is written on purpose for each call stays. */
function onceAMinute(): (this: unknown, ...call: LogCall) => void {
  const repeated = new RepeatedLines();
  return function (...[args, write, level]) {
    const log = (line: readonly unknown[]) => write.apply(this, line as never[]);
    if (level < WARN) log(args);
    else repeated.pass(args, log);
  };
}

/** A number of proxies: each appends the address of the one before it. */
function trusted(proxies: Settings['trustProxy']) {
  return typeof proxies === 'number' ? (_: string, hop: number) => hop < proxies : proxies;
}

const newTraceId = (): string => randomBytes(8).toString('hex');

const unreadable = (traceId: string, now: Date) =>
  envelopeOf(refuse(BAD_REQUEST), { language: DEFAULT_LANGUAGE, traceId, serverTime: epochSeconds(now) });

/** Bytes that never became a request: malformed, or headers over the size limit. */
function answerUnreadable(error: NodeJS.ErrnoException, socket: Socket, now: Date): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? '431 Request Header Fields Too Large' : '400 Bad Request';
  const body = JSON.stringify(unreadable(newTraceId(), now));
  const head = [
    `HTTP/1.1 ${status}`,
    ...Object.entries(JSON_HEADERS).map(([name, value]) => `${name}: ${value}`),
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** PostgreSQL repeats user input in `detail`. */
function withoutValues(error: Error & { code?: string }) {
  return { type: error.name, message: error.message, code: error.code ?? '', stack: error.stack ?? '' };
}
