// Turns an unexpected error into a refusal.
import { BAD_REQUEST, BODY_TOO_LARGE, MAINTENANCE, SERVER_FAULT } from '#src/contract/errors.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Seconds to wait before another request while the database starts or fails over. */
const DATABASE_WAIT = 5;
/** SQLSTATE classes of PostgreSQL (connection, resources, shutdown), and network errors. */
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
