// The staff page: what `npm run admin` does, in a browser, on a port of its own.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { runCommand } from '../operator/commands.ts';
import { closedGames } from '../operator/games.ts';
import { idOf } from '../operator/words.ts';
import { registerUploads } from '../pictures/uploads.ts';
import { conversation, feedbackForStaff } from '../store/support/staff.ts';
import type { Db } from '../store/tables.ts';
import { openWithdrawals } from '../store/wallet/withdrawals.ts';
import type { Html } from '../markup.ts';
import { documentOf, feedbackPage, lostPage, overviewPage, signInPage } from './pages.ts';
import { SESSION_S, type StaffSession, StaffSessions } from './sessions.ts';

const HEADERS = {
  'content-security-policy': [
    "default-src 'none'",
    "style-src 'self'",
    "img-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
};
const STYLE = readFileSync(join(import.meta.dirname, 'page', 'staff.css'), 'utf8');
const COOKIE = 'staff';
const SENT_COOKIE = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`);
/** Bytes: an answer and its fields. */
const BODY_MAX = 64 * 1024;
const CLOSABLE: readonly string[] = ['game', 'studio', 'platform'];

export interface StaffOptions {
  readonly db: Db;
  readonly token: string;
  readonly now: () => Date;
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

export function createStaff({ db, token, now, onError }: StaffOptions): FastifyInstance {
  const app = Fastify({ bodyLimit: BODY_MAX, logger: false });
  const sessions = new StaffSessions(token);
  const sessionOf = (request: FastifyRequest) => sessions.find(cookieOf(request), now());
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  app.addHook('onSend', async (_request, reply) => void reply.headers(HEADERS));
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
  registerSignIn(app, sessions, now);
  void app.register(async (inside) => {
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
    registerUploads(inside, db);
    registerReading(inside, db, now);
    registerForms(inside, { db, now });
    inside.post('/sign-out', (request, reply) => {
      sessions.end(staffOf(request).id);
      return reply.header('set-cookie', cookie('', 0)).redirect('/', 303);
    });
  });
  return app;
}

function registerSignIn(app: FastifyInstance, sessions: StaffSessions, now: () => Date): void {
  app.post('/sign-in', (request, reply) => {
    const session = sessions.begin(fieldsOf(request)['token'] ?? '', now());
    if (session === 'wrong') return page(reply.code(403), 'Sign in', signInPage('That is not the token.'));
    if (session === 'too many')
      return page(
        reply.code(429),
        'Sign in',
        signInPage('Too many wrong tokens. Wait a quarter of an hour.'),
      );
    return reply.header('set-cookie', cookie(session.id, SESSION_S)).redirect('/', 303);
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

const cookieOf = ({ headers }: FastifyRequest): string => headers.cookie?.match(SENT_COOKIE)?.[1] ?? '';

const cookie = (value: string, seconds: number): string =>
  `${COOKIE}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Strict`;
