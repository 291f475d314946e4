// What went wrong outside of any rule, as a refusal.
import { type Refusal, refuse } from '../refusal.ts';

/** Seconds after which a database that is starting or changing over is worth another try. */
const DATABASE_WAIT = 5;
/** PostgreSQL's classes: connection lost, too many of them, being shut down; and the network's own. */
const DATABASE_AWAY = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

export function failureOf(error: unknown): Refusal<400 | 413 | 500 | 503> {
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode === 413) return refuse(413);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(400);
  const isAway =
    DATABASE_AWAY.test(code ?? '') || /timeout exceeded when trying to connect/.test(message ?? '');
  return isAway ? refuse(503, { retryAfter: DATABASE_WAIT }) : refuse(500);
}
