// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { authCalls } from '#src/contract/auth.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { request, timedOut } from '#src/data/api/request.ts';
import { beginSession, endSession } from '#src/data/session/session.ts';
import { fakeTimeouts, noAnswer, unendingBody } from '#tests/support/silence.ts';

beforeEach(() => beginSession({ memberId: 1, token: 'token' }));
afterEach(() => {
  endSession('signOut', 'token');
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it.each([408, 409, 425, 429, 500, 502, 503, 504])('is never sent twice after %d', async (status) => {
    const sent = vi.fn(async () => new Response('', { status }));
    vi.stubGlobal('fetch', sent);
    await request(authCalls.logout, {});
    await request(lobbyCalls.refreshData, {});
    expect(sent).toHaveBeenCalledTimes(2);
  });

  it('is never sent twice after the connection breaks', async () => {
    const sent = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    vi.stubGlobal('fetch', sent);
    expect(await request(authCalls.logout, {})).toEqual({ ok: false, kind: 'unreachable' });
    expect(sent).toHaveBeenCalledTimes(1);
  });

  it('times out once after 10 s by default, 20 on 2g and 30 on 3g', async () => {
    vi.useFakeTimers();
    fakeTimeouts();
    vi.stubGlobal('fetch', noAnswer);
    const onTimeout = vi.fn();
    const stop = timedOut.listen(onTimeout);
    for (const [effectiveType, ms] of [
      ['4g', 10_000],
      ['2g', 20_000],
      ['slow-2g', 20_000],
      ['3g', 30_000],
    ] as const) {
      vi.stubGlobal('navigator', { onLine: true, userAgent: '', connection: { effectiveType } });
      const reply = request(lobbyCalls.refreshData, {});
      await vi.advanceTimersByTimeAsync(ms - 1);
      expect(onTimeout, effectiveType).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(await reply).toEqual({ ok: false, kind: 'timeout' });
      expect(onTimeout, effectiveType).toHaveBeenCalledTimes(1);
      onTimeout.mockClear();
    }
    const quiet = request(lobbyCalls.refreshData, {}, { isQuiet: true });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await quiet).toEqual({ ok: false, kind: 'timeout' });
    expect(onTimeout).not.toHaveBeenCalled();
    stop();
  });

  it('does not wait for a body that never ends', async () => {
    vi.useFakeTimers();
    fakeTimeouts();
    vi.stubGlobal('fetch', unendingBody);
    const reply = request(lobbyCalls.refreshData, {});
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await reply).toEqual({ ok: false, kind: 'timeout' });
  });
});
