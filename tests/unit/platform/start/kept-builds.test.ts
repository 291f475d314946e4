// What a platform serves to a tab that still runs an earlier build.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBuild } from '#server/pages/kept-builds.ts';
import { registerFiles } from '#server/pages/files.ts';

let root: string;
let folder: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halcyon-builds-'));
  folder = join(root, 'kept');
});
afterEach(() => rmSync(root, { recursive: true }));

function build(id: string): string {
  const distDir = join(root, `dist-${id}`);
  mkdirSync(join(distDir, 'client/assets'), { recursive: true });
  const put = (path: string, content: string) => {
    writeFileSync(join(distDir, 'client', path), content);
    writeFileSync(join(distDir, 'client', `${path}.br`), brotliCompressSync(content));
  };
  put('index.html', `the shell of ${id}`);
  put('manifest.webmanifest', '{}');
  put('build.json', JSON.stringify({ id }));
  put(`assets/part-${id}.js`, `"part of ${id}"`);
  return distDir;
}

const DAY_MS = 86_400_000;

/** As if days had passed. */
function letPass(days: number): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const at = new Date(statSync(join(folder, name)).mtimeMs - days * DAY_MS);
    utimesSync(join(folder, name), at, at);
  }
}

/** What a platform does at its start. */
async function serve(id: string, { count = 2, daysLater = 30 } = {}) {
  letPass(daysLater);
  const distDir = build(id);
  const earlier = await keepBuild({ distDir, folder, count, days: 7 });
  const app = Fastify();
  await registerFiles(app, { distDir, firstScreen: null, earlier });
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  return { get, found: async (of: string) => (await get(`/assets/part-${of}.js`)).statusCode === 200 };
}

describe('the files of earlier builds', () => {
  it('are served as they were, compressed and cached for ever, two builds back', async () => {
    await serve('a');
    await serve('b');
    const { get, found } = await serve('c');
    expect([await found('a'), await found('b'), await found('c')]).toEqual([true, true, true]);
    const answer = await get('/assets/part-a.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(brotliDecompressSync(answer.rawPayload).toString()).toBe('"part of a"');
    expect((await get('/index.html')).body).toBe('the shell of c');
    const { found: foundByD } = await serve('d');
    expect([await foundByD('a'), await foundByD('b')]).toEqual([false, true]);
    expect(readdirSync(folder).sort()).toEqual(['b', 'c', 'd']);
  });

  it('stay when a build is served again after a newer one', async () => {
    await serve('a');
    await serve('b');
    await serve('a');
    const { found } = await serve('c', { count: 1 });
    expect([await found('a'), await found('b')]).toEqual([true, false]);
  });

  it('stay for seven days after another build replaced theirs, however many builds there are', async () => {
    await serve('a');
    await serve('b');
    await serve('c', { daysLater: 1 });
    const { found } = await serve('d', { daysLater: 1, count: 1 });
    expect([await found('a'), await found('b'), await found('c')]).toEqual([true, true, true]);
    const { found: later } = await serve('e', { daysLater: 5.5, count: 1 });
    expect([await later('a'), await later('b'), await later('c')]).toEqual([false, true, true]);
    expect(readdirSync(folder).sort()).toEqual(['b', 'c', 'd', 'e']);
  });

  it('are dropped after those seven days even if the platform was restarted in between', async () => {
    await serve('a');
    await serve('b');
    await serve('c', { daysLater: 1, count: 1 });
    await serve('c', { daysLater: 4, count: 1 });
    const { found } = await serve('d', { daysLater: 4, count: 1 });
    expect([await found('b'), await found('c')]).toEqual([false, true]);
  });

  it('are not kept where none are wanted, or where the build has no name', async () => {
    const { found } = await serve('a', { count: 0 });
    expect(await found('a')).toBe(true);
    const distDir = build('b');
    expect(await keepBuild({ distDir, folder: null, count: 2, days: 7 })).toEqual([]);
    writeFileSync(join(distDir, 'client/build.json'), '{"id":"../b"}');
    expect(await keepBuild({ distDir, folder, count: 2, days: 7 })).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(['dist-a', 'dist-b']);
  });
});
