// A platform or database of a test that finds its port taken does not start.
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../../../scripts/run/free-ports.ts';

/** The first that Linux gives to outgoing connections; other systems begin higher. */
const FIRST_OUTGOING = 32_768;

const PRINT = `import('./scripts/run/free-ports.ts').then(async ({ freePorts }) =>
  console.log(JSON.stringify(await freePorts(99))))`;

describe('free ports', () => {
  it('are different ones, open to listen on, and none that an outgoing connection is given', async () => {
    const ports = await freePorts(50);
    expect(new Set(ports).size).toBe(50);
    expect(ports.filter((port) => port >= FIRST_OUTGOING)).toEqual([]);
    const server = createServer().listen(ports[0], '127.0.0.1');
    await once(server, 'listening');
    server.close();
  });

  it('of another process are others, also while nobody listens on them', async () => {
    const own = await freePorts(99);
    const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '-e', PRINT], { encoding: 'utf8' });
    const others = JSON.parse(stdout) as number[];
    expect(others).toHaveLength(99);
    expect(others.filter((port) => own.includes(port))).toEqual([]);
  });
});
