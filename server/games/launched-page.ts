// Finds the launch of a page, or answers with an empty page.
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { NO_DEVICES, NO_MARKUP_BY_SCRIPTS, policyOf } from '../http/policy.ts';
import { launchedFromOf } from '../store/game/game-sessions.ts';
import type { Db } from '../database/tables/tables.ts';
import { nothingHere } from './nothing-here.ts';

const SessionId = v.pipe(v.string(), v.uuid());

export async function launchOfPage(db: Db, sessionId: unknown) {
  const id = v.safeParse(SessionId, sessionId);
  return id.success ? launchedFromOf(db, id.output) : null;
}

export const sendNothing = (reply: FastifyReply) =>
  reply.code(404).type('text/html; charset=utf-8').headers(headersFor('')).send(nothingHere(reply.request));

/** Pictures come from the app's origin, and no other origin may frame the page. */
export function headersFor(appOrigin: string): Record<string, string> {
  const policy = policyOf({
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': `'self' ${appOrigin}`.trim(),
    'connect-src': "'self'",
    'frame-ancestors': appOrigin || "'none'",
    ...NO_MARKUP_BY_SCRIPTS,
  });
  return { 'content-security-policy': policy, 'cache-control': 'no-store', ...NO_DEVICES };
}
