// What tracked events cost the platform is what is counted: events, bytes, and what proves nothing about its sender.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { COMMON } from '#tests/support/registration.ts';
import type { Caller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { eventAt } from '../events/platform/event-store.ts';

const costly = platformTest({ EVENT_LIMIT: '150', EVENT_LIMIT_ADDRESS: '400', EVENT_LIMIT_ALL: '500' });
costly.beforeEach(({ platform }) => platform.clock.advance(60_000));

// A day's megabytes are spread over its hours.
const shared = platformTest({ EVENT_SHARE_MB: '1' });
const HOUR_MS = 3_600_000;

const OK = 200;
const TOO_MANY = 429;

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push(await work());
  return statuses;
}

describe('what a batch costs', () => {
  const sent = (
    platform: TestPlatform,
    count: number,
    more: { installId?: string; from?: string; text?: string } = {},
  ) => {
    const { installId = randomUUID(), from = '198.51.100.1', text = '' } = more;
    const eventList = Array.from({ length: count }, () => ({
      ...eventAt(platform.clock.now, { installId, eventInterfaceId: text }),
      eventProps: { padding: text.repeat(8) },
    }));
    return platform.app.inject({
      method: 'POST',
      url: '/app/v1/anonymous/appEventLogClient',
      remoteAddress: from,
      payload: { ...COMMON, eventList },
    });
  };

  costly('counts by its events, and says when to come again', async ({ platform }) => {
    const installId = randomUUID();
    expect((await sent(platform, 100, { installId })).statusCode).toBe(OK);
    const refused = await sent(platform, 100, { installId });
    expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([TOO_MANY, 60]);
    platform.clock.advance(60_000);
    expect((await sent(platform, 100, { installId })).statusCode).toBe(OK);
  });

  costly('counts by its bytes where they are more than usual', async ({ platform }) => {
    const installId = randomUUID();
    const text = 'x'.repeat(250);
    expect((await sent(platform, 20, { installId, text })).statusCode).toBe(OK);
    expect((await sent(platform, 20, { installId, text })).statusCode).toBe(TOO_MANY);
  });

  costly('counts for its address, and for all addresses together', async ({ platform }) => {
    const statusOf = async (from: string) => (await sent(platform, 100, { from })).statusCode;
    expect(await times(5, () => statusOf('198.51.100.1'))).toEqual([OK, OK, OK, OK, TOO_MANY]);
    expect(await times(2, () => statusOf('198.51.100.2'))).toEqual([OK, TOO_MANY]);
  });
});

describe('the share of events that prove nothing about their sender', () => {
  shared('ends for them alone, and begins again with the next hour', async ({ platform }) => {
    const member = await platform.register();
    const statusOf = async (caller: Caller) => {
      const eventList = Array.from({ length: 55 }, () => eventAt(platform.clock.now));
      return (await platform.call('anonymous/appEventLogClient', { eventList }, caller)).status;
    };
    expect(await times(3, () => statusOf({}))).toEqual([OK, OK, TOO_MANY]);
    expect(await statusOf({ token: 'made-up' })).toBe(TOO_MANY);
    expect(await statusOf(member)).toBe(OK);
    platform.clock.advance(HOUR_MS);
    expect(await statusOf({})).toBe(OK);
  });
});
