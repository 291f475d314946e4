/** What sort of error it is, never its own words: they may quote what somebody typed. */
export const errorKind = (error: unknown): string =>
  error instanceof Error ? error.name.slice(0, LONGEST) : 'unknown';

const LONGEST = 64;
