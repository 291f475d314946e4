// An outbox with events in it, and a platform that answers as a test says.
import { vi } from 'vitest';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import type { FreshEvent } from '#src/data/events/append.ts';
import { drain, type DrainResult, type Sending } from '#src/data/events/drain.ts';
import { uuidv7 } from '#src/lib/uuid.ts';
import { COMMON } from '#tests/support/registration.ts';

export const DAY_MS = 86_400_000;

export const eventOf = (name = 'click', madeAt = Date.now()): FreshEvent => ({
  eventName: name,
  eventInterfaceId: '/',
  eventShowType: 'page',
  eventRoomId: '',
  eventFrom: '',
  eventTime: 1_790_000_000,
  eventUserId: 0,
  channel: 'WEB',
  appId: 'halcyon',
  version: '1.1.0',
  eventId: uuidv7(Date.now()),
  madeAt,
});

export const eventsOf = (count: number, name = 'click'): FreshEvent[] =>
  Array.from({ length: count }, () => eventOf(name));

export const TAKEN: Answer = { status: 200, body: '{"errcode":0,"msg":"","data":{}}' };

export interface Answer {
  readonly status: number;
  readonly body?: string;
  readonly retryAfter?: string;
}

export interface Outbox {
  readonly db: OutboxDb;
  /** Names of the events of each request, in order. */
  readonly requests: string[][];
  readonly delivered: string[];
  /** The platform's answer to the next request. */
  answer: (names: readonly string[]) => Answer | Promise<Answer>;
  readonly send: (more?: Partial<Sending>, all?: boolean) => Promise<DrainResult>;
  /** As if the wait were over. */
  readonly sendNow: () => Promise<DrainResult>;
}

/** Without locks, as at an insecure address. */
export async function openOutbox(): Promise<Outbox> {
  const before = new OutboxDb();
  await before.delete();
  const db = new OutboxDb();
  await db.open();
  const outbox: Outbox = {
    db,
    requests: [],
    delivered: [],
    answer: () => TAKEN,
    send: (more = {}, all = true) => {
      const onDelivered = (ids: string[]) => void outbox.delivered.push(...ids);
      return drain(db, { url: '/events', commonFields: COMMON, onDelivered, ...more }, all);
    },
    async sendNow() {
      await db.delivery.where({ key: 'delivery' }).modify({ nextAttemptAt: 0 });
      return outbox.send();
    },
  };
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('fetch', async (_: string, { body, signal }: { body: string; signal: AbortSignal }) => {
    const { eventList } = JSON.parse(body) as { eventList: { eventName: string }[] };
    const names = eventList.map(({ eventName }) => eventName);
    outbox.requests.push(names);
    const answer = await outbox.answer(names);
    signal.throwIfAborted();
    const headers = new Headers(answer.retryAfter === undefined ? {} : { 'retry-after': answer.retryAfter });
    return new Response(answer.body ?? '', { status: answer.status, headers });
  });
  return outbox;
}

export async function closeOutbox({ db }: Outbox): Promise<void> {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  db.close();
  await db.delete();
}
