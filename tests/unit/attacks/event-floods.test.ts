// What a sender of events can try with the limits of an address that it shares with others.
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { describe, expect } from 'vitest';
import { MAX_EVENT_BODY } from '#src/contract/envelope.ts';
import { COMMON } from '#tests/support/registration.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { eventAt } from '../events/platform/event-store.ts';

const PER_INSTALLATION = 4;
const PER_ADDRESS = 90;

/** What a request counts at least. */
const LEAST_COST = 5;

const it = platformTest({
  EVENT_LIMIT: String(PER_INSTALLATION * LEAST_COST),
  RATE_LIMIT_ADDRESS: String(PER_ADDRESS),
});

it.beforeEach(({ platform }) => platform.clock.advance(60_000));

/** As a worker or a beacon sends it: nothing but the body. */
const send = async (platform: TestPlatform, installId: unknown, more: object = {}) => {
  const event = { ...eventAt(platform.clock.now), installId, ...more };
  const caller = { fingerprint: '' };
  return (await platform.call('anonymous/appEventLogClient', { eventList: [event] }, caller)).status;
};

async function times(count: number, work: () => Promise<number>): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < count; time += 1) statuses.push(await work());
  return statuses;
}

const OK = 200;
const TOO_MANY = 429;

describe('batches of events', () => {
  it('of twenty players behind one carrier are all taken', async ({ platform }) => {
    const installations = Array.from({ length: 20 }, () => randomUUID());
    for (const installId of installations) {
      expect(await times(PER_INSTALLATION, () => send(platform, installId))).not.toContain(TOO_MANY);
    }
  });

  it('of one installation that floods are refused, and nobody else notices', async ({ platform }) => {
    const loud = randomUUID();
    expect(await times(6, () => send(platform, loud))).toEqual([OK, OK, OK, OK, TOO_MANY, TOO_MANY]);
    expect(await send(platform, randomUUID())).toBe(OK);
  });

  it('do not escape their count by the case of the id', async ({ platform }) => {
    const loud = randomUUID();
    await times(PER_INSTALLATION, () => send(platform, loud));
    expect(await send(platform, loud.toUpperCase())).toBe(TOO_MANY);
  });

  it('with an id made up for each one are stopped by the limit of the address', async ({ platform }) => {
    const statuses = await times(PER_ADDRESS + 2, () => send(platform, randomUUID()));
    expect(statuses.indexOf(TOO_MANY)).toBe(PER_ADDRESS);
    expect(statuses.at(-1)).toBe(TOO_MANY);
  });

  it('beyond every limit keep nobody at the address from playing', async ({ platform }) => {
    await times(PER_ADDRESS + 1, () => send(platform, randomUUID()));
    const member = await platform.register();
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(0);
  });

  it.for([[undefined], ['not-an-id'], [7], [{ toString: 'no' }]])(
    'without an id of an installation (%j) count for the device that sent them',
    async ([installId], { platform }) => {
      const statuses = await times(PER_INSTALLATION + 1, () => send(platform, installId));
      expect(statuses.at(-1)).toBe(TOO_MANY);
      expect(await send(platform, randomUUID())).toBe(OK);
    },
  );

  it('with a token or another fingerprint are counted all the same', async ({ platform }) => {
    const installId = randomUUID();
    const event = () => ({ eventList: [eventAt(platform.clock.now, { installId })] });
    const statuses: number[] = [];
    for (let time = 0; time <= PER_INSTALLATION; time += 1) {
      const caller = { token: `made-up-${time}`, fingerprint: `made-up-${time}` };
      statuses.push((await platform.call('anonymous/appEventLogClient', event(), caller)).status);
    }
    expect(statuses.at(-1)).toBe(TOO_MANY);
  });
});

describe('a compressed batch', () => {
  const sent = async (platform: TestPlatform, name: string, body: Buffer) =>
    (await platform.post(name, body, { 'content-type': 'application/gzip' })).errcode;
  const EVENTS = 'anonymous/appEventLogClient';

  it('that is small on the wire and huge in memory is refused before it is unpacked', async ({
    platform,
  }) => {
    const bomb = gzipSync(Buffer.alloc(32 * 1024 * 1024, ' '));
    expect(bomb.length).toBeLessThan(MAX_EVENT_BODY);
    expect(await sent(platform, EVENTS, bomb)).toBe(413);
  });

  it('that is cut off, or compressed twice, is refused', async ({ platform }) => {
    const good = gzipSync(JSON.stringify({ ...COMMON, eventList: [eventAt(platform.clock.now)] }));
    for (const body of [good.subarray(0, -9), gzipSync(good), Buffer.from([0x1f, 0x8b])]) {
      expect(await sent(platform, EVENTS, body)).toBe(400);
    }
    expect(await sent(platform, EVENTS, good)).toBe(0);
  });

  it('is taken by no other call', async ({ platform }) => {
    expect(await sent(platform, 'accountLogin', gzipSync(JSON.stringify(COMMON)))).toBe(400);
  });
});
