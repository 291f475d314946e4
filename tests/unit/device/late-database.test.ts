// A database that is opened after its asker has gone on without it.
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answeredRequest } from '#src/device/databases.ts';

let device: IDBFactory;

beforeEach(() => {
  device = new IDBFactory();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => void vi.useRealTimers());

/** The events of a request, in order. */
function eventsOf(request: IDBOpenDBRequest): string[] {
  const events: string[] = [];
  request.onupgradeneeded = () => events.push('upgradeneeded');
  request.onsuccess = () => events.push('success');
  request.onerror = ({ target }) => events.push((target as IDBRequest).error?.name ?? '');
  return events;
}

const ended = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((resolve) => {
    for (const type of ['success', 'error']) request.addEventListener(type, () => resolve(type));
  });

it('is not made, and its asker hears of it once', async () => {
  const request = device.open('a', 1);
  const end = ended(request);
  const events = eventsOf(answeredRequest(request));
  // Before the device has had a turn.
  vi.advanceTimersByTime(10_000);
  expect(events).toEqual(['TimeoutError']);
  expect(await end).toBe('error');
  expect(events).toEqual(['TimeoutError']);
  expect(await device.databases()).toEqual([]);
});

it('is closed, so that another tab may delete it', async () => {
  const made = device.open('a', 1);
  await ended(made);
  made.result.close();
  const request = device.open('a', 1);
  const end = ended(request);
  const events = eventsOf(answeredRequest(request));
  vi.advanceTimersByTime(10_000);
  await end;
  const deleted = device.deleteDatabase('a');
  expect(await ended(deleted)).toBe('success');
  expect(events).toEqual(['TimeoutError']);
});

it('may take its time once it has begun', async () => {
  const request = answeredRequest(device.open('a', 1));
  const events = eventsOf(request);
  expect(await ended(request)).toBe('success');
  vi.advanceTimersByTime(60_000);
  expect(events).toEqual(['upgradeneeded', 'success']);
});
