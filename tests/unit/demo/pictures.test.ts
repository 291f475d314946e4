// What a page receives when it requests a picture of the catalogue.
import { readFileSync, statSync } from 'node:fs';
import Fastify from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Drawing, drawings } from '#demo/art/drawings.ts';
import { digestOf, filesOf, picturesIn, readDrawn } from '#demo/draw-pictures.ts';
import { bannerPicture } from '#demo/picture-names.ts';
import { seedGames } from '#demo/titles/seed-games.ts';
import { world } from '#demo/world.ts';
import { registerPictures } from '#server/pictures/pictures.ts';

const games = seedGames();
const icon = games[0]?.icon ?? '';
const banner = bannerPicture('welcome');
const app = Fastify();

beforeAll(() => registerPictures(app, world.pictureFile));
afterAll(() => app.close());

const ask = (file: string) => app.inject({ url: `/pictures/${file}` });

describe('a picture', () => {
  it.each([
    [`${icon}-160.webp`, 160, 160],
    [`${icon}-320.webp`, 320, 320],
    [`${banner}-480.webp`, 480, 240],
    [`${banner}-960.webp`, 960, 480],
  ])('%s is a WebP of its size, open to other origins and cached for ever', async (file, width, height) => {
    const answer = await ask(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('for a reel has a transparent background', async () => {
    const { channels } = await sharp((await ask('m-fox-0a-160.webp')).rawPayload).stats();
    expect(channels).toHaveLength(4);
    expect(channels[3]?.min).toBe(0);
  });

  it('for a reel is sent at its only width where a larger one is asked for', async () => {
    expect((await ask('m-fox-0a-320.webp')).rawPayload).toEqual((await ask('m-fox-0a-160.webp')).rawPayload);
  });

  it('of a further edition, as long catalogues hold it, is that of the title', async () => {
    const edition = icon.replace(/\d+/, (id) => String(Number(id) + 20_000));
    expect((await ask(`${edition}-160.webp`)).rawPayload).toEqual((await ask(`${icon}-160.webp`)).rawPayload);
  });

  it.each([
    'g999999a-160.webp',
    `${icon}-161.webp`,
    `${icon}-480.webp`,
    'm-nothing-0a-160.webp',
    'm-fox-9a-160.webp',
    'm-constructor-0a-160.webp',
    'w-toString-a-480.webp',
    '..%2f..%2fpackage.json',
    '%00.webp',
    `${icon.replace('g', 'g0')}-160.webp`,
    `${icon.replace(/a$/, 'b')}-160.webp`,
    `${icon}-160.webp?again`,
    `%67${icon.slice(1)}-160.webp`,
  ])('%s does not exist, and the answer says so to any origin', async (file) => {
    const answer = await ask(file);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
});

describe('the files of the pictures', () => {
  const all = drawings();

  it('are those of the art: run `npm run pictures` after a change of it', { timeout: 60_000 }, () => {
    const drawn = Object.fromEntries(all.map(({ path, svg }) => [path, digestOf(svg())]));
    expect(readDrawn()).toEqual(drawn);
    expect(picturesIn().sort()).toEqual(all.flatMap(filesOf).sort());
  });

  it.each(['games/1001', 'brands/7', 'banners/vip'])('show in %s what the art draws', async (path) => {
    const drawing = all.find((each) => each.path === path);
    expect(drawing && (await differenceFrom(drawing))).toBeLessThan(10);
  });

  it('take less than 10 MB together', () => {
    const bytes = picturesIn().reduce((sum, file) => sum + statSync(file).size, 0);
    expect(bytes).toBeLessThan(10 * 1024 * 1024);
  });
});

/** Mean of the difference of a channel, from 0 to 255. */
async function differenceFrom(drawing: Drawing): Promise<number> {
  const [file = ''] = filesOf(drawing);
  const kept = await sharp(readFileSync(file)).removeAlpha().raw().toBuffer();
  const drawn = await sharp(Buffer.from(drawing.svg())).removeAlpha().raw().toBuffer();
  expect(kept).toHaveLength(drawn.length);
  return kept.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / kept.length;
}

describe('the weight of the lobby', () => {
  it('is at most 7 KB for half of the small tiles and 16 KB for half of the large ones', () => {
    const sizes = (width: number) =>
      games
        .slice(0, 13)
        .map((game) => statSync(world.pictureFile(game.icon, width) ?? '').size)
        .sort((a, b) => a - b);
    const [small, large] = [sizes(160), sizes(320)];
    expect(small[6]).toBeLessThan(7 * 1024);
    expect(large[6]).toBeLessThan(16 * 1024);
    expect(small.at(-1)).toBeLessThan(10 * 1024);
  });
});
