// @vitest-environment happy-dom
// Code that neither arrives nor fails: a line that is dead without saying so.
import 'fake-indexeddb/auto';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { ErrorBoundary } from '#src/app/screens/ErrorBoundary.tsx';
import { loadPart, setRecovery } from '#src/app/loading/load-chunk.ts';
import { lazyScreen } from '#src/app/screens/load-screen.ts';
import { connection } from '#src/data/api/connection.ts';
import { database } from '#src/data/db/database.ts';
import { underLock } from '#src/data/mutations/lock.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';

const SILENCE_MS = 15_000;

/** Parts for which more was tried. */
let recoveries: number;
let missing: number;
/** Breaks off what the document is loading. */
const stop = vi.fn<() => void>();

beforeAll(async () => {
  await Promise.all([database(), loadTexts(['common'])]);
});
beforeEach(() => {
  [recoveries, missing] = [0, 0];
  connection.value = 'online';
  setRecovery(
    async () => {
      recoveries += 1;
      return { isLineDown: false };
    },
    { onLoaded: () => {}, onMissing: () => void (missing += 1) },
  );
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('reportError', () => {});
  vi.stubGlobal('stop', stop.mockClear());
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const never = new Promise<never>(() => {});

/** The text of `load` names the part. */
function open(load: () => Promise<never>): void {
  const Screen = lazyScreen(() => loadPart(load));
  render(
    <ErrorBoundary place="/">
      <Screen fallback={<p>Loading</p>} />
    </ErrorBoundary>,
  );
}

const silence = () => act(() => vi.advanceTimersByTimeAsync(SILENCE_MS));

it('ends in words after 15 seconds, is requested again when the line is back, and only then takes a reload', async () => {
  open(() => never);
  expect(screen.getByText('Loading')).toBeDefined();
  await silence();
  expect(screen.getByRole('heading', { name: "Can't reach the service" })).toBeDefined();
  expect([connection.peek(), recoveries, missing]).toEqual(['unsure', 0, 1]);
  act(() => void (connection.value = 'online'));
  expect(screen.getByText('Loading')).toBeDefined();
  await silence();
  expect(recoveries).toBe(1);
  expect(screen.getByRole('heading', { name: 'Internal Server Error' })).toBeDefined();
});

it('gives the connections back, so that the line can be tried, but never those of a mutation', async () => {
  open(async () => never);
  await silence();
  expect(stop).toHaveBeenCalledTimes(1);
  cleanup();
  let end = () => {};
  const mutation = underLock('a mutation', () => new Promise<void>((resolve) => (end = resolve)));
  open(async () => await never);
  await silence();
  expect(screen.getByRole('heading', { name: "Can't reach the service" })).toBeDefined();
  expect(stop).toHaveBeenCalledTimes(1);
  end();
  await mutation;
});

it('waits once more while other things still arrive, because a slow device or a busy line is not a dead one', async () => {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() => [
    { responseStart: 1, responseEnd: performance.now() } as PerformanceResourceTiming,
  ]);
  open(() => new Promise<never>(() => {}));
  await silence();
  expect(screen.getByText('Loading')).toBeDefined();
  await silence();
  expect(screen.getByRole('heading', { name: "Can't reach the service" })).toBeDefined();
});
