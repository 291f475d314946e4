// The line between a page's code and a platform without a socket: whole, broken before or after the work, or bent.
import type { FastifyInstance } from 'fastify';

/** `lost`: the platform did its work and the answer never arrived. */
export type Disturbance = 'cut' | 'lost' | { status: number; body: string; headers?: Record<string, string> };

export interface Line {
  readonly fetch: typeof fetch;
  /** Bodies that left the device, in order. */
  readonly sent: string[];
  /** What happens to the next request; asked anew for each. */
  disturb: (body: string, count: number) => Disturbance | undefined | void;
}

export function lineTo(app: FastifyInstance): Line {
  const line: Line = {
    sent: [],
    disturb: () => {},
    async fetch(input, init) {
      const body = typeof init?.body === 'string' ? init.body : '';
      line.sent.push(body);
      const disturbance = line.disturb(body, line.sent.length);
      if (disturbance === 'cut') throw new TypeError('Failed to fetch');
      if (disturbance && disturbance !== 'lost') {
        return new Response(disturbance.body, { status: disturbance.status, headers: disturbance.headers });
      }
      const url = new URL(String(input instanceof Request ? input.url : input), 'http://platform');
      const headers = Object.fromEntries(new Headers(init?.headers).entries());
      const answer = await app.inject({ method: 'POST', url: url.pathname, headers, payload: body });
      if (disturbance === 'lost') throw new TypeError('Failed to fetch');
      return new Response(answer.body, {
        status: answer.statusCode,
        headers: {
          'content-type': 'application/json',
          'retry-after': String(answer.headers['retry-after'] ?? ''),
        },
      });
    },
  };
  return line;
}
