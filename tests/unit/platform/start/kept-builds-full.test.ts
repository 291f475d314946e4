// A disk that fills up while the files of a build are being kept.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import type fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { keepBuild } from '#server/pages/kept-builds.ts';

const disk = vi.hoisted(() => ({ isFull: false }));
vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fs>();
  const full = () => Promise.reject(Object.assign(new Error('disk full'), { code: 'ENOSPC' }));
  const unlessFull =
    (work: (from: string, to: string) => Promise<void>) =>
    (from: string, to: string): Promise<void> =>
      disk.isFull && from.endsWith('b.js') ? full() : work(from, to);
  return { ...real, link: unlessFull(real.link), copyFile: unlessFull(real.copyFile) };
});

it('leaves no half of a build behind, which would keep the disk full', async () => {
  const root = mkdtempSync(join(tmpdir(), 'halcyon-full-'));
  const assets = join(root, 'dist/client/assets');
  mkdirSync(assets, { recursive: true });
  writeFileSync(join(root, 'dist/client/build.json'), '{"id":"one"}');
  for (const name of ['a.js', 'b.js']) writeFileSync(join(assets, name), 'code');
  const keeping = { distDir: join(root, 'dist'), folder: join(root, 'kept'), count: 2, days: 7 };
  disk.isFull = true;
  await expect(keepBuild(keeping)).rejects.toThrow('disk full');
  expect(readdirSync(keeping.folder)).toEqual([]);
  disk.isFull = false;
  await keepBuild(keeping);
  expect(readdirSync(join(keeping.folder, 'one/assets'))).toEqual(['a.js', 'b.js']);
  rmSync(root, { recursive: true });
});
