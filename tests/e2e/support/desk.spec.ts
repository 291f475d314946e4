// The platform's own desk with two people: a member in the widget, and somebody of the staff.
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser.ts';
import { cutRequest } from '#tests/support/lines/cut-request.ts';
import { enter, usable } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// The desk is the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const header = (page: Page): Locator => page.getByRole('link', { name: /^Customer service/ });
const desk = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat with us' });
/** Longer than the widget waits between two questions. */
const SOON = { timeout: 20_000 };

async function openDesk(page: Page): Promise<void> {
  await header(page).click();
  await expect(desk(page).getByLabel('Your message')).toBeVisible();
}

async function write(page: Page, text: string): Promise<void> {
  await desk(page).getByLabel('Your message').fill(text);
  await desk(page).getByRole('button', { name: 'Send', exact: true }).click();
}

const conversationOf = async (platform: ServedPlatform, account: string) =>
  platform.rows<{ id: number; content: string; images: number }>(
    `select feedback.id, message.content, (select count(*)::int from uploaded_image where message_id = message.id) as images
    from feedback_message message join feedback on feedback.id = feedback_id
    join member on member.id = feedback.member_id
    where account = $1 order by message.id`,
    [account],
  );

test('a member and the staff write to each other, and the conversation is there tomorrow', async ({
  page,
  platform,
}) => {
  const account = await enter(page);
  await openDesk(page);
  await expect(desk(page).getByText(/We answer from|Nobody is here right now/)).toBeVisible();
  await expect(desk(page).getByRole('button', { name: 'Send feedback instead' })).toBeVisible();
  await write(page, 'Where is my deposit?');
  await expect.poll(() => conversationOf(platform, account)).toHaveLength(1);
  const buffer = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#246' } })
    .jpeg()
    .toBuffer();
  const picture = { name: 'receipt.jpg', mimeType: 'image/jpeg', buffer };
  await desk(page).locator('input[type="file"]').setInputFiles(picture);
  await expect.poll(() => conversationOf(platform, account)).toMatchObject([{ images: 0 }, { images: 1 }]);
  const [{ id } = { id: 0 }] = await conversationOf(platform, account);
  expect((await platform.admin('desk', 'list')).output).toContain(String(id));
  await platform.admin('desk', 'open', '1');
  await platform.admin('feedback', 'answer', String(id), 'It', 'has', 'arrived.');
  await expect(desk(page).getByText('It has arrived.')).toBeVisible(SOON);
  await expect(desk(page).getByText("We're here. Write to us.")).toBeVisible();
  // Hidden, and answered meanwhile.
  await page.goBack();
  await expect(desk(page)).toBeHidden();
  await platform.admin('feedback', 'answer', String(id), 'Anything', 'else?');
  await page.reload();
  await usable(page);
  await expect(header(page)).toHaveAccessibleName(/^Customer service, ./, SOON);
  await openDesk(page);
  await expect(desk(page).getByText('Anything else?')).toBeVisible();
  await expect(desk(page).getByText('Where is my deposit?')).toBeVisible();
  await desk(page).getByRole('button', { name: 'Enlarge picture 1' }).click();
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(header(page)).toHaveAccessibleName('Customer service');
  await platform.admin('desk', 'close');
});

test('@long what is written without a line is sent once when it is back, although an answer is lost', async ({
  page,
  context,
  platform,
  problems,
}) => {
  problems.announce(/ERR_|Failed to fetch/);
  const account = await enter(page);
  await openDesk(page);
  await expect(desk(page).getByText(/Ask us about/)).toBeVisible();
  await context.setOffline(true);
  await expect(desk(page).getByText(/^You're offline/)).toBeVisible();
  await write(page, 'Sent from a tunnel');
  await expect(desk(page).getByText(/Waiting to be sent/)).toBeVisible();
  const lost = await cutRequest(context, /\/deskSend$/, 'after');
  await context.setOffline(false);
  await lost.isCut;
  await expect(desk(page).getByText(/Waiting to be sent/)).toBeHidden(SOON);
  await expect(desk(page).getByText('Sent from a tunnel')).toHaveCount(1);
  expect(await conversationOf(platform, account)).toMatchObject([{ content: 'Sent from a tunnel' }]);
});

test('@long a visitor is led to sign-in, and can send feedback', async ({ page }) => {
  await page.goto('/');
  await usable(page);
  await header(page).click();
  await expect(desk(page).getByRole('button', { name: 'Sign in' })).toBeVisible();
  await desk(page).getByRole('button', { name: 'Feedback' }).click();
  await expect(page).toHaveURL(/\/feedback$/);
});
