// Small openings: headers of proxies, origins beside ours, fields that nobody asked for, and answers without a policy.
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { describe, expect, vi } from 'vitest';
import { networkOf } from '#server/addresses/network.ts';
import { askRunningPlatform, openOperatorSocket } from '#server/operator/socket.ts';
import { readSettings } from '#server/settings/settings.ts';
import { lockFolder } from '#server/data-folder/data-lock.ts';
import { csvOf } from '#src/patterns/export/csv.ts';
import { printableCell } from '../../../scripts/events/printable.ts';
import { createTestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { Authenticator } from '../auth/platform/authenticator.ts';
import { METHODS, MIN, walletCatalogue } from '../wallet/platform/wallet-catalogue.ts';

const it = platformTest({}, { catalogue: walletCatalogue });

describe('an address that a proxy writes with its port', () => {
  it.for([
    ['203.0.113.7:51234', '203.0.113.7'],
    ['[2001:db8:1:2::7]:51234', '2001:db8:1:2::'],
    ['[2001:db8:1:2::7]', '2001:db8:1:2::'],
    ['[::ffff:203.0.113.7]:80', '203.0.113.7'],
    ['[odd', '[odd'],
  ] as const)('counts as one client: %s', ([written, network]) => {
    expect(networkOf(written)).toBe(network);
  });
});

describe('the origin of the games', () => {
  it.for([
    { PUBLIC_ORIGIN: 'https://play.example', GAMES_ORIGIN: 'https://play.example' },
    { APP_ORIGINS: 'https://app.example', GAMES_ORIGIN: 'https://app.example' },
  ])('is never that of the app: %o', (env) => {
    expect(() => readSettings(env)).toThrow('GAMES_ORIGIN has to be another origin');
  });

  it('gives every answer that is no page of its own a policy that allows nothing', async ({ platform }) => {
    for (const url of ['/nowhere', '/pay/none', '/play/99999999', '/api/balance', '/api/nowhere', '/%zz']) {
      const { headers } = await platform.games.inject({ url });
      expect([url, headers['content-security-policy']]).toEqual([
        url,
        expect.stringContaining("default-src 'none'"),
      ]);
    }
  });
});

describe('an origin with https', () => {
  it('is asked for by TLS alone from then on', async () => {
    const both = { PUBLIC_ORIGIN: 'https://play.example', GAMES_ORIGIN: 'https://games.example' };
    const platform = await createTestPlatform(both);
    for (const app of [platform.app, platform.games])
      expect((await app.inject({ url: '/nowhere' })).headers).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      });
    await platform.close();
  });

  it('is nothing that a platform without one speaks of', async ({ platform }) => {
    const { headers } = await platform.app.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a subscription to notifications', () => {
  it('keeps what is needed to send, and the origin of the app', async () => {
    const platform = await createTestPlatform({ PUSH_SERVICES: 'https://push.example' });
    const member = await platform.register();
    const subscription = {
      endpoint: `https://push.example/${randomUUID()}`,
      keys: { p256dh: 'a'.repeat(87), auth: 'b'.repeat(22) },
      more: 'x'.repeat(200_000),
    };
    const input = { subscription, topics: { withdraw: true, mail: false, bonus: false } };
    const headers = { origin: 'https://evil.example' };
    expect((await platform.call('pushSet', input, { ...member, headers })).errcode).toBe(0);
    const row = await platform.db.selectFrom('push_subscription').selectAll().executeTakeFirstOrThrow();
    expect(row.subscription.length).toBeLessThan(1000);
    expect(row.origin).toBe('http://localhost');
    await platform.close();
  });
});

describe('a passkey', () => {
  it('is not made for a page at another port of the host', async ({ platform, member }) => {
    const at = (port: number) => ({ ...member, headers: { host: `localhost:${port}` } });
    const register = async (port: number) => {
      const { data } = await platform.call('passkeyRegisterOptions', {}, at(port));
      const credential = new Authenticator().register(data, { origin: `http://localhost:${port}` });
      return (await platform.call('passkeyRegister', { credential }, at(port))).errcode;
    };
    expect(await register(3000)).toBe(422);
    expect(await register(8080)).toBe(0);
  });
});

describe('the payment page', () => {
  it('is not pressed by another page', async ({ platform, member }) => {
    const asked = { rechargeTypeId: METHODS.plain, amount: MIN, requestId: randomUUID() };
    const { payUrl = '', orderId } = (await platform.call('recharge', asked, member)).data;
    const { pathname, search } = new URL(payUrl);
    const pressed = async (by: Record<string, string>) => {
      const headers = { 'content-type': 'application/x-www-form-urlencoded', ...by };
      const url = `${pathname}/pay${search}`;
      return (await platform.games.inject({ method: 'POST', url, headers, payload: '' })).statusCode;
    };
    expect(await pressed({ 'sec-fetch-site': 'cross-site' })).toBe(404);
    expect(await pressed({ origin: 'https://evil.example' })).toBe(404);
    expect((await platform.call('rechargeStatus', { orderId }, member)).data.status).toBe(0);
    expect(await pressed({ 'sec-fetch-site': 'same-origin' })).toBe(303);
  });
});

describe('a table for spreadsheets', () => {
  it.for(['=1', '+1', '-1', '@x', '＝1', '＋1', '－1', '＠x', ' =1', '\u00a0=1', '\u3000＝1', '\n=1'])(
    'runs no formula: %j',
    (cell) => {
      expect(csvOf([[cell]]).replace(/^"/, '')).toMatch(/^'/);
      expect(printableCell(cell)).toMatch(/^'/);
    },
  );
});

describe('a folder of data with a long path', () => {
  it('has its sockets inside, and leaves nothing in the temporary folder', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'halcyon-deep-'));
    const deep = join(folder, 'x'.repeat(90));
    const temporary = join(folder, 't');
    await mkdir(deep);
    await mkdir(temporary);
    vi.stubEnv('TMPDIR', temporary);
    const lock = await lockFolder(deep);
    const close = await openOperatorSocket(deep, async (args) => ({ code: 0, output: args.join(' ') }));
    expect(await askRunningPlatform(deep, ['who', 'is', 'there'])).toMatchObject({ output: 'who is there' });
    expect((await readdir(deep)).sort()).toEqual(['lock.sock', 'operator.sock']);
    expect(await readdir(temporary)).toEqual([]);
    await close();
    await lock.release();
    await (await lockFolder(deep)).release();
    vi.unstubAllEnvs();
    await rm(folder, { recursive: true });
  });
});
