// What the providers have in common.

/** Allowed clock difference in seconds. */
export const CLOCK_TOLERANCE_S = 60;
/** Timeout for a provider's answer. */
export const TIMEOUT_MS = 5000;

const TAIL = 4;

export function maskedLabel(subject: string, email?: string): string {
  const [name = '', host] = (email ?? '').split('@');
  return host ? `${name.slice(0, 1)}***@${host}` : `***${subject.slice(-TAIL)}`;
}
