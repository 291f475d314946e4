// @vitest-environment happy-dom
// What the page learns of its own worker on a first visit.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { needRefresh, offlineReady, registerWorker } from '#src/app/updates/update.ts';
import { workerState } from '#src/data/api/worker-state.ts';

interface Installing extends EventTarget {
  state: ServiceWorkerState;
}

beforeEach(() => {
  [workerState.value, offlineReady.value, needRefresh.value] = ['starting', false, false];
});
afterEach(() => vi.unstubAllGlobals());

function withWorkers(register: (address: string) => Promise<unknown>): void {
  const serviceWorker = Object.assign(new EventTarget(), { controller: null, register });
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { serviceWorker }));
}

const flags = () => [workerState.peek(), offlineReady.peek(), needRefresh.peek()];

it('the worker at /sw.js says that the app is ready offline once it is active, and asks for no refresh', async () => {
  const installing: Installing = Object.assign(new EventTarget(), { state: 'installing' as const });
  const register = vi.fn(async () => Object.assign(new EventTarget(), { installing }));
  withWorkers(register);
  await registerWorker();
  expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' });
  expect(flags()).toEqual(['starting', false, false]);
  installing.state = 'activated';
  installing.dispatchEvent(new Event('statechange'));
  expect(flags()).toEqual(['running', true, false]);
});

it('an error of the registration sets a flag, and the app goes on without a worker', async () => {
  withWorkers(() => Promise.reject(new DOMException('refused', 'SecurityError')));
  await registerWorker();
  expect(flags()).toEqual(['failed', false, false]);
});
