/** This call has rules of its own: it may arrive as a beacon, and each event is validated by itself. */
export const EVENT_CALL = 'anonymous/appEventLogClient';
