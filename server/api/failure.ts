// Turns an unexpected error into a refusal.
import { BAD_REQUEST, BODY_TOO_LARGE, MAINTENANCE, SERVER_FAULT } from '#src/contract/errors.ts';
import { isDatabaseAway } from '../database/away.ts';
import { type Refusal, refuse } from '../refusal.ts';

/** Seconds to wait before another request while the database starts or fails over. */
const DATABASE_WAIT = 5;

export function failureOf(
  error: unknown,
): Refusal<typeof BAD_REQUEST | typeof BODY_TOO_LARGE | typeof SERVER_FAULT | typeof MAINTENANCE> {
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return refuse(BODY_TOO_LARGE);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(BAD_REQUEST);
  return isDatabaseAway(error) ? refuse(MAINTENANCE, { retryAfter: DATABASE_WAIT }) : refuse(SERVER_FAULT);
}
