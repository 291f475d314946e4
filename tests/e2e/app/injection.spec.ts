// Markup that somebody put into a text of the platform, or into a name: nothing of it runs. The content-security policy
// is the second line of defence, so every test is repeated without it.
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/browser.ts';
import { PAYLOADS } from '#tests/support/injection/payloads.ts';
import { enter, newAccount, registerByCall, storeSession, usable } from '#tests/support/member-visit.ts';

// Markup is drawn by the page, and a worker's installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

const ALLOWED = {
  tags: 'P BR B STRONG I EM U UL OL LI H3 H4 A IMG TABLE THEAD TBODY TR TH TD'.split(' '),
  // A browser does not let the sanitiser remove `is`, so it is emptied.
  attributes: 'href src alt colspan rowspan target rel crossorigin loading is'.split(' '),
};

/** The sanitiser reads a text in a document that is never shown, and browsers hold that to the policy too. */
const INERT = /\/assets\/Markup-/;

/** Fills with calls from injected script, and with what the policy stopped in the page. */
async function watch(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('ran', () => void seen.push('script ran'));
  await page.exposeFunction('stopped', (source: string, what: string) => {
    if (!INERT.test(source)) seen.push(`stopped ${what} of ${source}`);
  });
  await page.addInitScript(() => {
    const { stopped } = globalThis as unknown as { stopped: (source: string, what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ sourceFile, violatedDirective, sample }) =>
      stopped(sourceFile, `${violatedDirective} ${sample}`),
    );
  });
  page.on('dialog', (dialog) => {
    seen.push('dialog');
    void dialog.dismiss();
  });
  return seen;
}

/** What is drawn of a text beyond what may be. */
const foreignIn = (text: Locator): Promise<string[]> =>
  text.evaluate((drawn, { tags, attributes }) => {
    const isOutside = (link: Element): boolean => {
      const { protocol, origin } = new URL(link.getAttribute('href') ?? '/', location.origin);
      return !/^(?:https:|mailto:|tel:)$/.test(protocol) && origin !== location.origin;
    };
    return [...drawn.querySelectorAll('*')].flatMap((element) => [
      ...(tags.includes(element.tagName) ? [] : [element.tagName]),
      ...element.getAttributeNames().filter((name) => !attributes.includes(name)),
      ...(isOutside(element) ? [element.outerHTML] : []),
    ]);
  }, ALLOWED);

/** Pictures of our own origin that do not exist. */
const MISSING = /404/;

const RULES = `
  update config_entry set value = (
    select jsonb_agg(activity || jsonb_build_object('rule', jsonb_build_object('en', $1::text, 'es', $1::text)) order by position)
    from jsonb_array_elements(value) with ordinality as listed(activity, position)
  ) where key = 'activityList'`;

const READ = 'select value from config_entry where key = $1';
const WRITE = 'update config_entry set value = $2::jsonb where key = $1';

/** The element that contains the markup of a text which begins with this sentence; its words come first, with a class. */
const textOf = (place: Page | Locator, sentence: string): Locator =>
  place.getByText(sentence, { exact: true }).and(place.locator('p:not([class])')).locator('..');

for (const bypassCSP of [false, true]) {
  test.describe(bypassCSP ? 'without a policy' : '@long with the policy', () => {
    test.use({ bypassCSP });

    test('nothing of a notice runs, whatever markup it contains', async ({ page, platform, problems }) => {
      problems.announce(MISSING);
      problems.announce(INERT);
      const [before] = await platform.rows<{ value: unknown }>(READ, ['noticeList']);
      const now = Math.floor(Date.now() / 1000);
      const notices = PAYLOADS.map((payload, index) => {
        const content = `<p>Notice ${index + 1}.</p>${payload}`;
        return {
          ...{ id: 1000 + index, sort: index, startTime: now - 60, endTime: now + 86_400 },
          title: { en: payload.slice(0, 60), es: payload.slice(0, 60) },
          content: { en: content, es: content },
        };
      });
      await platform.rows(WRITE, ['noticeList', JSON.stringify(notices)]);
      try {
        const seen = await watch(page);
        await page.goto('/');
        await usable(page);
        await page.getByRole('button', { name: /script/ }).click();
        const notice = page.getByRole('dialog');
        const next = notice.getByRole('button', { name: 'Next' });
        for (const [index, payload] of PAYLOADS.entries()) {
          expect(await foreignIn(textOf(notice, `Notice ${index + 1}.`)), payload).toEqual([]);
          // Sixty taps would take longer than what is judged.
          await next.evaluate((button: HTMLElement) => button.click());
        }
        expect(seen).toEqual([]);
      } finally {
        await platform.rows(WRITE, ['noticeList', JSON.stringify(before?.value)]);
      }
    });

    test('@long nothing of an activity rule runs, whatever markup it contains', async ({
      page,
      platform,
      problems,
    }) => {
      problems.announce(MISSING);
      problems.announce(INERT);
      const [before] = await platform.rows<{ value: unknown }>(READ, ['activityList']);
      try {
        await storeSession(page, await registerByCall(page, newAccount()));
        const seen = await watch(page);
        // One after another, because a payload may open an element that swallows the next.
        for (const part of [PAYLOADS.join('</p>\n'), [...PAYLOADS].reverse().join('')]) {
          await platform.rows(RULES, [`<p>The rule.</p>${part}`]);
          await page.goto('/activity/sign-in/rule');
          expect(await foreignIn(textOf(page, 'The rule.'))).toEqual([]);
        }
        expect(seen).toEqual([]);
      } finally {
        await platform.rows(WRITE, ['activityList', JSON.stringify(before?.value)]);
      }
    });

    test('@long nothing of a mail runs, whatever markup its title and text contain', async ({
      page,
      platform,
      problems,
    }) => {
      problems.announce(MISSING);
      problems.announce(INERT);
      const account = newAccount();
      const registered = await registerByCall(page, account);
      await storeSession(page, registered);
      const seen = await watch(page);
      const parts = [PAYLOADS.join('</p>\n'), [...PAYLOADS].reverse().join('')];
      for (const [index, part] of parts.entries()) {
        const title = `Mail ${index} <svg onload=ran()>`;
        await platform.rows(
          `insert into mail (member_id, title, summary, content, type, sent_at)
          select $1::bigint, said, said, jsonb_build_object('en', $3::text, 'es', $3::text), 1, now()
          from (select jsonb_build_object('en', $2::text, 'es', $2::text) as said) mail`,
          [registered.userInfo.id, title, `<p>The mail.</p>${part}`],
        );
        await page.goto('/email');
        await page.getByRole('link', { name: `Mail ${index}` }).click();
        await expect(page.getByRole('heading', { name: title })).toBeVisible();
        expect(await foreignIn(textOf(page, 'The mail.'))).toEqual([]);
      }
      expect(seen).toEqual([]);
    });

    test('@long feedback and its answers are shown as they were typed', async ({ page, platform }) => {
      const account = newAccount();
      const registered = await registerByCall(page, account);
      await storeSession(page, registered);
      const seen = await watch(page);
      const text = PAYLOADS.join('\n');
      const [row] = await platform.rows<{ id: number }>(
        `with added as (
          insert into feedback (member_id, fingerprint, address, type_id, contact, status, unread, created_at)
          values ($1::bigint, '', '', 1, $2::text, 1, true, now()) returning id
        ), said as (
          insert into feedback_message (feedback_id, sender, content, created_at)
          select id, sender, $2::text, now() from added, (values ('member'), ('staff')) as people(sender)
        )
        select id::int from added`,
        [registered.userInfo.id, text],
      );
      await page.goto('/feedback/record');
      await expect(page.getByRole('link', { name: PAYLOADS[0] ?? '' })).toContainText('<script>ran()');
      await page.goto(`/feedback/record/${row?.id}`);
      await expect(page.getByRole('article')).toHaveCount(2);
      for (const said of await page.getByRole('article').all()) {
        expect(await said.locator('p').textContent()).toBe(text);
        expect(await said.locator('script, img, svg, iframe, a').count()).toBe(0);
      }
      expect(seen).toEqual([]);
    });

    test('@long a nickname is shown as it was typed, wherever it appears', async ({ page, platform }) => {
      const seen = await watch(page);
      const account = newAccount();
      await enter(page, account);
      for (const name of ['<img src onerror=ran()>', '"><script>ran()</script>', '{{x}}<svg onload=ran()>']) {
        await platform.rows('update member set nickname = $2 where account = $1', [account, name]);
        await page.goto('/member');
        await expect(page.getByText(name, { exact: true }).first()).toBeVisible();
        await page.goto('/member/profile');
        await page.getByRole('button', { name: /^Nickname/ }).click();
        await expect(page.getByRole('textbox', { name: 'Nickname' })).toHaveValue(name);
      }
      expect(seen).toEqual([]);
    });
  });
}

test('@long links of a text to other sites are marked, and open outside', async ({ page, platform }) => {
  const [before] = await platform.rows<{ value: unknown }>(READ, ['activityList']);
  try {
    const links = '<a href="https://example.com/help" target="_self">Help</a> <a href="/faq">Questions</a>';
    await platform.rows(RULES, [`<p>The rule.</p><p>${links}</p>`]);
    await storeSession(page, await registerByCall(page, newAccount()));
    await page.goto('/activity/sign-in/rule');
    const outside = page.getByRole('main').getByRole('link', { name: 'Help' });
    await expect(outside).toHaveAttribute('target', '_blank');
    await expect(outside).toHaveAttribute('rel', 'noopener noreferrer');
    const own = page.getByRole('main').getByRole('link', { name: 'Questions' });
    await expect(own).toHaveAttribute('href', '/faq');
    await expect(own).not.toHaveAttribute('target');
  } finally {
    await platform.rows(WRITE, ['activityList', JSON.stringify(before?.value)]);
  }
});
