// Feedback with six large photographs on a slow line that breaks in the middle.
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser.ts';
import { allRows } from '#tests/support/device/rows.ts';
import { cutRequest } from '#tests/support/lines/cut-request.ts';
import { enter } from '#tests/support/member-visit.ts';
import type { ServedPlatform } from '#tests/support/served-platform.ts';

// The worker passes calls on, and its installation is a third of a visit.
test.use({ serviceWorkers: 'block' });

interface Photographs {
  readonly count: number;
  readonly size: { readonly width: number; readonly height: number };
}

/** Photographs of a camera with twelve million pixels. */
const LARGE: Photographs = { count: 6, size: { width: 4000, height: 3000 } };
const SMALL: Photographs = { count: 2, size: { width: 1000, height: 800 } };

const UPLOAD = /\/uploadImage$/;
const TEXT = 'My total did not change.';

/** Noise, because that hardly shrinks. */
const photograph = async (index: number, size: Photographs['size']) => ({
  name: `photo-${index}.jpg`,
  mimeType: 'image/jpeg',
  buffer: await sharp({
    create: {
      ...{ ...size, channels: 3, background: '#808080' },
      noise: { type: 'gaussian', mean: 60 + index * 20, sigma: 40 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer(),
});

/** 400 kbit/s, and 400 ms until an answer begins. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const bytes = 400_000 / 8;
  await session.send('Network.emulateNetworkConditions', {
    ...{ offline: false, latency: 400, downloadThroughput: bytes, uploadThroughput: bytes },
  });
}

async function write(page: Page, { count, size }: Photographs): Promise<void> {
  await page.goto('/feedback');
  const files = await Promise.all(Array.from({ length: count }, (_, index) => photograph(index, size)));
  await page.locator('input[type="file"]').setInputFiles(files);
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(count);
  await page.getByLabel('Your message').fill(TEXT);
}

const inBooks = async (platform: ServedPlatform, account: string) => {
  const [row] = await platform.rows<{ feedback: number; images: number; unsent: number }>(
    `select count(distinct feedback.id)::int as feedback, count(image.id)::int as images,
      (select count(*)::int from uploaded_image where member_id = member.id and message_id is null) as unsent
    from member
    left join feedback on feedback.member_id = member.id
    left join feedback_message message on message.feedback_id = feedback.id
    left join uploaded_image image on image.message_id = message.id
    where member.account = $1 group by member.id`,
    [account],
  );
  return row;
};

test.beforeEach(({ problems }) => problems.announce(/ERR_|Failed to (fetch|load)/));

test('@long six large photographs arrive once on a slow line that breaks in the middle', async ({
  page,
  context,
  platform,
}) => {
  const account = await enter(page);
  const shrinking = page.waitForEvent('worker');
  await write(page, LARGE);
  // Outside of the page's thread, which takes taps meanwhile.
  expect((await shrinking).url()).toContain('/assets/shrink-worker');
  await slowDown(page);
  const send = page.getByRole('button', { name: 'Send', exact: true });
  let uploads = 0;
  await context.route(UPLOAD, async (route) => {
    uploads += 1;
    // The third one arrives, and its answer does not.
    if (uploads !== 3) return route.continue();
    await route.fetch();
    await route.abort('internetdisconnected');
  });
  await send.click();
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(await inBooks(platform, account)).toEqual({ feedback: 0, images: 0, unsent: 3 });
  // The one that failed, alone; the others go with the text.
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Sent', { exact: true })).toHaveCount(3);
  expect(await inBooks(platform, account)).toEqual({ feedback: 0, images: 0, unsent: 3 });
  await send.click();
  await expect(page.getByLabel('Your message')).toHaveValue('', { timeout: 240_000 });
  expect(await inBooks(platform, account)).toEqual({ feedback: 1, images: LARGE.count, unsent: 0 });
});

test('a draft keeps text and pictures through a reload, and a lost answer sends nothing twice', async ({
  page,
  context,
  platform,
}) => {
  const account = await enter(page);
  await write(page, SMALL);
  await expect.poll(async () => JSON.stringify(await allRows(page, 'drafts'))).toContain(TEXT);
  await page.reload();
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(SMALL.count);
  await expect(page.getByLabel('Your message')).toHaveValue(TEXT);
  const lost = await cutRequest(context, /\/feedbackAdd$/, 'after');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await lost.isCut;
  const send = page.getByRole('button', { name: 'Send', exact: true });
  await expect(async () => {
    const text = await page.getByLabel('Your message').inputValue();
    if (text !== '') await send.click({ timeout: 1000 });
    expect(text).toBe('');
  }).toPass();
  expect(await inBooks(platform, account)).toEqual({ feedback: 1, images: SMALL.count, unsent: 0 });
});

test('a transparent picture is sent on white, as it was seen', async ({ page }) => {
  await enter(page);
  await page.goto('/feedback');
  const dark = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><circle cx="100" cy="100" r="40"/></svg>',
  );
  const files = await Promise.all(
    (['png', 'webp'] as const).map(async (type) => ({
      name: `drawing.${type}`,
      mimeType: `image/${type}`,
      buffer: await sharp(dark).toFormat(type, { lossless: true }).toBuffer(),
    })),
  );
  await page.locator('input[type="file"]').setInputFiles(files);
  const pictures = page.getByRole('img', { name: /^Picture \d$/ });
  // What the two formats hold is the same picture, which is kept once.
  await expect(pictures).toHaveCount(1);
  const address = (await pictures.getAttribute('src')) ?? '';
  const sent = sharp(Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'))
    .removeAlpha()
    .raw();
  const pixels = await sent.toBuffer();
  const at = (x: number, y: number) => pixels[(y * 200 + x) * 3] ?? -1;
  expect(at(5, 5)).toBeGreaterThan(250);
  expect(at(100, 100)).toBeLessThan(8);
});
