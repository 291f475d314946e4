// What went wrong outside of any rule, as a refusal.
import { BAD_REQUEST, BODY_TOO_LARGE, MAINTENANCE, SERVER_FAULT } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Seconds after which a database that is starting or changing over is worth another try. */
const DATABASE_WAIT = 5;
/** PostgreSQL's classes: connection lost, too many of them, being shut down; and the network's own. */
const DATABASE_AWAY = /^(08...|53...|57P..|ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|ETIMEDOUT)$/;

export function failureOf(
  error: unknown,
): Refusal<typeof BAD_REQUEST | typeof BODY_TOO_LARGE | typeof SERVER_FAULT | typeof MAINTENANCE> {
  const { statusCode, code, message } = error as { statusCode?: number; code?: string; message?: string };
  if (statusCode === 413) return refuse(BODY_TOO_LARGE);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(BAD_REQUEST);
  const isAway =
    DATABASE_AWAY.test(code ?? '') || /timeout exceeded when trying to connect/.test(message ?? '');
  return isAway ? refuse(MAINTENANCE, { retryAfter: DATABASE_WAIT }) : refuse(SERVER_FAULT);
}
