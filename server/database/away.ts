// Tells a database that cannot be reached, or has no time for us, from a mistake of our own.

/** SQLSTATE: connection, transaction left idle, resources, statement that took too long, shutdown and start. */
const STATES = /^(?:08...|25P03|53...|57014|57P0[1-3])$/;
/** SQLSTATE: a write on a server that only reads, such as one that was the primary until a failover. */
const ONLY_READS = '25006';
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

interface ErrorLike {
  readonly code?: string;
  readonly message?: string;
  readonly cause?: unknown;
}

/** What `/readyz` says of it. */
export type Absence = 'away' | 'read-only';

/** Connections are refused or left without an answer, or nothing can be written. */
export class DatabaseAwayError extends Error {
  readonly code = 'ETIMEDOUT';
  readonly absence: Absence;

  constructor(message: string, absence: Absence = 'away') {
    super(message);
    this.absence = absence;
  }
}

export function isDatabaseAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code = '', message = '', cause } = error as ErrorLike;
  return code === ONLY_READS || STATES.test(code) || isNoAnswer(code, message) || isDatabaseAway(cause);
}

/** The server itself said nothing, or takes no writes: it may be gone, and all its connections with it. */
export function isServerGone(error: unknown): boolean {
  const { code = '', message = '' } = error as ErrorLike;
  // Every connection of the pool is in use.
  if (message.startsWith('timeout exceeded')) return false;
  return code === ONLY_READS || /^57P0[1-3]$/.test(code) || isNoAnswer(code, message);
}

const isNoAnswer = (code: string, message: string): boolean => NETWORK.has(code) || SENTENCES.test(message);

/** In a few words, for the operator. */
export function reasonOf(error: unknown): string {
  const { code, message, cause } = error as ErrorLike;
  if (cause !== undefined) return reasonOf(cause);
  return code || message || 'unknown';
}
