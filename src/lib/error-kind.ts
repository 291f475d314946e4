/** The class of an error, never its message, which may quote typed text. */
export const errorKind = (error: unknown): string =>
  error instanceof Error ? error.name.slice(0, LONGEST) : 'unknown';

const LONGEST = 64;
