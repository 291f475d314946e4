// Finds the launch of a page, or answers with an empty page.
import type { FastifyReply } from 'fastify';
import * as v from 'valibot';
import { launchedFromOf } from '../store/game/game-sessions.ts';
import type { Db } from '../store/tables.ts';
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
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    `img-src 'self' ${appOrigin}`.trim(),
    "connect-src 'self'",
    `frame-ancestors ${appOrigin || "'none'"}`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  };
}
