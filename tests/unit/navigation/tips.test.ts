// @vitest-environment happy-dom
// What somebody reads whose call took too long.
import { afterEach, expect, it, vi } from 'vitest';
import { listenToFailures } from '#src/app/listeners/failures.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { request } from '#src/data/api/request.ts';
import { beginSession, endSession } from '#src/data/session/session.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { dismissDialogs, openedDialogs } from '#src/navigation/dialog.ts';
import { fakeTimeouts, noAnswer } from '#tests/support/silence.ts';

afterEach(() => {
  dismissDialogs();
  endSession('signOut', 'token');
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a call that times out opens a dialog with these words, unless it is declared quiet', async () => {
  await loadTexts(['common']);
  listenToFailures();
  beginSession({ memberId: 1, token: 'token' });
  vi.useFakeTimers();
  fakeTimeouts();
  vi.stubGlobal('fetch', noAnswer);
  const ask = async (isQuiet: boolean) => {
    const reply = request(lobbyCalls.refreshData, {}, { isQuiet });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await reply).toEqual({ ok: false, kind: 'timeout' });
    return openedDialogs.peek().map(({ title, text }) => [title, text]);
  };
  expect(await ask(true)).toEqual([]);
  expect(await ask(false)).toEqual([['Tips', 'The request has timed out, please try again later']]);
});
