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

/** What the asker is told, in order. */
function asked(request: IDBOpenDBRequest): string[] {
  const told: string[] = [];
  request.onupgradeneeded = () => told.push('upgradeneeded');
  request.onsuccess = () => told.push('success');
  request.onerror = ({ target }) => told.push((target as IDBRequest).error?.name ?? '');
  return told;
}

const ended = (request: IDBOpenDBRequest): Promise<string> =>
  new Promise((resolve) => {
    for (const type of ['success', 'error']) request.addEventListener(type, () => resolve(type));
  });

it('is not made, and its asker hears of it once', async () => {
  const request = device.open('a', 1);
  const end = ended(request);
  const told = asked(answeredRequest(request));
  // Before the device has had a turn.
  vi.advanceTimersByTime(10_000);
  expect(told).toEqual(['TimeoutError']);
  expect(await end).toBe('error');
  expect(told).toEqual(['TimeoutError']);
  expect(await device.databases()).toEqual([]);
});

it('is closed, so that another tab may delete it', async () => {
  const made = device.open('a', 1);
  await ended(made);
  made.result.close();
  const request = device.open('a', 1);
  const end = ended(request);
  const told = asked(answeredRequest(request));
  vi.advanceTimersByTime(10_000);
  await end;
  const deleted = device.deleteDatabase('a');
  expect(await ended(deleted)).toBe('success');
  expect(told).toEqual(['TimeoutError']);
});

it('may take its time once it has begun', async () => {
  const request = answeredRequest(device.open('a', 1));
  const told = asked(request);
  expect(await ended(request)).toBe('success');
  vi.advanceTimersByTime(60_000);
  expect(told).toEqual(['upgradeneeded', 'success']);
});
