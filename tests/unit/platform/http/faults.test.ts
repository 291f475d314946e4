import { randomUUID } from 'node:crypto';
import { afterEach, beforeAll, afterAll, describe, expect, it } from 'vitest';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON, registration } from '#tests/support/registration.ts';

let platform: TestPlatform;
let address: string;
beforeAll(async () => {
  platform = await createTestPlatform({ HALCYON_FAULTS: '1' });
  address = await platform.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => platform.close());
afterEach(() => fetch(`${address}/__faults`, { method: 'DELETE' }));

const json = { 'content-type': 'application/json' };
const ask = (name: string, input: object = {}) =>
  fetch(`${address}${API_PREFIX}/${name}`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ ...COMMON, ...input }),
  });
const fault = async (...faults: object[]) => {
  const response = await fetch(`${address}/__faults`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(faults),
  });
  expect(response.status).toBe(200);
};
const errcodeOf = async (response: Response) => ((await response.json()) as Envelope).errcode;

describe('injected faults', () => {
  it('answer one call with a status, a given number of times', async () => {
    await fault({ kind: 'status', status: 503, retryAfter: 7, call: 'getCustomerServices', count: 2 });
    for (let time = 0; time < 2; time += 1) {
      const response = await ask('getCustomerServices');
      expect([response.status, response.headers.get('retry-after')]).toEqual([503, '7']);
      expect((await ask('anonymous/appConfig', { v: '' })).status).toBe(200);
    }
    expect((await ask('getCustomerServices')).status).toBe(200);
  });

  it('lose an answer after the work was done', async () => {
    await fault({ kind: 'lostAnswer', call: 'accountRegist', count: 1 });
    const input = { ...registration(newAccount()), requestId: randomUUID() };
    await expect(ask('accountRegist', input)).rejects.toThrow();
    const { data } = (await (await ask('accountRegist', input)).json()) as Envelope;
    expect(data).toMatchObject({ isNew: true, userInfo: { balanceSeq: 1 } });
    expect(await errcodeOf(await ask('accountRegist', { ...input, requestId: randomUUID() }))).toBe(1003);
  });

  it('drop a connection before any work', async () => {
    const wanted = registration(newAccount());
    await fault({ kind: 'drop', call: 'accountRegist', count: 1 });
    await expect(ask('accountRegist', wanted)).rejects.toThrow();
    expect(await errcodeOf(await ask('accountRegist', wanted))).toBe(0);
  });

  it('delay', async () => {
    await fault({ kind: 'delay', ms: 80, count: 1 });
    const started = performance.now();
    expect((await ask('getCustomerServices')).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(75);
  });

  it('refuse requests above a given size', async () => {
    await fault({ kind: 'tooLarge', bytes: 300 });
    expect((await ask('getCustomerServices', { filling: 'x'.repeat(400) })).status).toBe(413);
    expect((await ask('getCustomerServices')).status).toBe(200);
  });

  it("put another network's page in place of calls or of everything", async () => {
    await fault({ kind: 'portal', count: 1 }, { kind: 'portal', path: '/build.json' });
    for (const response of [await ask('getCustomerServices'), await fetch(`${address}/build.json`)]) {
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/html']);
    }
  });

  it('set the clock wrong', async () => {
    await fault({ kind: 'clock', seconds: 3600 });
    const { serverTime } = (await (await ask('getCustomerServices')).json()) as Envelope;
    expect(serverTime).toBe(Math.floor(platform.clock.now.getTime() / 1000) + 3600);
  });

  it('end after their time, or when they are removed', async () => {
    await fault({ kind: 'status', status: 500, forMs: 0 });
    expect((await ask('getCustomerServices')).status).toBe(200);
    await fault({ kind: 'status', status: 500 });
    expect((await ask('getCustomerServices')).status).toBe(500);
    await fetch(`${address}/__faults`, { method: 'DELETE' });
    expect((await ask('getCustomerServices')).status).toBe(200);
  });

  it('are refused if the request is invalid', async () => {
    const body = JSON.stringify([{ kind: 'explode' }]);
    expect((await fetch(`${address}/__faults`, { method: 'POST', headers: json, body })).status).toBe(400);
  });
});

describe('a normal start', () => {
  it('has no fault injection', async () => {
    const normal = await createTestPlatform();
    for (const method of ['GET', 'POST', 'DELETE'] as const) {
      const response = await normal.app.inject({
        method,
        url: '/__faults',
        payload: method === 'POST' ? [{ kind: 'portal' }] : undefined,
      });
      expect(response.statusCode).toBe(404);
    }
    expect((await normal.call('getCustomerServices')).errcode).toBe(0);
    await normal.close();
  });
});
