// Takes a port, or says in one sentence why it cannot.
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

export interface Port {
  /** 0 means any free port. */
  readonly port: number;
  readonly host: string;
  /** The setting that would choose another port. */
  readonly setting: string;
}

export class PortError extends Error {}

/** Checks the port before the database is opened, and returns the number it will have. */
export async function probePort(wanted: Port): Promise<number> {
  const server = createServer();
  await taking(wanted, async () => {
    server.listen(wanted.port, wanted.host);
    await once(server, 'listening');
  });
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

export async function taking<T>({ port, host, setting }: Port, take: () => Promise<T>): Promise<T> {
  try {
    return await take();
  } catch (error) {
    const sentences: Readonly<Record<string, string>> = {
      EADDRINUSE: `Port ${port} is in use: set ${setting} to another one.`,
      EACCES: `Port ${port} needs more rights: set ${setting} to another one.`,
      EADDRNOTAVAIL: `HOST has to be an address of this machine, not "${host}".`,
      ENOTFOUND: `HOST has to be an address of this machine, not "${host}".`,
    };
    const sentence = sentences[(error as NodeJS.ErrnoException).code ?? ''];
    throw sentence === undefined ? error : new PortError(sentence);
  }
}
