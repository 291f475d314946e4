import { describe, expect, it } from 'vitest';
import { clockOffset, countdown, relativeTime, serverNow, shortMoment } from '#src/lib/time.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;

describe('how long ago', () => {
  it.each([
    [0, '0 sec. ago'],
    [-59, '59 sec. ago'],
    [-60, '1 min. ago'],
    [-179, '2 min. ago'],
    [-3600, '1 hr. ago'],
    [-29 * DAY, '29 days ago'],
    [-65 * DAY, '2 mo. ago'],
    [-800 * DAY, '2 yr. ago'],
    [7200, 'in 2 hr.'],
  ])('%i seconds from now reads "%s"', (seconds, text) => {
    expect(relativeTime(NOW + seconds, NOW, 'en-US')).toBe(text);
  });

  it('speaks the language of the page', () => {
    expect(relativeTime(NOW - 180, NOW, 'es')).toBe('hace 3 min');
  });
});

describe('a moment', () => {
  it('of today is told by the clock alone, an earlier one with its date', () => {
    expect(shortMoment(NOW, NOW, 'en-US')).not.toContain('202');
    expect(shortMoment(NOW - 2 * DAY, NOW, 'en-US')).toContain('2027');
  });
});

describe("the platform's clock", () => {
  it('is followed however wrong the device is', () => {
    const deviceMs = 1_000_000_000_500;
    const offset = clockOffset(NOW, deviceMs);
    expect(serverNow(offset, deviceMs + 90_000)).toBe(NOW + 90);
  });
});

describe('a countdown', () => {
  it('splits what is left', () => {
    expect(countdown(NOW + DAY + 2 * 3600 + 3 * 60 + 4, NOW)).toEqual({
      days: 1,
      hours: 2,
      minutes: 3,
      seconds: 4,
    });
  });

  it('stops at zero', () => {
    expect(countdown(NOW - 5, NOW)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 });
  });
});
