// The dev inbox in the browser that runs the app: the worker ignores it, and it updates by itself.
import { API_PREFIX } from '#src/contract/envelope.ts';
import { expect, test } from '#tests/support/browser.ts';
import { usable } from '#tests/support/member-visit.ts';
import { COMMON } from '#tests/support/registration.ts';
import { codeAtServed, newMobile } from '#tests/support/telephone.ts';

test('@long shows new codes in the dev inbox without a reload', async ({ page, context, platform }) => {
  await page.goto('/');
  await usable(page);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const outbox = await context.newPage();
  await outbox.goto('/outbox');
  await expect(outbox.getByRole('heading', { name: 'Text messages' })).toBeVisible();
  const mobile = newMobile();
  const sent = await page.request.post(`${API_PREFIX}/smsSend`, { data: { ...COMMON, mobile, purpose: 3 } });
  expect(await sent.json()).toMatchObject({ errcode: 0 });
  const message = outbox.getByRole('listitem').filter({ hasText: mobile });
  await expect(message).toContainText(await codeAtServed(platform, mobile));
});
