// The payment page of the embedded platform, and the signed notifications by which any payment service settles a deposit.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { Later } from '#server/payments/embedded-service.ts';
import { callbackKey } from '#server/payments/register.ts';
import { CALLBACK_PATH, SIGNATURE_HEADER, signatureOf } from '#server/payments/callback.ts';
import { duePayments } from '#server/store/wallet/due-payments.ts';
import { platformSecret } from '#server/store/auth/platform-secret.ts';
import { createEncryption } from '#server/secrets/encryption.ts';
import { openTestDatabase } from '#tests/support/database/open.ts';
import {
  createTestPlatform,
  type SignedInCaller,
  TEST_KEY,
  type TestPlatform,
} from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { METHODS, MIN, walletCatalogue } from './wallet-catalogue.ts';

/** What the payment service put off. */
const waiting: Parameters<Later>[] = [];
const it = platformTest({}, { catalogue: walletCatalogue, later: (...put) => void waiting.push(put) });

async function order(platform: TestPlatform, member: SignedInCaller) {
  const asked = { rechargeTypeId: METHODS.plain, amount: MIN, requestId: randomUUID() };
  const { data } = await platform.call('recharge', asked, member);
  const { pathname, search } = new URL(data.payUrl ?? '');
  return { orderId: data.orderId, path: pathname, address: pathname + search };
}

const show = (platform: TestPlatform, url: string, headers = {}) =>
  platform.games.inject({ method: 'GET', url, headers });

/** Presses the button, as a browser does without a script. */
async function press(platform: TestPlatform, address: string, step: string) {
  const { body } = await show(platform, address);
  const action = [...body.matchAll(/formaction="([^"]+)"/g)].map(([, found = '']) => unescaped(found));
  const url = action.find((one) => one.includes(`/${step}?`)) ?? '';
  expect(url).not.toBe('');
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await platform.games.inject({ method: 'POST', url, headers, payload: '' });
  expect(answer.statusCode).toBe(303);
  return show(platform, String(answer.headers['location']));
}

const unescaped = (text: string) =>
  text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

const status = async (platform: TestPlatform, member: SignedInCaller, orderId: string) =>
  (await platform.call('rechargeStatus', { orderId }, member)).data;

const deposits = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('appUserCoinDetail', { type: 1 }, member)).data.list;

describe('the payment page', () => {
  it('names the order and the amount, and leads back to the app', async ({ platform, member }) => {
    const { orderId, address } = await order(platform, member);
    const { body, headers } = await show(platform, address, { 'accept-language': 'es' });
    expect(body).toContain('Paga tu depósito');
    expect(body).toMatch(/<strong>10<\/strong> monedas/);
    expect(body).toContain(orderId);
    expect(unescaped(body)).toContain('href="http://localhost/wallets?name=deposit"');
    expect(body).not.toContain('<script');
    expect(headers).toMatchObject({
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
  });

  it.for([
    ['pay', 1, 'Your payment was received.'],
    ['twice', 1, 'Your payment was received.'],
    ['fail', 2, 'go through'],
  ] as const)('button "%s" settles the deposit once', async ([step, state, said], { platform, member }) => {
    const { orderId, address } = await order(platform, member);
    const { body } = await press(platform, address, step);
    expect(unescaped(body)).toContain(said);
    expect(body).not.toContain('<button');
    const paid = state === 1 ? MIN : 0;
    expect(await status(platform, member, orderId)).toMatchObject({
      status: state,
      coin: WELCOME_COIN + paid,
    });
    expect(await deposits(platform, member)).toHaveLength(state === 1 ? 1 : 0);
  });

  it('reports later that it was paid', async ({ platform, member }) => {
    const { orderId, address } = await order(platform, member);
    const { body } = await press(platform, address, 'later');
    expect(body).toContain('on its way');
    expect(await status(platform, member, orderId)).toMatchObject({ status: 0, coin: WELCOME_COIN });
    const [notify, ms] = waiting.pop() ?? [];
    expect(ms).toBe(15_000);
    notify?.();
    await expect.poll(async () => (await status(platform, member, orderId)).status).toBe(1);
    expect(await deposits(platform, member)).toHaveLength(1);
  });

  it('reports it after a restart of the platform, too, and then no more', async () => {
    const database = await openTestDatabase();
    const put: Parameters<Later>[] = [];
    const start = () =>
      createTestPlatform(
        {},
        {
          catalogue: walletCatalogue,
          database: { ...database, close: async () => {} },
          later: (...one) => void put.push(one),
        },
      );
    const first = await start();
    const member = await first.register();
    const { orderId, address } = await order(first, member);
    await press(first, address, 'later');
    await first.close();
    put.length = 0;
    const second = await start();
    second.clock.advance(5000);
    await second.app.ready();
    expect(put.map(([, ms]) => ms)).toEqual([10_000]);
    put[0]?.[0]();
    await expect.poll(async () => (await status(second, member, orderId)).status).toBe(1);
    await expect.poll(() => duePayments(second.db)).toEqual([]);
    expect(await deposits(second, member)).toHaveLength(1);
    await second.close();
    await database.close();
  });

  it('says that an order has expired, and offers nothing', async ({ platform, member }) => {
    const { address } = await order(platform, member);
    platform.clock.advance(31 * 60_000);
    const { body } = await show(platform, address);
    expect(body).toContain('has expired');
    expect(body).not.toContain('<button');
  });

  it('opens by its own address alone', async ({ platform, member }) => {
    const { address } = await order(platform, member);
    const { path } = await order(platform, member);
    const { search } = new URL(address, 'http://localhost');
    const elsewhere = address.replace(/app=[^&]+/, 'app=https%3A%2F%2Fevil.example');
    for (const url of [path, `${path}${search}`, `${path}?app=x&sign=`, elsewhere])
      expect((await show(platform, url)).statusCode).toBe(404);
    const forged = { method: 'POST', url: `${path}/pay${search}` } as const;
    expect((await platform.games.inject(forged)).statusCode).toBe(404);
  });
});

describe('the notification of a payment service', () => {
  const send = async (platform: TestPlatform, body: string, signature?: string) => {
    const secret = await platformSecret(platform.db, createEncryption(TEST_KEY));
    const sign = signature ?? signatureOf(callbackKey(secret), body);
    const headers = { 'content-type': 'application/json', [SIGNATURE_HEADER]: sign };
    return platform.app.inject({ method: 'POST', url: CALLBACK_PATH, headers, payload: body });
  };

  it('settles the order once, however often it comes', async ({ platform, member }) => {
    const { orderId } = await order(platform, member);
    const body = JSON.stringify({ orderId, amount: MIN, result: 'paid' });
    const answers = await Promise.all([send(platform, body), send(platform, body), send(platform, body)]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await deposits(platform, member)).toHaveLength(1);
  });

  it('is refused where it is not signed, not readable, or about another order or amount', async ({
    platform,
    member,
  }) => {
    const { orderId } = await order(platform, member);
    const paid = (more: object) => JSON.stringify({ orderId, amount: MIN, result: 'paid', ...more });
    expect((await send(platform, paid({}), 'x'.repeat(43))).statusCode).toBe(401);
    expect((await send(platform, paid({}), '')).statusCode).toBe(401);
    expect((await send(platform, 'paid')).statusCode).toBe(400);
    expect((await send(platform, paid({ result: 'yes' }))).statusCode).toBe(400);
    expect((await send(platform, paid({ orderId: 'D23456789ABCD' }))).statusCode).toBe(404);
    expect((await send(platform, paid({ amount: MIN * 10 }))).statusCode).toBe(409);
    expect(await status(platform, member, orderId)).toMatchObject({ status: 0, coin: WELCOME_COIN });
  });
});
