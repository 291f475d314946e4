// Faults on request for tests; not registered in a normal start.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { API_PREFIX } from '#src/contract/envelope.ts';

const Fault = v.object({
  /** Name of a call, or the beginning of a path; absent means every call. */
  call: v.optional(v.string()),
  path: v.optional(v.string()),
  kind: v.picklist(['delay', 'status', 'lostAnswer', 'drop', 'tooLarge', 'portal', 'clock']),
  /** Number of times; absent means until it is removed. */
  count: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** Duration in milliseconds. */
  forMs: v.optional(v.pipe(v.number(), v.minValue(0))),
  /** `delay`: milliseconds. */
  ms: v.optional(v.number(), 0),
  /** `status`: the HTTP status, with an empty body, and seconds for `retry-after`. */
  status: v.optional(v.number(), 503),
  retryAfter: v.optional(v.number()),
  /** `tooLarge`: bodies above so many bytes are refused. */
  bytes: v.optional(v.number(), 0),
  /** `clock`: seconds by which the platform's clock is wrong. */
  seconds: v.optional(v.number(), 0),
});
type Fault = v.InferOutput<typeof Fault>;

const CONTROL = '/__faults';
const PORTAL = '<!doctype html><title>Welcome to our network</title><p>Please accept our terms to go on.';

interface Active extends Fault {
  left: number;
  readonly until: number;
}

export interface Faults {
  /** Milliseconds by which the platform's clock is wrong. */
  readonly skewMs: () => number;
  readonly register: (app: FastifyInstance) => void;
}

export function createFaults(): Faults {
  let active: Active[] = [];
  const inForce = () => (active = active.filter((fault) => fault.left > 0 && Date.now() < fault.until));
  const take = (request: FastifyRequest, kinds: readonly string[]) =>
    inForce().find((fault) => kinds.includes(fault.kind) && isMeant(fault, request) && use(fault));
  const register = (app: FastifyInstance) => {
    app.addHook('onRequest', async (request, reply) => {
      if (request.url.startsWith(CONTROL)) return;
      const delay = take(request, ['delay']);
      if (delay) await new Promise((resolve) => setTimeout(resolve, delay.ms));
      const fault = take(request, ['drop', 'status', 'portal', 'tooLarge']);
      if (fault) await breakOff(fault, request, reply);
    });
    // The work is committed at this point; only the answer is dropped.
    app.addHook('onSend', async (request) => {
      if (!request.url.startsWith(CONTROL) && take(request, ['lostAnswer'])) request.raw.socket.destroy();
    });
    app.get(CONTROL, async () => ({ faults: inForce() }));
    app.post(CONTROL, async (request, reply) => {
      const parsed = v.safeParse(v.array(Fault), request.body);
      if (!parsed.success) return reply.code(400).send({ problem: v.flatten(parsed.issues) });
      active.push(...parsed.output.map(activate));
      return { faults: inForce() };
    });
    app.delete(CONTROL, async () => {
      active = [];
      return { faults: active };
    });
  };
  const skewMs = () => {
    const seconds = inForce().map((fault) => (fault.kind === 'clock' ? fault.seconds : 0));
    return 1000 * seconds.reduce((sum, one) => sum + one, 0);
  };
  return { skewMs, register };
}

function activate(fault: Fault): Active {
  const until = fault.forMs === undefined ? Number.POSITIVE_INFINITY : Date.now() + fault.forMs;
  return { ...fault, left: fault.count ?? Number.POSITIVE_INFINITY, until };
}

function use(fault: Active): true {
  fault.left -= 1;
  return true;
}

function isMeant(fault: Fault, request: FastifyRequest): boolean {
  const path = request.url.split('?')[0] ?? '';
  const isHit = fault.path === undefined ? isCall(path, fault.call) : path.startsWith(fault.path);
  if (fault.kind !== 'tooLarge') return isHit;
  return isHit && Number(request.headers['content-length'] ?? 0) > fault.bytes;
}

function isCall(path: string, call: string | undefined): boolean {
  return call === undefined ? path.startsWith(`${API_PREFIX}/`) : path === `${API_PREFIX}/${call}`;
}

async function breakOff(fault: Fault, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (fault.kind === 'drop') {
    reply.hijack();
    request.raw.socket.destroy();
    return;
  }
  if (fault.kind === 'portal') {
    await reply.code(200).type('text/html').send(PORTAL);
    return;
  }
  if (fault.retryAfter !== undefined) reply.header('retry-after', fault.retryAfter);
  await reply.code(fault.kind === 'tooLarge' ? 413 : fault.status).send();
}
