// What a stranger can try with the addresses of pictures.
import { describe, expect } from 'vitest';
import { bannerPicture } from '#demo/picture-names.ts';
import { seedGames } from '#demo/titles/seed-games.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const [listed = '', unlisted = ''] = seedGames().map(({ icon }) => icon);
const it = platformTest();

const ask = (platform: TestPlatform, file: string) => platform.app.inject({ url: `/pictures/${file}` });
const statusOf = async (platform: TestPlatform, file: string) => (await ask(platform, file)).statusCode;

describe('a picture', () => {
  it('is a file that costs no drawing, whether or not the catalogue holds it', async ({ platform }) => {
    for (const file of [
      `${listed}-160`,
      `${unlisted}-320`,
      `${bannerPicture('welcome')}-480`,
      'm-fox-0a-160',
    ])
      expect(await statusOf(platform, `${file}.webp`)).toBe(200);
  });

  it('does not exist if it was not drawn', async ({ platform }) => {
    for (const name of ['g582a', 'm-fox-9a', 'b99a', 'w-nothing-a', 'package', 'drawn'])
      expect(await statusOf(platform, `${name}-160.webp`)).toBe(404);
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

  it('is the only thing that can be read from its folder', async ({ platform }) => {
    for (const file of ['..%2fdrawn.json', 'drawn.json', '..%2f..%2fworld.ts', '%2e%2e%2fworld.ts'])
      expect([file, await statusOf(platform, file)]).toEqual([file, 404]);
  });
});
