import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../../../bench/line.ts';
import { Relay } from '../../../bench/relay.ts';

const LINE: Line = { name: 'a line of the test', bitsPerSecond: 800_000, roundTripMs: 40 };
/** 20 KB take 200 ms on it. */
const BODY = Buffer.alloc(20_000, 'x');

let server: Server;
let relay: Relay;

beforeAll(async () => {
  server = createServer((request, response) => response.end(request.url === '/small' ? 'small' : BODY));
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => server.close());

beforeEach(async () => {
  relay = new Relay((server.address() as AddressInfo).port, LINE);
  await relay.open();
});
afterEach(() => relay.cut());

async function load(path: string): Promise<number> {
  const since = performance.now();
  const response = await fetch(relay.address + path, { headers: { connection: 'close' } });
  await response.arrayBuffer();
  return performance.now() - since;
}

describe('a simulated line', () => {
  it('takes one round trip for the connection and one for the answer', async () => {
    expect(await load('/small')).toBeGreaterThan(2 * LINE.roundTripMs);
  });

  it('transfers bytes at its rate', async () => {
    expect(await load('/')).toBeGreaterThan(2 * LINE.roundTripMs + 200);
  });

  it('is shared by all connections: a small answer does not wait for the end of a large one', async () => {
    const order: string[] = [];
    const large = load('/').then(() => order.push('large'));
    const small = load('/small').then(() => order.push('small'));
    const since = performance.now();
    await Promise.all([large, small, load('/')]);
    expect(order).toEqual(['small', 'large']);
    expect(performance.now() - since).toBeGreaterThan(400);
  });

  it('transfers every byte and counts those that were received', async () => {
    const response = await fetch(relay.address);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(BODY);
    expect(relay.down.bytes).toBeGreaterThan(BODY.length);
  });

  it('refuses connections at once when it is cut, and answers at the same address afterwards', async () => {
    const { address } = relay;
    await relay.cut();
    await expect(fetch(address)).rejects.toThrow();
    await relay.open();
    expect(relay.address).toBe(address);
    expect((await fetch(address)).status).toBe(200);
  });
});
