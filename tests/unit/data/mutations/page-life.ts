// The mutation engine in one life of a page, over storage that outlives the page and a platform that answers
// as a test says.
import * as v from 'valibot';
import { vi } from 'vitest';
import { area } from '#src/contract/call.ts';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { HalcyonDb, type MutationRow } from '#src/data/db/tables/schema.ts';

const coin = v.object({ coin: v.number() });

/** Calls that belong to no area, so that only the engine is tested. */
export const calls = area({
  pay: {
    input: v.object({ amount: v.number(), password: v.optional(v.string()) }),
    output: coin,
    access: 'member',
    write: true,
    errors: [2001],
  },
  vote: { input: v.object({ up: v.number() }), output: coin, access: 'member', write: true, errors: [] },
  enter: { input: v.object({ name: v.string() }), output: coin, access: 'public', write: true, errors: [] },
});

interface SentCall {
  readonly call: string;
  readonly requestId: string;
  readonly token: string;
  readonly body: Readonly<Record<string, unknown>>;
}

/** `cut`: the request never arrives. `silence`: no answer before the timeout. */
type Answer = 'cut' | 'silence' | { errcode?: number; data?: object };

export const DONE = { data: { coin: 5 } };
/** An answer to the question about an outcome. */
export const UNKNOWN = { data: { state: 'unknown' } };
export const refusal = (errcode: number, data: object = {}) => ({ errcode, data });

export interface Line {
  readonly sent: SentCall[];
  answer: (sent: SentCall) => Answer | Promise<Answer>;
}

/** Storage without rows, and a connection on which everything succeeds and no outcome is known. */
export async function openLine(): Promise<Line> {
  await new HalcyonDb().delete();
  const line: Line = {
    sent: [],
    answer: ({ call }) => (call === 'requestResult' ? UNKNOWN : DONE),
  };
  const limits = new Map<AbortSignal, AbortController>();
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => {
    const limit = new AbortController();
    limits.set(limit.signal, limit);
    return limit.signal;
  });
  vi.stubGlobal('navigator', { onLine: true, userAgent: '' });
  vi.stubGlobal('reportError', (error: unknown) => {
    throw error;
  });
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const token = new Headers(init.headers).get('authorization') ?? '';
    const sent = {
      call: url.slice(API_PREFIX.length + 1),
      requestId: String(body['requestId']),
      token,
      body,
    };
    line.sent.push(sent);
    const answer = await line.answer(sent);
    if (answer === 'silence') limits.get(init.signal!)?.abort();
    if (typeof answer === 'string') throw new TypeError('Failed to fetch');
    return Response.json({ errcode: 0, msg: '', data: {}, ...answer });
  });
  return line;
}

/** Idempotency keys of a call, as sent. */
export const keysOf = ({ sent }: Line, call: string): string[] =>
  sent.filter((one) => one.call === call).map(({ requestId }) => requestId);

/** Nothing that `work` sends arrives, and no outcome of it is known. */
export async function loseAnswers(line: Line, work: () => Promise<unknown>): Promise<void> {
  const before = line.answer;
  line.answer = ({ call }) => (call === 'requestResult' ? UNKNOWN : 'cut');
  await work();
  line.answer = before;
}

export type Life = Awaited<ReturnType<typeof beginLife>>;

/** Keeps nothing of an earlier page life except what was stored. */
export async function beginLife(memberId = 7) {
  vi.resetModules();
  const [mutate, money, flush, policies, queue, sent, lock, session, clock, request, { database }] =
    await Promise.all([
      import('#src/data/mutations/mutate.ts'),
      import('#src/data/mutations/money.ts'),
      import('#src/data/mutations/flush.ts'),
      import('#src/data/mutations/policies.ts'),
      import('#src/data/mutations/queue.ts'),
      import('#src/data/mutations/sent.ts'),
      import('#src/data/mutations/lock.ts'),
      import('#src/data/session/session.ts'),
      import('#src/data/api/clock.ts'),
      import('#src/data/api/request.ts'),
      import('#src/data/db/database.ts'),
    ]);
  const { db } = await database();
  const life = {
    ...mutate,
    ...money,
    ...flush,
    ...policies,
    ...queue,
    ...sent,
    ...lock,
    ...session,
    ...clock,
    ...request,
    db,
  };
  if (memberId > 0) session.beginSession({ memberId, token: `token of ${memberId}` });
  return life;
}

export const rowOf = (more: Partial<MutationRow>): MutationRow => ({
  requestId: crypto.randomUUID(),
  memberId: 7,
  call: 'pay',
  subject: '',
  createdAt: Date.now(),
  attempts: 1,
  ...more,
});

/** Leaves nothing to the next file in this process. */
export async function endLife({ db }: Pick<Life, 'db'>): Promise<void> {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  db.close();
  await new HalcyonDb().delete();
}
