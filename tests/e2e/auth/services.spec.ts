// Google, Facebook and LINE sign in through a window of the second origin, and nothing of theirs loads before
// the tap.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { everythingKept, leave, signedIn, takeReward } from '#tests/support/sign-in-form.ts';
import { enter, register } from '#tests/support/member-visit.ts';

// The windows and their messages are the same without a worker, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const SERVICES = ['Google', 'Facebook', 'LINE'];

let people = 4711;

test.beforeEach(({ identity }) => {
  people += 1;
  identity.desk.asked.length = 0;
  identity.desk.person = { id: String(people), name: `Marina ${people}`, email: `m${people}@example.com` };
});

/** Taps an identity provider and consents in its window. */
async function signInWith(page: Page, service: string): Promise<void> {
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: `Continue with ${service}` }).click();
  await agree(await opening, service);
}

/** The consent button of each provider. */
const YES: Readonly<Record<string, (popup: Page) => Locator>> = {
  Google: (popup) => popup.getByRole('button', { name: 'Sign in with Google' }),
  Facebook: (popup) => popup.getByRole('button', { name: /Facebook/ }),
  LINE: (popup) => popup.getByRole('link', { name: 'Allow' }),
};

async function agree(popup: Page, service: string): Promise<void> {
  const closed = popup.waitForEvent('close');
  await YES[service]?.(popup).click();
  await closed;
}

test.describe('with a worker', () => {
  // What it keeps is judged as well.
  test.use({ serviceWorkers: 'allow' });

  for (const service of SERVICES) {
    test(`${service === 'Google' ? '' : '@long '}${service} registers a new person, and signs them in the next time`, async ({
      page,
      platform,
      identity,
    }) => {
      const asked: string[] = [];
      page.on('request', (request) => void asked.push(request.url()));
      await page.goto('/auth/login');
      await signInWith(page, service);
      await takeReward(page);
      await signedIn(page);
      // The app's own document has contacted nobody but the platform.
      const own = [platform.address, platform.gamesAddress];
      expect(asked.filter((url) => !own.includes(new URL(url).origin) && !/^(data|blob):/.test(url))).toEqual(
        [],
      );
      expect(await everythingKept(page)).not.toContain(identity.desk.person.email);
      await leave(page);
      await page.goto('/auth/login');
      await signInWith(page, service);
      await signedIn(page);
      await expect(page.getByText('TAP THE SCREEN TO CONTINUE')).toBeHidden();
      // After the sign-out the provider asks who it is, and does not go on with the person it knows.
      expect(identity.desk.asked.map(({ again }) => again)).toEqual([false, true]);
    });
  }
});

test("@long says so when the provider's window is closed or declined", async ({ page }) => {
  await page.goto('/auth/login');
  const opening = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with Google' }).click();
  await (await opening).close();
  await expect(page.getByText(/Google window closed/)).toBeVisible();
  const another = page.waitForEvent('popup');
  await page.getByRole('button', { name: 'Continue with LINE' }).click();
  await (await another).getByRole('link', { name: 'Cancel' }).click();
  await expect(page.getByText(/LINE didn't confirm who you are/)).toBeVisible();
});

test('@long rewards binding a provider once, and refuses a second member with the same identity', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/auth/bind');
  const row = page.getByRole('button', { name: /^Google/ });
  const opening = page.waitForEvent('popup');
  await row.click();
  await agree(await opening, 'Google');
  await takeReward(page);
  await expect(row).toBeHidden();
  await expect(page.getByText(/^Marina|example\.com$/).first()).toBeVisible();

  await leave(page);
  await register(page);
  await page.goto('/auth/bind');
  const again = page.waitForEvent('popup');
  await row.click();
  await agree(await again, 'Google');
  await expect(page.getByRole('alert')).toHaveText('This belongs to another account.');
  await expect(page.getByRole('button', { name: 'Contact customer service' })).toBeVisible();
});

test('@long leads from binding to sign-in and back', async ({ page }) => {
  await page.goto('/auth/bind');
  await expect(page).toHaveURL(/\/auth\/login\?return=%2Fauth%2Fbind$/);
  await signInWith(page, 'Facebook');
  await expect(page).toHaveURL(/\/auth\/bind$/);
});
