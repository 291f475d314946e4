// The staff page: what `npm run admin` does, in a browser, on a port of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { runCommand } from '../operator/commands.ts';
import { closedGames } from '../operator/games.ts';
import { idOf } from '../operator/words.ts';
import { registerUploads } from '../pictures/uploads.ts';
import { conversation, feedbackForStaff } from '../store/support/staff.ts';
import type { Db } from '../store/tables.ts';
import { openWithdrawals } from '../store/wallet/withdrawals.ts';
import type { Html } from '../markup.ts';
import { cookieFor, cookieOf, doorProblem, headersOf } from './door.ts';
import { documentOf, feedbackPage, lostPage, overviewPage, signInPage } from './pages.ts';
import { SESSION_S, type StaffSession, StaffSessions } from './sessions.ts';

const STYLE = readFileSync(join(import.meta.dirname, 'page', 'staff.css'), 'utf8');
/** Until the sender of a wrong token is answered. */
const WRONG_MS = 1000;
/** Bytes: an answer and its fields. */
const BODY_MAX = 64 * 1024;
const CLOSABLE: readonly string[] = ['game', 'studio', 'platform'];

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

interface Asked {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  /** Where a form leads. */
  readonly back?: string;
}

type Fields = Readonly<Record<string, string>>;

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

function registerReading(app: FastifyInstance, db: Db, now: () => Date): void {
  app.get('/', async (request, reply) => {
    const [withdrawals, feedback, closed] = await Promise.all([
      openWithdrawals(db),
      feedbackForStaff(db, true),
      closedGames(db, now()),
    ]);
    return shown({ request, reply }, 'Staff', (session) =>
      overviewPage(session, { withdrawals, feedback, closed }),
    );
  });
  app.get<{ Params: { id: string } }>('/feedback/:id', async (request, reply) => {
    const id = idOf(request.params.id);
    const messages = id === null ? [] : await conversation(db, id);
    if (id === null || messages.length === 0) return reply.callNotFound();
    return shown({ request, reply }, `Feedback ${id}`, (session) => feedbackPage(session, { id, messages }));
  });
}

/** Each form is a command, so that both ways do the same. */
function registerForms(app: FastifyInstance, { db, now }: Pick<StaffOptions, 'db' | 'now'>): void {
  const run = async ({ request, reply, back = '/' }: Asked, command: readonly string[]) => {
    const { output } = await runCommand(db, command, { now: now(), actor: 'staff' });
    staffOf(request).notice = output;
    return reply.redirect(back, 303);
  };
  app.post('/withdrawal', (request, reply) => {
    const { action = '', orderId = '', reason = '' } = fieldsOf(request);
    if (action === 'refuse' && reason.trim() === '') {
      staffOf(request).notice = 'A refusal needs a reason, which the member reads.';
      return reply.redirect('/', 303);
    }
    return run({ request, reply }, [
      'withdrawal',
      action,
      orderId,
      ...(reason.trim() ? [reason.trim()] : []),
    ]);
  });
  app.post<{ Params: { id: string } }>('/feedback/:id', (request, reply) => {
    const { action = '', text = '' } = fieldsOf(request);
    const { id } = request.params;
    const command = action === 'close' ? ['feedback', 'close', id] : ['feedback', 'answer', id, text];
    return run({ request, reply, back: idOf(id) !== null ? `/feedback/${id}` : '/' }, command);
  });
  app.post('/mail', (request, reply) => {
    const { member = '', title = '', text = '', coins = '', days = '' } = fieldsOf(request);
    return run({ request, reply }, ['mail', 'send', member, title, text, coins || '0', days || '0']);
  });
  app.post('/games', (request, reply) => {
    const { what = '', action = '', id = '', hours = '' } = fieldsOf(request);
    return run({ request, reply }, [
      CLOSABLE.includes(what) ? what : '',
      action,
      id,
      ...(hours && action === 'close' ? [hours] : []),
    ]);
  });
}

function shown(
  { request, reply }: Asked,
  title: string,
  draw: (session: StaffSession) => Html,
): FastifyReply {
  const session = staffOf(request);
  const drawn = draw(session);
  session.notice = '';
  return page(reply, title, drawn);
}

const page = (reply: FastifyReply, title: string, content: Html): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(documentOf(title, content));

const staffOf = (request: FastifyRequest): StaffSession =>
  (request as FastifyRequest & { staff: StaffSession }).staff;

const fieldsOf = ({ body }: FastifyRequest): Fields => (body ?? {}) as Fields;
