// What strangers send as pictures: refused before it costs, decoded outside of this process, and counted.
import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, vi } from 'vitest';
import { Decoder } from '#server/image-decoding/decoder.ts';
import { headerOf } from '#server/image-decoding/header.ts';
import { isUnder, readTree } from '#tests/architecture/tree.ts';
import { attacks, png } from '#tests/support/pictures/attacks.ts';
import type { Caller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();
const visitor = (): Caller => ({ fingerprint: randomUUID() });
const upload = (platform: TestPlatform, caller: Caller, bytes: Buffer) =>
  platform.call(
    'uploadImage',
    {
      ...{ purpose: 'feedback', name: 'a.jpg', mime: 'image/jpeg', requestId: randomUUID() },
      base64: bytes.toString('base64'),
    },
    caller,
  );
const photograph = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
const NO_PICTURE = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');

describe('a picture that is made to be costly', () => {
  it('is refused, and by its first bytes wherever they tell', async ({ platform }) => {
    const decode = vi.spyOn(Decoder.prototype, 'decode');
    for (const { what, bytes, errcodes, isDecoded } of await attacks()) {
      decode.mockClear();
      const { errcode } = await upload(platform, visitor(), bytes);
      expect(errcodes, what).toContain(errcode);
      expect(decode, what).toHaveBeenCalledTimes(isDecoded ? 1 : 0);
    }
    decode.mockRestore();
  });

  it('is given up with its process after two seconds, and the next one is decoded', async () => {
    const decoder = new Decoder();
    expect(await decoder.decode(png(1, 24_000_000))).toBe('ended');
    const decoded = await decoder.decode(await photograph().png().toBuffer());
    expect(headerOf(decoded as Buffer)).toMatchObject({ format: 'webp', width: 60, height: 40 });
    expect(await decoder.decode(NO_PICTURE)).toBe('unreadable');
  });

  it('is read by no other process than that: only the drawing of pictures loads the library, too', () => {
    const sources = [...readTree('.')].filter(([path]) => isUnder(path, 'server', 'demo'));
    const naming = (name: RegExp) => sources.filter(([, text]) => name.test(text)).map(([path]) => path);
    expect(naming(/['"]sharp['"]/).sort()).toEqual([
      'demo/draw-pictures.ts',
      'server/image-decoding/process.js',
    ]);
    expect(naming(/draw-pictures\.ts|decoding\/process\.js/)).toEqual([]);
  });

  it('is counted when it is refused, for its sender alone', async ({ platform }) => {
    const sender = visitor();
    for (let count = 0; count < 60; count += 1)
      expect((await upload(platform, sender, NO_PICTURE)).errcode).toBe(7002);
    expect((await upload(platform, sender, NO_PICTURE)).errcode).toBe(429);
    expect((await upload(platform, visitor(), NO_PICTURE)).errcode).toBe(7002);
  });

  it('is refused with a wait while others of its sender are decoded', async ({ platform }) => {
    const bytes = await photograph(3000, 3000).png({ progressive: true }).toBuffer();
    const answers = await Promise.all(
      Array.from({ length: 8 }, async () => upload(platform, visitor(), bytes)),
    );
    const refused = answers.filter(({ errcode }) => errcode === 429);
    expect(answers.filter(({ errcode }) => errcode === 0)).toHaveLength(answers.length - refused.length);
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]?.data).toEqual({ retryAfter: 2 });
  });

  it('does not use up the tries of a member at the same address', async ({ platform, member }) => {
    for (let count = 0; count < 650; count += 1) await upload(platform, visitor(), NO_PICTURE);
    expect((await upload(platform, visitor(), NO_PICTURE)).errcode).toBe(429);
    expect((await upload(platform, member, await photograph().jpeg().toBuffer())).errcode).toBe(0);
  });
});

describe('the size that a picture names', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is read from a %s of every kind', async (format) => {
    for (const options of [{}, { lossless: true }, { progressive: true }, { palette: true }]) {
      const bytes = await photograph(61, 47)[format](options).toBuffer();
      expect(headerOf(bytes)).toEqual({ format, width: 61, height: 47, isAnimated: false });
      const cut = Array.from({ length: 30 }, (_, length) => headerOf(bytes.subarray(0, length)));
      expect(cut.every((header) => header === null || header.width === 61)).toBe(true);
    }
  });

  it('is read behind the metadata of a JPEG', async () => {
    const photo = photograph(61, 47).withExif({ IFD0: { Artist: 'Somebody'.repeat(1000) } });
    expect(headerOf(await photo.jpeg().toBuffer())).toMatchObject({ width: 61, height: 47 });
  });
});
