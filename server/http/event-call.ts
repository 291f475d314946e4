import { GZIP_TYPE } from '#src/lib/gzip.ts';

/** This call has rules of its own: it may arrive as a beacon, and each event is validated by itself. */
export const EVENT_CALL = 'anonymous/appEventLogClient';

/** Types of body that it takes. A beacon can only send `text/plain` without a CORS preflight, compressed or not. */
export const EVENT_TYPES: readonly string[] = ['application/json', 'text/plain', GZIP_TYPE];

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The installation that a batch names: a beacon and the worker send no header that tells devices apart. */
export function installationOf(body: unknown): string | undefined {
  const { eventList } = (body ?? {}) as { eventList?: unknown };
  const first: unknown = Array.isArray(eventList) ? eventList[0] : undefined;
  const id = typeof first === 'object' && first !== null ? Reflect.get(first, 'installId') : undefined;
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : undefined;
}
