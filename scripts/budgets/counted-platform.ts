// A real platform in this process that counts every byte it sends.
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { world } from '#demo/world.ts';
import { createPlatform } from '#server/app.ts';
import { readSettings } from '#server/settings/settings.ts';
import { OUT } from '../build/out.ts';

export interface CountedAnswer {
  /** `GET /sw.js` */
  readonly request: string;
  /** Head and body as sent on the wire. */
  readonly bytes: number;
}

export interface CountedPlatform {
  readonly address: string;
  readonly answers: readonly CountedAnswer[];
  close(): Promise<void>;
}

export async function countPlatform(): Promise<CountedPlatform> {
  const settings = readSettings({
    PORT: '0',
    GAMES_PORT: '0',
    DATA_DIR: 'memory://',
    NODE_ENV: 'production',
  });
  const platform = await createPlatform(settings, { world, distDir: resolve(OUT) });
  const answers: CountedAnswer[] = [];
  platform.app.server.on('request', ({ method, url, socket }, response) => {
    const before = socket.bytesWritten;
    response.on('close', () =>
      answers.push({ request: `${method} ${url}`, bytes: socket.bytesWritten - before }),
    );
  });
  await platform.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = platform.app.server.address() as AddressInfo;
  return { address: `http://localhost:${port}`, answers, close: () => platform.close() };
}
