// The chat with customer service: the vendor's own package in a document of the second origin, and a vendor on loopback.
import type { FrameLocator, Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { allRows, countRows, installationOf } from '#tests/support/device/rows.ts';
import { enter, newAccount, openMember, signOut, usable } from '#tests/support/member-visit.ts';

// The chat is the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const WRITE = `update config_entry set value = $1::jsonb where key = 'customerServices'`;
const both = (text: string) => ({ en: text, es: text });
const PAGE = {
  ...{ id: 2, name: both('Help centre'), sort: 2, itemType: 2 },
  ...{ param1: 'https://service.example.com/halcyon', param2: '' },
};
const CHAT = { id: 7, name: both('Chat'), sort: 1, itemType: 1, param1: '1520', param2: '3' };

const services = (...entries: readonly object[]) => [WRITE, [JSON.stringify(entries)]] as const;

let before: unknown;

test.beforeEach(async ({ platform, chatVendor }) => {
  chatVendor.state = 'open';
  chatVendor.asked.length = 0;
  const [row] = await platform.rows<{ value: unknown }>(
    `select value from config_entry where key = 'customerServices'`,
  );
  before ??= row?.value;
  await platform.rows(...services(CHAT, PAGE));
});
test.afterEach(({ platform }) => platform.rows(WRITE, [JSON.stringify(before)]));

const header = (page: Page): Locator => page.getByRole('link', { name: /^Customer service/ });
const chat = (page: Page): Locator => page.getByRole('dialog', { name: 'Chat with us' });
const widget = (page: Page): FrameLocator => page.frameLocator('iframe[title="Chat with us"]');
const field = (page: Page): Locator => widget(page).getByLabel('Your message');

test('opens on the tap, and tells the vendor a nickname and a language and nothing else', async ({
  page,
  platform,
  chatVendor,
}) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  const account = await enter(page, newAccount());
  const rename = 'update member set nickname = $2 where account = $1';
  await platform.rows(rename, [account, 'Halcyon Hal']);
  await page.reload();
  await usable(page);
  expect(chatVendor.asked).toEqual([]);
  expect(sent.filter((url) => url.includes('/frames/chat'))).toEqual([]);
  // The widget gets the nickname that is stored when it opens.
  await expect.poll(async () => JSON.stringify(await allRows(page, 'members'))).toContain('Halcyon Hal');
  await header(page).click();
  await expect(chat(page)).toBeVisible();
  await expect(widget(page).getByText('License 1520, group 3, Halcyon Hal, language=en-US')).toBeVisible();
  await expect(page).toHaveURL('/');

  const token = await page.evaluate(() => localStorage.getItem('halcyon.token') ?? '');
  const frame = page.frames().find((each) => each.url().includes('/frames/chat'));
  const known = JSON.stringify([chatVendor.asked, frame?.url(), await frame?.content()]);
  expect(token).not.toBe('');
  expect(known).not.toContain(token);
  expect(known).not.toContain(account);
  expect(await frame?.evaluate(() => self.origin)).toBe(platform.gamesAddress);
});

test('@long goes on while it is hidden, and marks an answer that was not read', async ({ page }) => {
  await enter(page);
  await header(page).click();
  await field(page).fill('I need help');
  await field(page).press('Enter');
  await expect(widget(page).getByText('agent: Hello')).toBeVisible();
  await expect(header(page)).toHaveAccessibleName('Customer service');
  await page.goBack();
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL('/');
  const frame = page.frames().find((each) => each.url().includes('/frames/chat'));
  await frame?.evaluate(() =>
    (globalThis as unknown as { answer: (text: string) => void }).answer('Found it'),
  );
  await expect(header(page)).toHaveAccessibleName(/^Customer service, ./);
  const member = await openMember(page);
  await member.getByRole('link', { name: /Customer service/ }).click();
  // The same conversation, on another screen.
  await expect(widget(page).getByText('agent: Found it')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(chat(page)).toBeHidden();
  await expect(page).toHaveURL(/\/member$/);
  await expect(member.getByRole('link', { name: 'Customer service', exact: true })).toBeVisible();
});

test("@long closes with the widget's own button", async ({ page }) => {
  await page.goto('/');
  await usable(page);
  await header(page).click();
  await widget(page).getByRole('button', { name: 'Minimize' }).click();
  await expect(chat(page)).toBeHidden();
  await header(page).click();
  await expect(field(page)).toBeVisible();
});

test('@long ends with the session', async ({ page }) => {
  await enter(page);
  // Its arrival moves the buttons of the header.
  await expect.poll(() => countRows(page, 'balances')).toBe(1);
  await header(page).click();
  await expect(field(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await signOut(page);
  await expect(page.locator('iframe')).toHaveCount(0);
});

test('@long leads to the other ways when the vendor cannot be reached, and begins anew', async ({
  page,
  platform,
  problems,
  chatVendor,
}) => {
  problems.announce(/ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/);
  chatVendor.state = 'broken';
  await page.goto('/');
  await usable(page);
  await header(page).click();
  await expect(page).toHaveURL(/\/service$/);
  await expect(page.getByText(/The chat can't be reached/)).toBeVisible();
  await expect(chat(page)).toBeHidden();
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /Help centre/ })).toHaveAttribute('rel', /noopener/);
  await expect(main.getByRole('link', { name: /Questions and answers/ })).toBeVisible();
  chatVendor.state = 'open';
  await main.getByRole('button', { name: /Chat with us/ }).click();
  await expect(field(page)).toBeVisible();
  const installId = await installationOf(page);
  const arrived = async () =>
    (await platform.events())
      .filter((event) => event.install_id === installId)
      .map((event) => event.event_name)
      .filter((name) => name.startsWith('chat_'));
  await expect.poll(arrived).toEqual(['chat_fail', 'chat_open']);
});

test('@long leads to the other ways when the vendor says nothing for ten seconds', async ({
  page,
  chatVendor,
}) => {
  chatVendor.state = 'silent';
  await page.goto('/');
  await usable(page);
  await page.clock.install();
  await header(page).click();
  await expect(chat(page).getByText('Connecting to the chat…')).toBeVisible();
  await expect.poll(() => chatVendor.asked.length).toBe(1);
  await page.clock.fastForward(4_000);
  await expect(chat(page)).toBeVisible();
  await page.clock.fastForward(6_500);
  await expect(page).toHaveURL(/\/service$/);
  await expect(page.getByText(/The chat can't be reached/)).toBeVisible();
});

test('@long says that it needs a connection, and opens when there is one again', async ({
  page,
  context,
  problems,
  chatVendor,
}) => {
  problems.announce(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.goto('/service');
  const open = page.getByRole('main').getByRole('button', { name: /Chat with us/ });
  await expect(open).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/You're offline/).first()).toBeVisible();
  await open.click();
  await expect(chat(page).getByRole('heading', { name: "You're offline" })).toBeVisible();
  expect(chatVendor.asked).toEqual([]);
  await context.setOffline(false);
  await expect(field(page)).toBeVisible();
});

test('@long is a page of contacts where there is no online service', async ({ page, platform }) => {
  await platform.rows(...services(PAGE));
  await page.goto('/');
  await usable(page);
  await header(page).click();
  await expect(page).toHaveURL(/\/service$/);
  await expect(page.getByRole('heading', { name: 'Customer service' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /Help centre/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Chat with us/ })).toHaveCount(0);
});

test('@long is offered on the page of an unknown address', async ({ page }) => {
  await page.goto('/nothing-here');
  await usable(page);
  await page.getByRole('main').getByRole('link', { name: 'Customer service' }).click();
  await expect(field(page)).toBeVisible();
});
