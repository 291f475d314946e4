// What a stranger can try with the addresses of pictures, each of which costs a drawing the first time.
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it as plainIt } from 'vitest';
import { seedGames } from '#server/demo/games.ts';
import { bannerPicture, createGallery } from '#server/demo/picture-names.ts';
import { createPictures } from '#server/pictures/pictures.ts';
import { MEMORY } from '#server/settings/table.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';

const [listed = '', second = '', unlisted = ''] = seedGames().map(({ icon }) => icon);
const banner = bannerPicture('welcome');
const games = smallCatalogue.games.map((game, index) => ({
  ...game,
  icon: [listed, second][index] ?? 'none',
  look: { symbols: ['m-fox-0a'] },
}));
const config = { ...smallCatalogue.config, shareConfig: { title: '', text: '', image: banner } };

const catalogue = { ...smallCatalogue, games, config };
const it = platformTest({ PICTURE_LIMIT: '0', DATA_DIR: MEMORY }, { catalogue });
const strict = platformTest({ PICTURE_LIMIT: '1', DATA_DIR: MEMORY }, { catalogue });

const ask = (platform: TestPlatform, file: string) => platform.app.inject({ url: `/pictures/${file}` });
const statusOf = async (platform: TestPlatform, file: string) => (await ask(platform, file)).statusCode;

describe('a picture', () => {
  it('that the catalogue or the offers hold is drawn', async ({ platform }) => {
    expect(await statusOf(platform, `${listed}-160.webp`)).toBe(200);
    expect(await statusOf(platform, `${banner}-480.webp`)).toBe(200);
    expect(await statusOf(platform, 'm-fox-0a-160.webp')).toBe(200);
  });

  it('that could be drawn but is in no list does not exist', async ({ platform }) => {
    for (const name of [unlisted, 'm-bear-0a', 'b1a', 'g582a']) {
      expect(await statusOf(platform, `${name}-160.webp`)).toBe(404);
    }
  });

  it('has one address: no other letter, zero, case, escape, query or slash', async ({ platform }) => {
    const number = listed.slice(1, -1);
    const others = [
      ...[`g${number}b-160.webp`, `g0${number}a-160.webp`, `G${number}a-160.webp`, `g${number}a-0160.webp`],
      ...[`%67${listed.slice(1)}-160.webp`, `${listed}-160.webp?again=1`, `${listed}-160.webp/`],
      ...[`${listed}-160%2Ewebp`, `${listed}-161.webp`, `${listed}-160.WEBP`],
    ];
    for (const file of others) expect([file, await statusOf(platform, file)]).toEqual([file, 404]);
  });
});

describe('drawings from one address', () => {
  strict('are limited, and say how long to wait', async ({ platform }) => {
    expect(await statusOf(platform, `${listed}-160.webp`)).toBe(200);
    const refused = await ask(platform, `${second}-160.webp`);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(refused.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cache-control': 'no-store',
    });
    expect(await statusOf(platform, `${listed}-320.webp`)).toBe(200);
    platform.clock.advance(60_000);
    expect(await statusOf(platform, `${second}-160.webp`)).toBe(200);
  });
});

describe('the folder of drawn pictures', () => {
  let folder = '';
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'pictures-'))));
  afterAll(() => rm(folder, { recursive: true }));

  const kept = async () => {
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.webp'));
    const sizes = await Promise.all(files.map(async (name) => (await stat(join(folder, name))).size));
    return { files, bytes: sizes.reduce((sum, size) => sum + size, 0) };
  };

  plainIt('stays below its cap, whatever is drawn', async () => {
    const options = { gallery: createGallery(), isListed: async () => true, folder };
    const first = createPictures(options);
    await first.get(listed, 160);
    await first.stop();
    const most = (await kept()).bytes + 1000;
    const capped = createPictures({ ...options, most });
    for (const name of [second, unlisted]) {
      await capped.get(name, 160);
      await capped.stop();
      expect((await kept()).bytes).toBeLessThanOrEqual(most);
    }
    expect((await kept()).files.join()).not.toContain(`${listed}-`);
  });
});
