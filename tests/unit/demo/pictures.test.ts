// What a page receives when it requests a picture.
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seedGames } from '#server/demo/games.ts';
import { bannerPicture, createGallery } from '#server/demo/picture-names.ts';
import { createPictures, registerPictures } from '#server/pictures/pictures.ts';
import { createStore } from '#server/pictures/store.ts';
import { newGate } from '#tests/support/device/locks.ts';
import { openPicture } from '#tests/support/pictures/open-picture.ts';

const games = seedGames();
const all = { gallery: createGallery(), isListed: async () => true };
const icon = games[0]?.icon ?? '';
const app = Fastify();
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pictures-'));
  await registerPictures(app, { ...all, folder });
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const ask = (file: string) => app.inject({ url: `/pictures/${file}` });

it('leaves the folder alone until one is drawn, so that a platform which stops at once has done everything', async () => {
  const empty = await mkdtemp(join(tmpdir(), 'pictures-'));
  const store = createStore(empty, { sources: 'server/pictures', most: 1000 });
  expect(await store.read('a.webp')).toBeNull();
  expect(await readdir(empty)).toEqual([]);
  await store.write('a.webp', Buffer.from('drawn'));
  expect(await store.read('a.webp')).toEqual(Buffer.from('drawn'));
  await rm(empty, { recursive: true });
});

it('that is being looked up is waited for, so that a platform closes its database after it', async () => {
  const listed = newGate();
  const asked = newGate();
  const isListed = async () => {
    asked.open();
    await listed.isOpen;
    return false;
  };
  const pictures = createPictures({ ...all, folder: null, isListed });
  const warmed = pictures.warm([icon, icon]);
  await asked.isOpen;
  let isStopped = false;
  const stopped = pictures.stop().then(() => (isStopped = true));
  // An early end would have come by then.
  await new Promise(setImmediate);
  expect(isStopped).toBe(false);
  listed.open();
  await Promise.all([warmed, stopped]);
});

describe('a picture', () => {
  it.each([
    [`${icon}-160.webp`, 160, 160],
    [`${icon}-320.webp`, 320, 320],
    [`${bannerPicture('welcome')}-480.webp`, 480, 240],
    [`${bannerPicture('welcome')}-960.webp`, 960, 480],
  ])('%s is a WebP of its size, open to other origins and cached for ever', async (file, width, height) => {
    const answer = await ask(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await openPicture(answer.rawPayload).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('for a reel has a transparent background', async () => {
    const { channels } = await openPicture((await ask('m-fox-0a-160.webp')).rawPayload).stats();
    expect(channels).toHaveLength(4);
    expect(channels[3]?.min).toBe(0);
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
    `${icon}-160.webp?again`,
    `%67${icon.slice(1)}-160.webp`,
  ])('%s does not exist, and the answer says so to any origin', async (file) => {
    const answer = await ask(file);
    expect(answer.statusCode).toBe(404);
    expect(answer.headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'no-store' });
  });
});

describe('a picture that was drawn', () => {
  it('is read from the disk the next time', async () => {
    const first = createPictures({ ...all, folder });
    const drawn = await first.get(icon, 160);
    const [own = ''] = await readdir(folder);
    await writeFile(join(folder, own, `${icon}-160.webp`), 'from the disk');
    expect(drawn).not.toBeNull();
    expect(await createPictures({ ...all, folder }).get(icon, 160)).toEqual(Buffer.from('from the disk'));
  });

  it('is drawn once for simultaneous requests', async () => {
    const pictures = createPictures({ ...all, folder: null });
    const answers = await Promise.all(Array.from({ length: 12 }, () => pictures.get(icon, 160)));
    expect(new Set(answers).size).toBe(1);
  });

  it('is served even if nothing can be stored', async () => {
    const pictures = createPictures({ ...all, folder: join(folder, 'a-file-in-the-way', '\0') });
    expect(await pictures.get(icon, 160)).not.toBeNull();
  });
});

describe('the weight of the lobby', () => {
  it('is at most 7 KB for half of the small tiles and 16 KB for half of the large ones', async () => {
    const pictures = createPictures({ ...all, folder: null });
    const sizes = async (width: number) => {
      const files = await Promise.all(games.slice(0, 13).map((game) => pictures.get(game.icon, width)));
      return files.map((file) => file?.length ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
    };
    const [small, large] = [await sizes(160), await sizes(320)];
    expect(small[6]).toBeLessThan(7 * 1024);
    expect(large[6]).toBeLessThan(16 * 1024);
    expect(small.at(-1)).toBeLessThan(10 * 1024);
  }, 60_000);
});
