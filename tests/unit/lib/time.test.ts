import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { LATEST_TIME } from '#src/lib/timing.ts';
import { LANGUAGES } from '#src/i18n/languages.ts';
import {
  clockOffset,
  clockTime,
  countdown,
  dateOnly,
  dateTime,
  relativeTime,
  serverNow,
  shortMoment,
} from '#src/lib/time.ts';

const NOW = 1_800_000_000;
const DAY = 86_400;

describe('a relative time', () => {
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

  it('uses the language of the page', () => {
    expect(relativeTime(NOW - 180, NOW, 'es')).toBe('hace 3 min');
  });
});

describe('a time', () => {
  it('shows the clock alone for today, and the date for earlier days', () => {
    expect(shortMoment(NOW, NOW, 'en-US')).not.toContain('202');
    expect(shortMoment(NOW - 2 * DAY, NOW, 'en-US')).toContain('2027');
  });

  // Versions of the browser's data use different spaces before "PM".
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');

  it.each([...Object.keys(LANGUAGES), 'de'])("in %s matches the browser's own format", (language) => {
    const clock = new Intl.DateTimeFormat(language, { timeStyle: 'short' });
    const full = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (time) => {
        expect(plain(clockTime(time, language))).toBe(plain(clock.format(time * 1000)));
        expect(plain(dateTime(time, language))).toBe(plain(full.format(time * 1000)));
      }),
    );
  });

  it('is formatted without a formatter of the browser, which takes long to create on a slow phone', async () => {
    vi.resetModules();
    const fresh = await import('#src/lib/time.ts');
    const formatter = vi.spyOn(Intl, 'DateTimeFormat');
    for (const language of Object.keys(LANGUAGES)) {
      fresh.shortMoment(NOW, NOW, language);
      fresh.shortMoment(NOW - 2 * DAY, NOW, language);
    }
    expect(formatter).not.toHaveBeenCalled();
    formatter.mockRestore();
  });
});

describe("the platform's clock", () => {
  it('is used however wrong the device clock is', () => {
    const deviceMs = 1_000_000_000_500;
    const offset = clockOffset(NOW, deviceMs);
    expect(serverNow(offset, deviceMs + 90_000)).toBe(NOW + 90);
  });
});

describe('a countdown', () => {
  it('shows the remaining hours, minutes and seconds', () => {
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

describe('a time that no calendar knows', () => {
  it.each([253_402_300_800, 8_640_000_000_001, Number.MAX_SAFE_INTEGER, Infinity])(
    'is shown as the last one that calendars know: %d',
    (time) => {
      for (const locale of Object.keys(LANGUAGES)) {
        expect(dateTime(time, locale)).toBe(dateTime(LATEST_TIME, locale));
        expect(shortMoment(time, NOW, locale)).toBe(dateTime(LATEST_TIME, locale));
        expect(clockTime(time, locale)).toBe(clockTime(LATEST_TIME, locale));
        expect(dateOnly(time, locale)).toBe(dateOnly(LATEST_TIME, locale));
      }
    },
  );
});
