import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { get } from '#src/data/api/get.ts';
import { fakeTimeouts, noAnswer, unendingBody } from '#tests/support/silence.ts';

type Answer = () => Promise<Response>;

const status =
  (code: number): Answer =>
  async () =>
    new Response('', { status: code });
const cut: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

let sent: number;

/** Gives one answer after the other. */
function answerWith(...answers: Answer[]): void {
  sent = 0;
  vi.stubGlobal('fetch', () => answers[sent++]?.());
}

beforeEach(() => {
  vi.useFakeTimers();
  fakeTimeouts();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The status of the answer, or the name of the error. */
async function outcome(): Promise<number | string> {
  const asked = get('/build.json', 10_000).then(
    (response) => response.status,
    (error: Error) => error.name,
  );
  await vi.advanceTimersByTimeAsync(25_000);
  return asked;
}

describe('a GET request', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is repeated once after %d', async (code) => {
    answerWith(status(code), status(200));
    expect(await outcome()).toBe(200);
    answerWith(status(code), status(code));
    expect(await outcome()).toBe(code);
    expect(sent).toBe(2);
  });

  it.each([200, 400, 401, 403, 404, 410, 422, 501])('is not repeated after %d', async (code) => {
    answerWith(status(code));
    await outcome();
    expect(sent).toBe(1);
  });

  it('is repeated once when the connection breaks', async () => {
    answerWith(cut, status(200));
    expect(await outcome()).toBe(200);
    answerWith(cut, cut);
    expect(await outcome()).toBe('TypeError');
    expect(sent).toBe(2);
  });

  it('waits a moment before it is repeated', async () => {
    answerWith(status(503), status(200));
    void get('/build.json', 10_000);
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toBe(1);
    await vi.advanceTimersByTimeAsync(900);
    expect(sent).toBe(2);
  });

  it('has a timeout at each attempt', async () => {
    const asked = vi.fn(noAnswer);
    vi.stubGlobal('fetch', asked);
    expect(await outcome()).toBe('TimeoutError');
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('does not wait for a body that never ends', async () => {
    vi.stubGlobal('fetch', unendingBody);
    const text = get('/build.json', 10_000).then((response) => response.text());
    const ended = expect(text).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }));
    await vi.advanceTimersByTimeAsync(10_000);
    await ended;
  });
});
