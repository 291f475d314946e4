// Reads files of the platform with GET, as specified. Every call that may write goes through `request`.

/** Statuses after which a repeat may help. */
const TRANSIENT = [408, 409, 425, 429, 500, 502, 503, 504];
const RETRY_AFTER_MS = 300;

/** Repeated once after no answer or a transient status. The timeout, in milliseconds, includes the body. */
export async function get(path: string, limitMs: number): Promise<Response> {
  const attempt = () => fetch(path, { cache: 'no-store', signal: AbortSignal.timeout(limitMs) });
  const first = await attempt().catch(() => null);
  if (first && !TRANSIENT.includes(first.status)) return first;
  await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  return attempt();
}
