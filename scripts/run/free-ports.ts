import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/** Below those that a system gives to outgoing connections: one of these could take the port before it is used. */
const [FIRST, BELOW] = [20_000, 32_000];

/** Ports of one process. It listens on the first one as long as it lives, so that no other process uses the block. */
const BLOCK = 100;

let block: Promise<number> | undefined;
let used = 0;

/** Different ports that no other process of a test run gets, also while nobody listens on them. */
export async function freePorts(count: number): Promise<number[]> {
  const first = await (block ??= takeBlock());
  const ports: number[] = [];
  while (ports.length < count) {
    used = (used % (BLOCK - 1)) + 1;
    const server = await listenOn(first + used);
    if (!server) continue;
    await once(server.close(), 'close');
    ports.push(first + used);
  }
  return ports;
}

async function takeBlock(): Promise<number> {
  const blocks = (BELOW - FIRST) / BLOCK;
  for (;;) {
    const first = FIRST + BLOCK * Math.floor(Math.random() * blocks);
    const server = await listenOn(first);
    if (server) return first;
  }
}

/** `undefined` where somebody else listens. */
async function listenOn(port: number): Promise<Server | undefined> {
  const server = createServer().unref();
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening');
    return server;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    return undefined;
  }
}
