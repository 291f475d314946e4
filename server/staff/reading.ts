// What the staff reads: the overview, the desk, and conversations.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { closedGames } from '../operator/games.ts';
import { idOf } from '../operator/words.ts';
import type { Html } from '../http/markup.ts';
import { serviceEntries } from '../store/support/customer-services.ts';
import { deskOf, dutyUntil, whoWaits } from '../store/support/desk.ts';
import { conversation, deskMemberOf, feedbackForStaff } from '../store/support/staff.ts';
import type { Db } from '../database/tables/tables.ts';
import { openWithdrawals } from '../store/wallet/withdrawals.ts';
import { deskPage } from './desk-page.ts';
import { feedbackPage } from './feedback-pages.ts';
import { staffOf } from './forms.ts';
import { overviewPage } from './pages.ts';
import { documentOf } from './parts.ts';
import type { StaffSession } from './sessions.ts';

/** Whoever looks on sees who comes. */
const REFRESH_S = 20;

interface PageRequest {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly title: string;
  readonly refresh?: number;
}

export function registerReading(app: FastifyInstance, db: Db, now: () => Date): void {
  app.get('/', async (request, reply) => {
    const [withdrawals, feedback, waiting, services, closed] = await Promise.all([
      openWithdrawals(db),
      feedbackForStaff(db, true),
      whoWaits(db),
      serviceEntries(db, 'en-US'),
      closedGames(db, now()),
    ]);
    return shown({ request, reply, title: 'Staff' }, (session) =>
      overviewPage(session, { withdrawals, feedback, waiting: waiting.length, services, closed }),
    );
  });
  app.get<{ Params: { id: string } }>('/feedback/:id', async (request, reply) => {
    const id = idOf(request.params.id);
    const messages = id === null ? [] : await conversation(db, id);
    if (id === null || messages.length === 0) return reply.callNotFound();
    const deskMember = await deskMemberOf(db, id);
    const title = deskMember === undefined ? `Feedback ${id}` : 'Desk';
    return shown({ request, reply, title }, (session) => feedbackPage(session, { id, deskMember, messages }));
  });
  app.get('/desk', async (request, reply) => {
    const desk = { waiting: await whoWaits(db), dutyUntil: await dutyUntil(db), now: now() };
    const about = { request, reply, title: `Desk (${desk.waiting.length})`, refresh: REFRESH_S };
    return shown(about, (session) => deskPage(session, desk));
  });
  app.get<{ Querystring: { id?: unknown } }>('/desk/member', async (request, reply) => {
    const memberId = idOf(String(request.query.id));
    const id = memberId === null ? undefined : await deskOf(db, memberId);
    if (id !== undefined) return reply.redirect(`/feedback/${id}`, 303);
    staffOf(request).notice = 'This member has not written to the desk.';
    return reply.redirect('/desk', 303);
  });
}

function shown({ request, reply, title, refresh }: PageRequest, draw: (session: StaffSession) => Html) {
  const session = staffOf(request);
  const drawn = draw(session);
  session.notice = '';
  return send(reply, documentOf(title, drawn, refresh));
}

const send = (reply: FastifyReply, document: string): FastifyReply =>
  reply.type('text/html; charset=utf-8').send(document);

export const page = (reply: FastifyReply, title: string, content: Html): FastifyReply =>
  send(reply, documentOf(title, content));
