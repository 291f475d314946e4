// The staff page: what `npm run admin` does, in a browser, on a port of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify';
import { registerUploads } from '../pictures/uploads.ts';
import type { Db } from '../database/tables/tables.ts';
import { cookieFor, cookieOf, doorProblem, headersOf } from './door.ts';
import { fieldsOf, registerForms, staffOf } from './forms.ts';
import { lostPage, signInPage } from './parts.ts';
import { page, registerReading } from './reading.ts';
import { SESSION_S, type StaffSession, StaffSessions } from './sessions.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'staff.css'), 'utf8');
/** Until the sender of a wrong token is answered. */
const WRONG_MS = 1000;
/** Bytes: an answer and its fields. */
const BODY_MAX = 64 * 1024;

export interface StaffOptions {
  readonly db: Db;
  readonly token: string;
  /** How browsers see the page; "" where no proxy stands in front of it. */
  readonly origin?: string;
  readonly now: () => Date;
  /** Replaces the timer of a wrong token. */
  readonly wait?: (ms: number) => Promise<unknown>;
  /** For the log; the page says only that it did not work. */
  readonly onError: (error: unknown) => void;
}

export function createStaff(options: StaffOptions): FastifyInstance {
  const { db, token, origin = '', now, onError } = options;
  const app = Fastify({ bodyLimit: BODY_MAX, logger: false });
  const sessions = new StaffSessions(token);
  const sessionOf = (request: FastifyRequest) => sessions.find(cookieOf(request), now());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const headers = headersOf(origin);
  app.addHook('onSend', async (_request, reply) => void reply.headers(headers));
  app.addHook('onRequest', async (request, reply) => {
    const refused = doorProblem(request, origin);
    return refused === null ? undefined : page(reply.code(403), 'Staff', lostPage(refused));
  });
  const problem = (request: FastifyRequest, words: string) =>
    sessionOf(request) ? lostPage(words) : signInPage(words);
  app.setErrorHandler((error, request, reply) => {
    const code = (error as { statusCode?: number }).statusCode ?? 500;
    if (code >= 500) onError(error);
    return page(reply.code(code), 'Error', problem(request, 'That did not work.'));
  });
  app.setNotFoundHandler((request, reply) =>
    page(reply.code(404), 'Not found', problem(request, 'There is no such page.')),
  );
  app.get('/staff.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  registerSignIn(app, sessions, options);
  void app.register(async (inside) => {
    requireSession(inside, sessionOf);
    registerUploads(inside, db);
    registerReading(inside, db, now);
    registerForms(inside, { db, now });
    inside.post('/sign-out', (request, reply) => {
      sessions.end(staffOf(request).id);
      return reply.header('set-cookie', cookieFor(origin)('', 0)).redirect('/', 303);
    });
  });
  return app;
}

/** Each form carries the token of the session besides. */
function requireSession(
  inside: FastifyInstance,
  sessionOf: (request: FastifyRequest) => StaffSession | undefined,
): void {
  inside.addHook('preHandler', async (request, reply) => {
    const session = sessionOf(request);
    if (!session) return page(reply.code(401), 'Sign in', signInPage());
    if (request.method === 'POST' && fieldsOf(request)['formToken'] !== session.formToken)
      return page(
        reply.code(403),
        'Sign in',
        signInPage('The form was not one of this page. Sign in again.'),
      );
    Object.assign(request, { staff: session });
  });
}

function registerSignIn(
  app: FastifyInstance,
  sessions: StaffSessions,
  { now, origin = '', wait = setTimeout }: StaffOptions,
): void {
  app.post('/sign-in', async (request, reply) => {
    const session = sessions.begin(fieldsOf(request)['token'] ?? '', now());
    if (session)
      return reply.header('set-cookie', cookieFor(origin)(session.id, SESSION_S)).redirect('/', 303);
    await wait(WRONG_MS);
    return page(reply.code(403), 'Sign in', signInPage('That is not the token.'));
  });
}
