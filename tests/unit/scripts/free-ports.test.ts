// A platform or database of a test that finds its port taken does not start.
import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, it } from 'vitest';
import { freePorts } from '../../../scripts/run/free-ports.ts';

/** The first that Linux gives to outgoing connections; other systems begin higher. */
const FIRST_OUTGOING = 32_768;

it('free ports are different ones, open to listen on, and none that an outgoing connection is given', async () => {
  const ports = await freePorts(50);
  expect(new Set(ports).size).toBe(50);
  expect(ports.filter((port) => port >= FIRST_OUTGOING)).toEqual([]);
  const server = createServer().listen(ports[0], '127.0.0.1');
  await once(server, 'listening');
  server.close();
});
