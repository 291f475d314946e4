// The connection between a page's code and a platform without a socket: intact, broken before or after the
// work, or modified.
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { passASecond, startPageClock } from './device/page-clock.ts';
import { tracked } from './vitest/open-requests.ts';

/** `lost`: the platform does its work and the answer never arrives. `hang`: nothing ever happens. */
export type Disturbance =
  | 'cut'
  | 'lost'
  | 'hang'
  | { status: number; body: string; headers?: Record<string, string> };

export interface Line {
  readonly fetch: typeof fetch;
  /** Request bodies that left the device, in order. */
  readonly sent: string[];
  /** Size of each answer's body in bytes, as transferred, in order. */
  readonly received: number[];
  /** Requests without an answer so far. */
  waiting: number;
  /** What happens to the next request; called again for each, with the name of the call. */
  disturb: (body: string, count: number, call: string) => Disturbance | undefined | void;
}

/** `br`: answers are compressed as they are for a browser. */
export function lineTo(app: FastifyInstance, accepted: 'br' | 'identity' = 'identity'): Line {
  startPageClock();
  const line: Line = {
    sent: [],
    received: [],
    waiting: 0,
    disturb: () => {},
    fetch(...request) {
      line.waiting += 1;
      return answered(...request).finally(() => (line.waiting -= 1));
    },
  };

  async function answered(...[input, init]: Parameters<typeof fetch>): Promise<Response> {
    const asked = typeof init?.body === 'string' ? init.body : '';
    line.sent.push(asked);
    passASecond();
    const url = new URL(String(input instanceof Request ? input.url : input), 'http://platform');
    const call = url.pathname.replace(`${API_PREFIX}/`, '');
    const disturbance = line.disturb(asked, line.sent.length, call);
    if (disturbance && disturbance !== 'lost') return disturbed(disturbance, init?.signal);
    const headers = Object.fromEntries(new Headers(init?.headers).entries());
    headers['accept-encoding'] = accepted;
    const request = { method: 'POST', url: url.pathname, headers, payload: asked } as const;
    const answer = await tracked(app.inject(request));
    if (disturbance === 'lost') throw new TypeError('Failed to fetch');
    line.received.push(answer.rawPayload.length);
    return responseOf(answer);
  }

  return line;
}

/** What a request gets that does not reach the platform. */
function disturbed(
  disturbance: Exclude<Disturbance, 'lost'>,
  signal: AbortSignal | null | undefined,
): Response | Promise<never> {
  if (disturbance === 'cut') throw new TypeError('Failed to fetch');
  if (disturbance === 'hang') return aborted(signal);
  return new Response(disturbance.body, { status: disturbance.status, headers: disturbance.headers });
}

const aborted = (signal?: AbortSignal | null): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));

function responseOf(answer: LightMyRequestResponse): Response {
  const isPacked = answer.headers['content-encoding'] === 'br';
  const body = isPacked ? brotliDecompressSync(answer.rawPayload) : answer.rawPayload;
  return new Response(body.toString(), {
    status: answer.statusCode,
    headers: {
      'content-type': 'application/json',
      'retry-after': String(answer.headers['retry-after'] ?? ''),
    },
  });
}
