// Tells a database that cannot be reached, or has no time for us, from a mistake of our own.

/** SQLSTATE: connection, transaction left idle, resources, statement that took too long, shutdown and start. */
const STATES = /^(?:08...|25P03|53...|57014|57P0[1-3])$/;
const NETWORK = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
/** The driver's own errors have no code. */
const SENTENCES =
  /^(?:Connection terminated|Client has encountered a connection error|Client was closed|timeout e)/;

interface Described {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** Connections are refused or left without an answer. */
export class DatabaseAwayError extends Error {
  readonly code = 'ETIMEDOUT';
}

export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', cause } = error as Described;
  return STATES.test(code) || isNoAnswer(code, message) || isDatabaseAway(cause);
}

/** The server itself said nothing: it may be gone, and all its connections with it. */
export function isServerGone(error: unknown): boolean {
  const { code = '', message = '' } = error as Described;
  // Every connection of the pool is in use.
  if (message.startsWith('timeout exceeded')) return false;
  return /^57P0[1-3]$/.test(code) || isNoAnswer(code, message);
}

const isNoAnswer = (code: string, message: string): boolean => NETWORK.has(code) || SENTENCES.test(message);

/** In a few words, for the operator. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as Described;
  if (cause !== undefined) return reasonOf(cause);
  return code || message || 'unknown';
}
