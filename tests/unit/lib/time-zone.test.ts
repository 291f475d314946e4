import { afterEach, describe, expect, it, vi } from 'vitest';
import { timeZone } from '#src/lib/time-zone.ts';

afterEach(() => vi.unstubAllGlobals());

describe("the device's time zone", () => {
  it('comes without a formatter where the browser can say it', () => {
    vi.stubGlobal('Temporal', { Now: { timeZoneId: () => 'Europe/Lisbon' } });
    expect(timeZone()).toBe('Europe/Lisbon');
  });

  it('comes from a formatter elsewhere', () => {
    vi.stubGlobal('Temporal', undefined);
    expect(timeZone()).toBe(new Intl.DateTimeFormat().resolvedOptions().timeZone);
  });
});
