import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Below those that a system gives to outgoing connections: one of these could take the port before it is used. */
const [FIRST, BELOW] = [20_000, 32_000];

/** Different ports that were free a moment ago: use them at once. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  for (const server of servers) await once(server.close(), 'close');
  return ports;
}

async function listen(): Promise<Server> {
  for (;;) {
    const server = createServer();
    const port = FIRST + Math.floor(Math.random() * (BELOW - FIRST));
    try {
      await once(server.listen(port, '127.0.0.1'), 'listening');
      return server;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
}
