// @vitest-environment happy-dom
// Online, weak or offline: judged by answers, and tested again after 3, 10 and 30 seconds and on every tap.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { connectionReturned, hasJustReturned, listenToConnection } from '#src/app/updates/connection.ts';
import { supportCalls } from '#src/contract/support.ts';
import { connection } from '#src/data/api/connection.ts';
import { request } from '#src/data/api/request.ts';
import { isUpdating } from '#src/data/api/worker-state.ts';
import { replaceProperty } from '#tests/support/device/replace-property.ts';
import { fakeTimeouts, noAnswer } from '#tests/support/silence.ts';

/** Milliseconds: a request of the test fails, and so does its one repeat after 300 ms. */
const REPEAT = 300;
const SECOND = 1000;

type Line = 'answers' | 'refuses' | 'silent';

let line: Line;
/** When the platform was asked for its build, in milliseconds since the test began. */
let asked: number[];
let begun: number;
let returns: number;

/** A call that changes something. */
const WRITE = { ...supportCalls.getCustomerServices, write: true } as const;

const BUILD = { id: 'development', version: '1', time: 1 };

async function answer(path: string, init: RequestInit): Promise<Response> {
  if (path === '/build.json') asked.push(Date.now() - begun);
  if (line === 'silent') return noAnswer(path, init);
  if (line === 'refuses') throw new TypeError('Failed to fetch');
  return Response.json(
    path === '/build.json'
      ? BUILD
      : { errcode: 0, code: 200, msg: '', data: { appCustomerServiceQueue: [] } },
  );
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fakeTimeouts();
  connectionReturned.listen(() => (returns += 1));
  listenToConnection();
});
beforeEach(() => {
  [line, asked, begun, returns] = ['answers', [], Date.now(), 0];
  vi.stubGlobal('fetch', answer);
  replaceProperty(navigator, 'onLine', true);
});
afterEach(async () => {
  line = 'answers';
  replaceProperty(navigator, 'onLine', true);
  dispatchEvent(new Event('online'));
  await pass(5 * SECOND);
  vi.unstubAllGlobals();
});
afterAll(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const call = () => request(supportCalls.getCustomerServices, {}, { isQuiet: true });

const write = () => request(WRITE, {}, { isQuiet: true });

/** Each question is asked twice. */
const questions = () => asked.filter((_, index) => index % 2 === 0);

async function breakLine(how: Line): Promise<void> {
  line = how;
  const failed = call();
  await pass(how === 'silent' ? 10 * SECOND : 0);
  expect((await failed).ok).toBe(false);
  begun = Date.now();
}

describe('a connection', () => {
  it('is weak after a call that fails, whatever the browser says', async () => {
    await breakLine('refuses');
    expect(connection.peek()).toBe('unsure');
  });

  it('that carries nothing is weak after one timeout', async () => {
    line = 'silent';
    const failed = call();
    await pass(10 * SECOND - 1);
    expect(connection.peek()).toBe('online');
    await pass(1);
    expect((await failed).ok).toBe(false);
    expect(connection.peek()).toBe('unsure');
  });

  it('that is weak is tested after 3, 10 and 30 seconds, and then every 30', async () => {
    await breakLine('refuses');
    await pass(3 * SECOND + REPEAT + 10 * SECOND + REPEAT + 30 * SECOND + REPEAT + 30 * SECOND + REPEAT);
    const steps = questions().map((at, index, all) => at - (all[index - 1] ?? -REPEAT) - REPEAT);
    expect(steps).toEqual([3, 10, 30, 30].map((seconds) => seconds * SECOND));
  });

  it('that is weak is tested on every tap, and returns with the answer', async () => {
    await breakLine('refuses');
    document.body.click();
    await pass(REPEAT);
    expect([questions(), connection.peek()]).toEqual([[0], 'unsure']);
    line = 'answers';
    document.body.click();
    await pass(0);
    expect([connection.peek(), returns, hasJustReturned.peek()]).toEqual(['online', 1, true]);
    await pass(3 * SECOND);
    expect(hasJustReturned.peek()).toBe(false);
  });

  it('returns with the answer to any call, and is then left alone', async () => {
    await breakLine('refuses');
    line = 'answers';
    expect((await call()).ok).toBe(true);
    expect([connection.peek(), returns]).toEqual(['online', 1]);
    await pass(60 * SECOND);
    document.body.click();
    await pass(0);
    expect(asked).toEqual([]);
  });

  it('that is weak is not tested while a newer version takes over, and is tested afterwards', async () => {
    await breakLine('refuses');
    isUpdating.value = true;
    document.body.click();
    await pass(60 * SECOND);
    expect(asked).toEqual([]);
    isUpdating.value = false;
    await pass(REPEAT);
    expect(questions()).toEqual([60 * SECOND]);
  });

  it('is offline when the browser says so and a request fails', async () => {
    replaceProperty(navigator, 'onLine', false);
    dispatchEvent(new Event('offline'));
    expect(connection.peek()).toBe('offline');
  });

  it('is offline all the same when a call that was under way is answered after the browser says so', async () => {
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
      const response = await answer(path, init);
      await arrived;
      return response;
    });
    const underWay = call();
    await pass(0);
    vi.stubGlobal('fetch', answer);
    line = 'refuses';
    replaceProperty(navigator, 'onLine', false);
    dispatchEvent(new Event('offline'));
    arrive();
    expect((await underWay).ok).toBe(true);
    await pass(REPEAT);
    expect(connection.peek()).toBe('offline');
  });

  it('is not back because the browser says so, but because the platform answers', async () => {
    replaceProperty(navigator, 'onLine', false);
    dispatchEvent(new Event('offline'));
    line = 'refuses';
    replaceProperty(navigator, 'onLine', true);
    dispatchEvent(new Event('online'));
    await pass(REPEAT);
    expect(connection.peek()).toBe('unsure');
    line = 'answers';
    await pass(3 * SECOND);
    expect([connection.peek(), returns]).toEqual(['online', 1]);
  });

  it('that the browser takes for none is tested on every tap, and carries writes once the platform has answered', async () => {
    replaceProperty(navigator, 'onLine', false);
    dispatchEvent(new Event('offline'));
    expect(await write()).toMatchObject({ kind: 'notSent' });
    document.body.click();
    await pass(0);
    expect([connection.peek(), returns]).toEqual(['online', 1]);
    expect(await write()).toMatchObject({ ok: true });
  });

  it('that the browser takes for none carries no writes after a request that fails', async () => {
    replaceProperty(navigator, 'onLine', false);
    dispatchEvent(new Event('offline'));
    document.body.click();
    await pass(0);
    await breakLine('refuses');
    expect(connection.peek()).toBe('offline');
    expect(await write()).toMatchObject({ kind: 'notSent' });
  });
});
