// A worker with its own outbox, a page that listens to it, and a platform whose answers a test sets.
import { expect, vi } from 'vitest';
import { OutboxDb } from '#src/data/db/tables/outbox-db.ts';
import type { FreshEvent } from '#src/data/events/append.ts';
import { type Answer, TAKEN } from './waiting-events.ts';

interface Outbox {
  drainOutbox(options: { all: boolean; isFresh?: boolean; token?: string }): Promise<void>;
  drainOutboxOnSync(): void;
  noteDelivered(eventIds: string[]): void;
  pauseOutbox(): Promise<void>;
  takeOver(events: readonly FreshEvent[], port?: MessagePort): Promise<void>;
}

// Not by an import: the compiler knows the globals of a worker in `sw/` alone.
const [loadOutbox] = Object.values(import.meta.glob<Outbox>('../../../sw/outbox.ts'));
const [loadDatabase] = Object.values(
  import.meta.glob<{ outbox(): Promise<OutboxDb | null> }>('../../../sw/outbox-db.ts'),
);

export interface WorkerLife {
  /** Loaded anew, so it remembers nothing. */
  readonly worker: Outbox;
  readonly db: OutboxDb;
  /** Messages to the pages. */
  readonly said: { type: string; waitMs?: number; eventIds?: string[] }[];
  readonly listeners: Record<string, (event: unknown) => void>;
  /** Tags of background sync. */
  readonly registered: string[];
  /** Answers to the next requests; the platform accepts all others. */
  readonly answers: (Answer | 'cut')[];
  /** Ids of the events of each request. */
  readonly requests: string[][];
  /** The token of each request; "" without one. */
  readonly tokens: string[];
}

/** Timeouts and the clock stand still until a test moves them. */
export async function beginWorker({ hasSync = true } = {}): Promise<WorkerLife> {
  const life: Omit<WorkerLife, 'worker' | 'db'> = {
    said: [],
    listeners: {},
    registered: [],
    answers: [],
    requests: [],
    tokens: [],
  };
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.stubGlobal('navigator', { userAgent: '' });
  // Nothing was handed over while there was no database.
  vi.stubGlobal('caches', { has: async () => false });
  stubWorker(life, hasSync);
  stubPlatform(life);
  await new OutboxDb().delete();
  const db = new OutboxDb();
  await db.open();
  return { ...life, db, worker: await loadOutbox!() };
}

type WorkerStubs = Omit<WorkerLife, 'worker' | 'db'>;

function stubWorker({ said, listeners, registered }: WorkerStubs, hasSync: boolean): void {
  const page = { postMessage: (message: never) => said.push(message) };
  const sync = { register: async (tag: string) => void registered.push(tag) };
  vi.stubGlobal('self', {
    // The page was opened before there was a worker, so no worker controls it.
    clients: {
      matchAll: async ({ includeUncontrolled = false } = {}) => (includeUncontrolled ? [page] : []),
    },
    addEventListener: (type: string, listener: never) => (listeners[type] = listener),
    registration: hasSync ? { sync } : {},
  });
}

function stubPlatform({ requests, tokens, answers }: WorkerStubs): void {
  vi.stubGlobal('fetch', async (url: string, { body, headers }: { body: string; headers: object }) => {
    tokens.push(new Headers({ ...headers }).get('authorization') ?? '');
    expect(url).toBe('/app/v1/anonymous/appEventLogClient');
    requests.push((JSON.parse(body) as { eventList: { eventId: string }[] }).eventList.map((e) => e.eventId));
    const answer = answers.shift() ?? TAKEN;
    if (answer === 'cut') throw new TypeError('Failed to fetch');
    return new Response(answer.body ?? '', {
      status: answer.status,
      headers: { 'retry-after': answer.retryAfter ?? '' },
    });
  });
}

export async function endWorker({ db }: WorkerLife): Promise<void> {
  vi.restoreAllMocks();
  const storage = await loadDatabase!();
  (await storage.outbox())?.close();
  db.close();
  await new OutboxDb().delete();
  vi.useRealTimers();
  vi.unstubAllGlobals();
}
