// Whose token the worker sends with events: that of the member signed in to the page that asked last.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { appendEvents } from '#src/data/events/append.ts';
import { eventsOf } from './waiting-events.ts';
import { beginWorker, endWorker, type WorkerLife } from './worker-life.ts';

let life: WorkerLife;
beforeEach(async () => void (life = await beginWorker()));
afterEach(() => endWorker(life));

async function drained(token?: string): Promise<string | undefined> {
  await appendEvents(life.db, eventsOf(1));
  await life.worker.drainOutbox({ all: true, ...(token !== undefined && { token }) });
  return life.tokens.at(-1);
}

describe('the worker', () => {
  it('proves events with the token of the page that asked, also when nobody asks', async () => {
    expect(await drained('a-token')).toBe('a-token');
    expect(await drained()).toBe('a-token');
  });

  it('proves nothing before a page has asked, and nothing after a sign-out', async () => {
    expect(await drained()).toBe('');
    expect(await drained('a-token')).toBe('a-token');
    expect(await drained('')).toBe('');
    expect(await drained()).toBe('');
  });
});
