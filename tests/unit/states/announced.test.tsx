// @vitest-environment happy-dom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { act } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { announce } from '#src/data/api/announced.ts';
import { noteServerTime } from '#src/data/api/clock.ts';
import { connection } from '#src/data/api/connection.ts';
import { askAgain, outOfDate } from '#src/data/api/out-of-date.ts';
import { useMidnight, useMoments } from '#src/data/api/use-moments.ts';
import { useRefresh } from '#src/data/api/use-refresh.ts';
import { loadTexts } from '#src/i18n/load-texts.ts';
import { Countdown } from '#src/patterns/countdown/Countdown.tsx';
import { dayText, today } from '#src/patterns/days/days.ts';
import { look } from '#tests/support/device/visibility.ts';

const NOON = Date.UTC(2026, 10, 28, 12) / 1000;
const MINUTE = 60_000;
const DAY = 86_400;
/** Both clocks differ a little, and not everybody asks at once. */
const ASKED_BY = 4000;

let asked = 0;
let stop = () => {};

beforeAll(() => loadTexts(['common']));
beforeEach(() => {
  vi.useFakeTimers();
  look('visible');
  vi.setSystemTime(NOON * 1000);
  noteServerTime(NOON);
  asked = 0;
  stop = outOfDate.listen(() => (asked += 1));
});
afterEach(() => {
  cleanup();
  // What was planned is asked.
  pass(ASKED_BY);
  stop();
  noteServerTime(Date.now() / 1000);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const pass = (ms: number): void => {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
};

/** The machine sleeps: the clock goes on, and no timer does. */
const sleep = (ms: number) => vi.setSystemTime(Date.now() + ms);

describe('a moment that is announced', () => {
  it('comes once, and then what is shown is asked for again', () => {
    const come = vi.fn();
    announce(NOON + 90, come);
    pass(90_000 - 1);
    expect([come.mock.calls.length, asked]).toEqual([0, 0]);
    pass(1);
    expect(come).toHaveBeenCalledTimes(1);
    pass(ASKED_BY);
    expect(asked).toBe(1);
    pass(MINUTE);
    expect([come.mock.calls.length, asked]).toEqual([1, 1]);
  });

  it("comes by the platform's clock, whatever the device's says", () => {
    noteServerTime(NOON + 3 * DAY);
    const come = vi.fn();
    announce(NOON + 3 * DAY + 30, come);
    pass(29_000);
    expect(come).not.toHaveBeenCalled();
    pass(1000);
    expect(come).toHaveBeenCalledTimes(1);
  });

  it('comes after more days than a timer lasts', () => {
    const come = vi.fn();
    announce(NOON + 40 * DAY, come);
    pass(40 * DAY * 1000 - 1000);
    expect(come).not.toHaveBeenCalled();
    pass(1000);
    expect(come).toHaveBeenCalledTimes(1);
  });

  it('comes at most a few seconds after a machine that slept has woken up', () => {
    const come = vi.fn();
    announce(NOON + 8 * 3600, come);
    pass(10_000);
    sleep(9 * 3_600_000);
    pass(15_000);
    expect(come).toHaveBeenCalledTimes(1);
  });

  it('is asked about once, however many have announced it', () => {
    for (let count = 0; count < 40; count += 1) announce(NOON + 60, () => {});
    pass(MINUTE + ASKED_BY);
    expect(asked).toBe(1);
  });

  it('announces nothing once it has passed, never comes, or its screen has been left', () => {
    const come = vi.fn();
    for (const never of [NOON, NOON - 5, 0, NaN]) announce(never, come);
    announce(NOON + 5, come)();
    pass(10 * MINUTE);
    expect([come.mock.calls.length, asked]).toEqual([0, 0]);
  });

  it('waits for somebody to look', () => {
    look('hidden');
    announce(NOON + 5, () => {});
    pass(MINUTE);
    expect(asked).toBe(0);
    look('visible');
    look('visible');
    expect(asked).toBe(1);
  });
});

describe('a screen', () => {
  it('is drawn again at each of its moments', () => {
    const seen = renderHook(() => useMoments(NOON + 10, undefined, NOON + 20).toString());
    pass(10_000);
    expect(seen.result.current).toBe(String(NOON + 10));
    pass(10_000);
    expect(seen.result.current).toBe(String(NOON + 20));
  });

  it('asks again when its countdown has ended', () => {
    render(<Countdown until={NOON + 2} />);
    expect(screen.getByText('00:00:02')).toBeDefined();
    pass(2000);
    expect(screen.getByText('00:00:00')).toBeDefined();
    pass(ASKED_BY);
    expect(asked).toBe(1);
  });

  it.each([8_640_000_000_001, Number.MAX_SAFE_INTEGER])(
    'shows a countdown to %i, which no calendar knows',
    (until) => {
      render(<Countdown until={until} />);
      expect(document.querySelector('time')?.dateTime).toBe('9999-12-31T23:59:59.000Z');
    },
  );

  it('knows the day after midnight, and asks for what it shows', () => {
    const day = renderHook(() => (useMidnight(), dayText(today())));
    const next = new Date(2026, 10, 29);
    const before = day.result.current;
    pass(next.getTime() - Date.now() - 1);
    expect(day.result.current).toBe(before);
    pass(1);
    expect([before, day.result.current]).toEqual(['2026-11-28', '2026-11-29']);
    pass(ASKED_BY);
    expect(asked).toBe(1);
  });

  it('asks when it may be out of date, and not without a line', async () => {
    const refresh = vi.fn(async () => ({ ok: true }) as const);
    renderHook(() => useRefresh(refresh));
    await act(async () => {});
    expect(refresh).toHaveBeenCalledTimes(1);
    await act(async () => askAgain());
    expect(refresh).toHaveBeenCalledTimes(2);
    await act(async () => void (connection.value = 'offline'));
    await act(async () => askAgain());
    expect(refresh).toHaveBeenCalledTimes(2);
    await act(async () => void (connection.value = 'online'));
    expect(refresh).toHaveBeenCalledTimes(3);
  });
});
