// Turns an unexpected error into a refusal.
import {
  BAD_REQUEST,
  BODY_TOO_LARGE,
  MAINTENANCE,
  SERVER_FAULT,
  TOO_MANY_REQUESTS,
} from '#src/contract/errors.ts';
import { isDatabaseAway } from '../database/away.ts';
import { QueueFullError } from '../fair-queue/fair-queue.ts';
import { type Refusal, refuse } from '../refusals/refusal.ts';

/** Seconds to wait before another request while the database starts or fails over. */
const DATABASE_WAIT = 5;
/** Seconds in which the queue of password hashes shortens. */
const QUEUE_WAIT = 2;

export function failureOf(
  error: unknown,
): Refusal<
  | typeof BAD_REQUEST
  | typeof BODY_TOO_LARGE
  | typeof SERVER_FAULT
  | typeof MAINTENANCE
  | typeof TOO_MANY_REQUESTS
> {
  if (error instanceof QueueFullError) return refuse(TOO_MANY_REQUESTS, { retryAfter: QUEUE_WAIT });
  const { statusCode } = error as { statusCode?: number };
  if (statusCode === 413) return refuse(BODY_TOO_LARGE);
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return refuse(BAD_REQUEST);
  return isDatabaseAway(error) ? refuse(MAINTENANCE, { retryAfter: DATABASE_WAIT }) : refuse(SERVER_FAULT);
}
