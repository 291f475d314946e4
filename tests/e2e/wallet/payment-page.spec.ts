// The embedded payment page in a browser: its own policy allows its buttons, and it leads back to the app.
import { randomUUID } from 'node:crypto';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { violationsOn } from '#tests/support/accessibility.ts';
import { expect, test } from '#tests/support/browser.ts';
import { newAccount } from '#tests/support/member-visit.ts';
import { COMMON, registration } from '#tests/support/registration.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

interface Data {
  readonly token: string;
  readonly orderId: string;
  readonly payUrl: string;
  readonly status: number;
}

async function ask(
  { address }: ServedPlatform,
  name: string,
  { token = '', ...body }: { token?: string; [field: string]: unknown },
): Promise<Data> {
  const headers = { 'content-type': 'application/json', authorization: token, fingerprint: 'a-payer' };
  const sent = { method: 'POST', headers, body: JSON.stringify({ ...COMMON, ...body }) };
  const envelope = (await (await fetch(`${address}${API_PREFIX}/${name}`, sent)).json()) as Envelope;
  expect(envelope.errcode, envelope.msg).toBe(0);
  return envelope.data as Data;
}

test('pays for a deposit on the payment page, and leads back to the wallet', async ({ page, platform }) => {
  const { token } = await ask(platform, 'accountRegist', { ...registration(newAccount()) });
  const order = { token, rechargeTypeId: 2, amount: 125_00, requestId: randomUUID() };
  const { orderId, payUrl } = await ask(platform, 'recharge', order);
  await page.goto(payUrl);
  await expect(page.getByRole('heading', { name: 'Pay for your deposit' })).toBeVisible();
  await expect(page.getByText('125 coins')).toBeVisible();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole('button', { name: 'Pay, reported twice' }).click();
  await expect(page.getByRole('status')).toHaveText('Your payment was received.');
  expect((await ask(platform, 'rechargeStatus', { token, orderId })).status).toBe(1);
  const back = page.getByRole('link', { name: 'Back to Halcyon' });
  await expect(back).toHaveAttribute('href', `${platform.address}/wallets?name=deposit`);
});
