// Mails in a real browser: two tabs, no line, deleted elsewhere, expired.
import type { Page } from '@playwright/test';
import { API_PREFIX } from '#src/contract/envelope.ts';
import { expect, test } from '#tests/support/browser.ts';
import { COMMON } from '#tests/support/registration.ts';
import { newAccount, registerByCall, storeSession, usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

async function visit(page: Page) {
  const account = newAccount();
  const registered = await registerByCall(page, account);
  await storeSession(page, registered);
  return { ...registered, account, id: registered.userInfo.id };
}

type Visitor = Awaited<ReturnType<typeof visit>>;

const send = (platform: ServedPlatform, { id }: Visitor, ...mail: string[]) =>
  platform.admin('mail', 'send', String(id), ...mail);

/** As another device would. */
const deleteElsewhere = async (page: Page, { token, fingerprint }: Visitor, id: number) => {
  const response = await page.request.post(`${API_PREFIX}/delMail`, {
    headers: { authorization: token, fingerprint },
    data: { ...COMMON, ids: [id] },
  });
  expect(await response.json()).toMatchObject({ errcode: 0 });
};

const mailLink = (page: Page, title: string) => page.getByRole('link', { name: new RegExp(title) });
const credited = async (platform: ServedPlatform, { account }: Visitor) =>
  (await platform.ledgerOf(account))
    .filter(({ kind }) => kind === 'mail')
    .map(({ amount }) => Number(amount));

test('@long a mail that two tabs receive at once gives one award', async ({ page, context, platform }) => {
  const member = await visit(page);
  await send(platform, member, 'Thank you', '<p>For your patience.</p>', '5');
  await page.goto('/email');
  await mailLink(page, 'Thank you').click();
  const other = await context.newPage();
  await other.goto(page.url());
  const receive = (tab: Page) => tab.getByRole('button', { name: 'Collect: Thank you' });
  for (const tab of [page, other]) await expect(receive(tab)).toBeVisible();
  await Promise.all(
    [page, other].map((tab) =>
      receive(tab)
        .click({ force: true })
        .catch(() => {}),
    ),
  );
  for (const tab of [page, other]) {
    await expect(tab.getByText('Collected', { exact: true })).toBeVisible();
    await expect(receive(tab)).toHaveCount(0);
  }
  expect(await credited(platform, member)).toEqual([500]);
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('@long a mail that was read opens on a cold start offline, and a deletion there reaches the platform later', async ({
    page,
    context,
    platform,
    problems,
  }) => {
    problems.announce(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
    const member = await visit(page);
    await send(platform, member, 'Read before', '<p>Words for the <b>tunnel</b>.</p>');
    await page.goto('/email');
    await mailLink(page, 'Read before').click();
    await expect(page.getByText('tunnel')).toBeVisible();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    const later = await context.newPage();
    await page.close();
    await later.goto('/email');
    await mailLink(later, 'Read before').click();
    await expect(later.getByText('tunnel')).toBeVisible();
    await later.getByRole('button', { name: 'Delete message' }).click();
    await expect(later.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
    await context.setOffline(false);
    const left = 'select id from mail where deleted_at is null and member_id = $1';
    await expect.poll(async () => (await platform.rows(left, [member.id])).length).toBe(0);
  });
});

test('@long a mail that was deleted elsewhere leaves the list, and its page says so', async ({
  page,
  platform,
}) => {
  const member = await visit(page);
  await send(platform, member, 'Short lived', '<p>Read me.</p>');
  await page.goto('/email');
  await mailLink(page, 'Short lived').click();
  await expect(page.getByText('Read me.').last()).toBeVisible();
  const id = Number(new URL(page.url()).searchParams.get('id'));
  await deleteElsewhere(page, member, id);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This message no longer exists' })).toBeVisible();
  await page.getByRole('link', { name: 'To your mail' }).click();
  await expect(page.getByRole('heading', { name: 'No mail yet' })).toBeVisible();
});

test('@long a reward that has expired is marked and not offered', async ({ page, platform }) => {
  const member = await visit(page);
  await send(platform, member, 'Too late', '<p>It was here.</p>', '5', '1');
  await platform.rows(`update mail set expire_at = now() - interval '1 hour' where member_id = $1`, [
    member.id,
  ]);
  await page.goto('/email');
  await expect(mailLink(page, 'Too late')).toContainText('Expired');
  await expect(page.getByRole('button', { name: /Collect all/ })).toHaveCount(0);
  await mailLink(page, 'Too late').click();
  await expect(page.getByText('Expired', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Collect/ })).toHaveCount(0);
  expect(await credited(platform, member)).toEqual([]);
});

test('@long the header counts unread mails, and Collect all takes their rewards', async ({
  page,
  platform,
}) => {
  const member = await visit(page);
  for (const title of ['First', 'Second']) await send(platform, member, title, '<p>Hello</p>', '3');
  await page.goto('/');
  await usable(page);
  await page.getByRole('link', { name: 'Mail, Unread: 2' }).click();
  await page.getByRole('button', { name: 'Collect all (2)' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await credited(platform, member)).toEqual([300, 300]);
});

for (const count of [400, 5000]) {
  test(`@long of ${count} mails only what is on the screen is drawn, and the end can be reached`, async ({
    page,
    platform,
  }) => {
    const member = await visit(page);
    await platform.rows(
      `insert into mail (member_id, type, title, summary, content, sent_at)
     select $1, 2, jsonb_build_object('en', 'Mail ' || n, 'es', 'Mail ' || n), '{"en":"s","es":"s"}',
       '{"en":"t","es":"t"}', now() - n * interval '1 minute' from generate_series(1, ${count}) n`,
      [member.id],
    );
    await page.goto('/email');
    await expect(mailLink(page, 'Mail 1\\b')).toBeVisible();
    const toEnd = async () => {
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      return mailLink(page, `Mail ${count}\\b`).count();
    };
    await expect.poll(toEnd, { timeout: 150_000 }).toBe(1);
    expect(await page.getByRole('main').getByRole('link').count()).toBeLessThan(40);
  });
}
