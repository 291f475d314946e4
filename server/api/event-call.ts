/** The one call with rules of its own: it comes as a beacon, and judges what it holds piece by piece. */
export const EVENT_CALL = 'anonymous/appEventLogClient';
