// Feedback from both sides: what is sent, who may read it, and how the staff answers.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect } from 'vitest';
import { runCommand } from '#server/operator/commands.ts';
import { deleteExpired } from '#server/operations/retention.ts';
import type { Caller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();
const DAY_MS = 86_400_000;
const LIMITS = { triesPerAccount: 5, triesPerAddress: 200, triesMinutes: 15 };

const photograph = async (colour = 'teal') => {
  const image = sharp({ create: { width: 60, height: 40, channels: 3, background: colour } });
  return image
    .withExif({ IFD0: { Artist: 'Somebody' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
};
const upload = async (platform: TestPlatform, caller: Caller, more: object = {}) =>
  platform.call(
    'uploadImage',
    {
      ...{ purpose: 'feedback', name: 'a.jpg', mime: 'image/jpeg', requestId: randomUUID() },
      ...{ base64: (await photograph()).toString('base64'), ...more },
    },
    caller,
  );
const send = (platform: TestPlatform, caller: Caller, more: object = {}) =>
  platform.call(
    'feedbackAdd',
    { typeId: 1, content: 'It hangs.', imageIds: [], requestId: randomUUID(), ...more },
    caller,
  );
const list = async (platform: TestPlatform, caller: Caller) =>
  (await platform.call('feedbackList', {}, caller)).data;
const visitor = (): Caller => ({ fingerprint: randomUUID() });
const run = ({ db, clock }: TestPlatform, ...args: string[]) => runCommand(db, args, { now: clock.now });
const open = (platform: TestPlatform, url: string) => platform.app.inject({ method: 'GET', url });

describe('a picture for feedback', () => {
  it('is stored upright and without metadata, and opens by its own address alone', async ({
    platform,
    member,
  }) => {
    const { data } = await upload(platform, member);
    const { statusCode, headers, rawPayload } = await open(platform, data.url);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/webp',
      'nosniff',
    ]);
    expect(headers['content-security-policy']).toContain('sandbox');
    const { format, width, height, exif } = await sharp(rawPayload).metadata();
    expect({ format, width, height, exif }).toEqual({
      format: 'webp',
      width: 40,
      height: 60,
      exif: undefined,
    });
    expect((await open(platform, `/uploads/${'A'.repeat(43)}.webp`)).statusCode).toBe(404);
  });

  it('is stored once when the same request arrives twice', async ({ platform, member }) => {
    const base64 = (await photograph()).toString('base64');
    const once = { requestId: randomUUID(), base64 };
    const [first, second] = [await upload(platform, member, once), await upload(platform, member, once)];
    expect(second.data).toEqual(first.data);
  });

  it('is refused if it is not a photograph', async ({ platform, member }) => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const bytes of [svg, Buffer.from('<html><script>alert(1)</script>'), Buffer.from('GIF89a')]) {
      const refused = await upload(platform, member, { base64: bytes.toString('base64') });
      expect(refused.errcode).toBe(7002);
    }
    expect((await upload(platform, member, { mime: 'image/svg+xml' })).errcode).toBe(7002);
    expect((await upload(platform, member, { base64: 'no base64!' })).errcode).toBe(7002);
  });

  it('is refused if it is too large', async ({ platform, member }) => {
    expect((await upload(platform, member, { base64: 'A'.repeat(205_000) })).errcode).toBe(7003);
    expect((await upload(platform, member, { base64: 'A'.repeat(270_000) })).status).toBe(413);
    const wide = sharp({ create: { width: 6000, height: 4100, channels: 3, background: 'red' } });
    const base64 = (await wide.png({ palette: true }).toBuffer()).toString('base64');
    expect((await upload(platform, member, { base64, mime: 'image/png' })).errcode).toBe(7003);
  });

  it('is refused after sixty in a day', async ({ platform }) => {
    const somebody = visitor();
    const base64 = (await photograph()).toString('base64');
    for (let count = 0; count < 60; count += 1) {
      expect((await upload(platform, somebody, { base64 })).errcode).toBe(0);
    }
    expect((await upload(platform, somebody, { base64 })).errcode).toBe(429);
    expect((await upload(platform, visitor(), { base64 })).errcode).toBe(0);
  });

  it('is deleted two days later if it was never sent', async ({ platform, member }) => {
    const [sent, unsent] = [await upload(platform, member), await upload(platform, member)];
    await send(platform, member, { imageIds: [sent.data.imageId] });
    await deleteExpired(platform.db, LIMITS, new Date(platform.clock.now.getTime() + 3 * DAY_MS));
    expect((await open(platform, unsent.data.url)).statusCode).toBe(404);
    expect((await open(platform, sent.data.url)).statusCode).toBe(200);
  });
});

describe('feedback', () => {
  it('is listed for its member alone, with its text and pictures in order', async ({ platform, member }) => {
    const stranger = await platform.register();
    const images = [(await upload(platform, member)).data, (await upload(platform, member)).data].reverse();
    const { data } = await send(platform, member, { imageIds: images.map(({ imageId }) => imageId) });
    expect((await list(platform, member)).list).toMatchObject([
      { id: data.id, typeId: 1, summary: 'It hangs.', status: 0, unread: false },
    ]);
    const detail = (await platform.call('feedbackDetail', { id: data.id }, member)).data;
    expect(detail.messages).toMatchObject([
      { from: 'member', content: 'It hangs.', images: images.map(({ url }) => url) },
    ]);
    expect((await list(platform, stranger)).list).toEqual([]);
    expect((await platform.call('feedbackDetail', { id: data.id }, stranger)).errcode).toBe(404);
    expect((await platform.call('feedbackDetail', { id: 999_999 }, member)).errcode).toBe(404);
  });

  it('arrives once when the same request is repeated', async ({ platform, member }) => {
    const requestId = randomUUID();
    const answers = await Promise.all([1, 2].map(() => send(platform, member, { requestId })));
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    expect((await list(platform, member)).total).toBe(1);
  });

  it('belongs to nobody when it is sent signed out', async ({ platform, member }) => {
    expect((await send(platform, visitor())).errcode).toBe(0);
    expect((await list(platform, member)).total).toBe(0);
    expect((await platform.call('feedbackList', {}, visitor())).errcode).toBe(401);
  });

  it('takes no picture of somebody else, and none twice', async ({ platform, member }) => {
    const stranger = await platform.register();
    const { imageId } = (await upload(platform, stranger)).data;
    expect((await send(platform, member, { imageIds: [imageId] })).errcode).toBe(422);
    expect((await send(platform, stranger, { imageIds: [imageId, imageId] })).errcode).toBe(422);
    expect((await send(platform, stranger, { imageIds: [imageId] })).errcode).toBe(0);
    expect((await send(platform, stranger, { imageIds: [imageId] })).errcode).toBe(422);
  });

  it('needs a text within the limit, and no more pictures than allowed', async ({ platform, member }) => {
    for (const nothing of ['  \n', '\u200b', '\u2066 \u2069', '\u3164', '\ufe0f\u200d'])
      expect((await send(platform, member, { content: nothing })).errcode, JSON.stringify(nothing)).toBe(422);
    expect((await send(platform, member, { content: 'x'.repeat(501) })).errcode).toBe(422);
    expect((await send(platform, member, { imageIds: ['a', 'b', 'c', 'd'] })).errcode).toBe(7001);
  });

  it('waits for answers after five', async ({ platform, member }) => {
    for (let count = 0; count < 5; count += 1) expect((await send(platform, member)).errcode).toBe(0);
    expect((await send(platform, member)).errcode).toBe(7004);
    const { id } = (await list(platform, member)).list[0]!;
    await run(platform, 'feedback', 'answer', String(id), 'Thank you.');
    expect((await send(platform, member)).errcode).toBe(0);
  });
});

describe('npm run admin -- feedback', () => {
  it('answers and closes, and the answer is unread until it is opened', async ({ platform, member }) => {
    const { id } = (await send(platform, member)).data;
    const first = async () => (await list(platform, member)).list[0];
    expect((await run(platform, 'feedback', 'list')).output).toContain(`${id}  2026-11-20T12:00  sent`);
    expect(await run(platform, 'feedback', 'answer', String(id), 'Which', 'game?')).toEqual({
      code: 0,
      output: `Feedback ${id} is answered.`,
    });
    expect(await first()).toMatchObject({ status: 1, unread: true });
    const { messages } = (await platform.call('feedbackDetail', { id }, member)).data;
    expect(messages.map(({ from, content }) => [from, content])).toEqual([
      ['member', 'It hangs.'],
      ['staff', 'Which game?'],
    ]);
    expect(await first()).toMatchObject({ status: 1, unread: false });
    expect((await run(platform, 'feedback', 'close', String(id))).code).toBe(0);
    expect(await first()).toMatchObject({ status: 2 });
    expect((await run(platform, 'feedback', 'answer', String(id), 'Again')).code).toBe(1);
  });

  it('shows a conversation without control characters, and refuses what is unknown', async ({
    platform,
    member,
  }) => {
    const { id } = (await send(platform, member, { content: 'a\u001B[2Jb' })).data;
    expect((await run(platform, 'feedback', 'show', String(id))).output).toContain('a[2Jb');
    for (const wrong of ['0', 'x', '999999']) {
      expect((await run(platform, 'feedback', 'answer', wrong, 'Hello')).code).toBe(1);
    }
    expect((await run(platform, 'feedback', 'answer', String(id))).code).toBe(1);
  });
});
