import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Envelope } from '#src/contract/envelope.ts';
import { COMMON } from '#tests/support/registration.ts';

let dataDir: string;
let started: ChildProcess[] = [];
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'halcyon-process-'))));
afterEach(async () => {
  await Promise.all(started.map(end));
  started = [];
  await rm(dataDir, { recursive: true, force: true });
});

const SERVE = new URL('../../../../demo/serve.ts', import.meta.url).pathname;

function start(env: Record<string, string> = {}) {
  const settings = { DATA_DIR: dataDir, PORT: '0', PASSWORD_COST: '10', ...env };
  // It ends before optimizing the embedded database has paid.
  const process_ = spawn(process.execPath, ['--liftoff-only', '--import', 'tsx', SERVE], {
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  started.push(process_);
  const said = { out: '', err: '' };
  process_.stdout.on('data', (chunk: Buffer) => (said.out += chunk.toString()));
  process_.stderr.on('data', (chunk: Buffer) => (said.err += chunk.toString()));
  return { process: process_, said };
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** The line it greets with. */
async function ready(one: ReturnType<typeof start>): Promise<string> {
  const ended = once(one.process, 'exit').then(() => {
    throw new Error(`It ended before it was ready: ${one.said.err}`);
  });
  while (!one.said.out.includes('\n')) await Promise.race([once(one.process.stdout, 'data'), ended]);
  return one.said.out.trim();
}

async function refusal(env: Record<string, string>): Promise<{ code: unknown; sentence: string }> {
  const one = start(env);
  const [code] = (await once(one.process, 'close')) as [number];
  return { code, sentence: one.said.err.trim() };
}

async function busyPort(): Promise<{ server: Server; port: number }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

/** Starting is making a database, while every core may be busy with other tests. */
const START_MS = 300_000;

describe('the process', () => {
  it('greets with a member to look around with, keeps its folder to itself, stops when asked, and finds all again', {
    timeout: START_MS,
  }, async () => {
    const one = start({ MESSAGE_OUTBOX: '1' });
    const greeting = await ready(one);
    const [, address, account, password] =
      /^Halcyon is ready at (http:\/\/localhost:\d+)\nDemo member: account "(\w+)", password "(\w+)"/.exec(
        greeting,
      ) ?? [];
    expect(greeting.split('\n')[2]).toContain(`${address}/outbox`);
    expect((await fetch(`${address}/outbox`)).status).toBe(200);
    const response = await fetch(`${address}/app/v1/accountLogin`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...COMMON, account, password, loginType: 2 }),
    });
    const envelope = (await response.json()) as Envelope;
    expect(envelope).toMatchObject({ errcode: 0, data: { userInfo: { account } } });
    expect(await refusal({})).toEqual({
      code: 1,
      sentence: `The database in "${dataDir}" is in use by process ${one.process.pid}: stop it first, or set DATA_DIR to another folder.`,
    });
    one.process.kill('SIGTERM');
    expect(await once(one.process, 'exit')).toEqual([0, null]);
    expect(one.said.err).toBe('');
    expect(await ready(start({ DEMO_MEMBER: '0', MESSAGE_OUTBOX: '0' }))).toMatch(
      /^Halcyon is ready at http:\/\/localhost:\d+\nNo text messages can be sent: [^\n]+$/,
    );
  });

  it('waits for a database that is not there yet, says so in one line, and can be stopped meanwhile', {
    timeout: START_MS,
  }, async () => {
    // Nobody listens on a port of so low a number.
    const one = start({ DATABASE_URL: 'postgresql://someone:topsecret@127.0.0.1:1/halcyon' });
    await once(one.process.stderr, 'data');
    one.process.kill('SIGTERM');
    expect(await once(one.process, 'close')).toEqual([0, null]);
    expect(one.said.err).toBe(
      'The database at 127.0.0.1:1, which DATABASE_URL names, is not there yet (nothing listens there): waiting for it.\n',
    );
  });

  it('refuses a wrong setting in one sentence', { timeout: START_MS }, async () => {
    expect(await refusal({ PORT: 'many' })).toEqual({
      code: 1,
      sentence: 'PORT has to be a whole number from 0 to 65535, not "many".',
    });
  });

  it('refuses a host that is none of this machine', { timeout: START_MS }, async () => {
    const sentence = 'HOST has to be an address of this machine, not "192.0.2.1".';
    expect(await refusal({ HOST: '192.0.2.1' })).toEqual({ code: 1, sentence });
  });

  it('refuses a busy port in one sentence, whichever of the two it is', { timeout: START_MS }, async () => {
    const { server, port } = await busyPort();
    for (const setting of ['PORT', 'GAMES_PORT']) {
      expect(await refusal({ [setting]: String(port) })).toEqual({
        code: 1,
        sentence: `Port ${port} is in use: set ${setting} to another one.`,
      });
    }
    server.close();
  });
});
