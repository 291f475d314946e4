// A platform without the packages of development, by the commands of its operator: serve, and ask for its ledger.
import { type ChildProcess, exec, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { world } from '#demo/world.ts';
import { readPageFiles } from '#server/games/page-files.ts';
import { texts as spanish } from '#server/languages/es/refusals.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { WRONG_CREDENTIALS } from '#src/contract/errors.ts';
import { type Addresses, enterGame } from '#tests/crash/member.ts';
import { LINKED, operatorFolder } from '#tests/support/builds/operator-folder.ts';
import { COMMON, PASSWORD } from '#tests/support/registration.ts';
import { freePorts } from '../../../scripts/run/free-ports.ts';

const BET = 1_00;

interface OperatedPlatform extends Addresses {
  readonly folder: string;
  readonly env: NodeJS.ProcessEnv;
}

async function prepareFolder(): Promise<OperatedPlatform> {
  const [port, gamesPort] = await freePorts(2);
  const folder = await operatorFolder();
  const settings = {
    PORT: String(port),
    GAMES_PORT: String(gamesPort),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: '',
    PASSWORD_COST: '10',
  };
  const [address, gamesAddress] = [`http://localhost:${port}`, `http://localhost:${gamesPort}`];
  return { folder, address, gamesAddress, env: { ...process.env, ...LINKED, ...settings } };
}

/** What `npm run` would give to a shell. */
async function commandOf(name: string): Promise<string> {
  const { scripts } = JSON.parse(await readFile('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  return scripts[name] ?? '';
}

/** Resolves when it says that it is ready. */
async function serve({ folder, env }: OperatedPlatform): Promise<ChildProcess> {
  const started = spawn(await commandOf('serve'), { cwd: folder, env, stdio: 'pipe', shell: true });
  let said = '';
  await new Promise<void>((ready, fail) => {
    for (const stream of [started.stdout, started.stderr])
      stream.on('data', (chunk: Buffer) => {
        said += chunk.toString();
        if (said.includes('Halcyon is ready at')) ready();
      });
    started.once('close', () => fail(new Error(`The platform ended before it was ready:\n${said}`)));
  });
  return started;
}

async function ask<T>(url: string, body: object, token = ''): Promise<Envelope & { data: T }> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'accept-language': 'es',
      authorization: token,
      fingerprint: 'one',
    },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Envelope & { data: T };
}

test.describe('what an operator installs', () => {
  let operated: OperatedPlatform;
  let platform: ChildProcess;

  test.beforeAll(async () => {
    operated = await prepareFolder();
    platform = await serve(operated);
  });

  test.afterAll(async () => {
    const closed = once(platform, 'close');
    platform.kill();
    await closed;
    await rm(operated.folder, { recursive: true });
  });

  test('has no package of development', async () => {
    const installed = await readdir(join(operated.folder, 'node_modules'));
    expect(installed).toContain('fastify');
    expect(installed.filter((name) => ['react', 'tsx', 'typescript', 'vite'].includes(name))).toEqual([]);
  });

  test('serves the page with its first screen, and the files of the games', async () => {
    const page = await fetch(operated.address);
    expect(page.status).toBe(200);
    const html = await page.text();
    expect(html.match(/href="\/game\/start/g)?.length).toBeGreaterThan(12);
    const [script = ''] = /\/assets\/first-[^"]+\.js/.exec(html) ?? [];
    expect((await fetch(`${operated.address}${script}`)).status).toBe(200);
    // Under an address made of the contents of all of them.
    const { path, files } = readPageFiles(world.games.pages);
    for (const name of files.keys()) {
      const file = await fetch(`${operated.gamesAddress}${path}/${name}`);
      expect({ name, caching: file.headers.get('cache-control') }).toEqual({
        name,
        caching: 'public, max-age=31536000, immutable',
      });
    }
  });

  test('brings the licences of what is built into it', async () => {
    const page = await (await fetch(`${operated.address}/licenses.txt`)).text();
    const ofPlatform = await readFile(join(operated.folder, 'dist/server/licenses.txt'), 'utf8');
    for (const name of ['react-dom', 'dexie', 'valibot', 'workbox-precaching', 'src/ui/Icon'])
      expect(page).toMatch(new RegExp(`^${name}( [\\d.]+ \\(.+\\))?$`, 'm'));
    for (const name of ['echarts', 'zrender', 'tslib', 'valibot', '@livechat/widget-core'])
      expect(ofPlatform).toMatch(new RegExp(`^${name} [\\d.]+ \\(.+\\)$`, 'm'));
    // Its notice, which the Apache licence wants to be passed on.
    expect(ofPlatform).toContain('This product includes software developed at');
  });

  test('refuses in the language that was asked for', async () => {
    const body = { ...COMMON, account: 'nobody', password: PASSWORD, loginType: 2 };
    const { errcode, msg } = await ask(`${operated.address}${API_PREFIX}/accountLogin`, body);
    expect({ errcode, msg }).toEqual({ errcode: WRONG_CREDENTIALS, msg: spanish[WRONG_CREDENTIALS] });
  });

  test('settles a round, and its ledger adds up', async () => {
    const { token, gameToken } = await enterGame(operated);
    const refresh = () =>
      ask<{ coin: number }>(`${operated.address}${API_PREFIX}/refreshData`, COMMON, token);
    const before = (await refresh()).data.coin;
    const round = { roundId: randomUUID(), bet: BET, choice: { temper: 'calm' } };
    const played = await ask<{ win: number }>(`${operated.gamesAddress}/api/round`, round, gameToken);
    expect(played).toMatchObject({ errcode: 0 });
    const left = await ask<{ coin: number }>(`${operated.address}${API_PREFIX}/exitGame`, COMMON, token);
    expect(left.data.coin).toBe(before - BET + played.data.win);
    expect((await refresh()).data.coin).toBe(left.data.coin);
    const { folder: cwd, env } = operated;
    const { stdout } = await promisify(exec)(`${await commandOf('admin')} ledger check`, { cwd, env });
    expect(stdout).toContain('Everything adds up.');
  });
});
