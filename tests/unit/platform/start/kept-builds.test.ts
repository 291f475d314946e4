// What a platform serves to a tab that still runs an earlier build.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepBuild } from '#server/pages/kept-builds.ts';
import { registerFiles } from '#server/pages/files.ts';

let root: string;
let folder: string;
/** Seconds, so that no two starts have the same age. */
let age: number;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'halcyon-builds-'));
  folder = join(root, 'kept');
  age = 1000;
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

/** What a platform does at its start. */
async function serve(id: string, count = 2) {
  for (const [at, name] of readOldestFirst().entries()) utimesSync(join(folder, name), age + at, age + at);
  age += 100;
  const distDir = build(id);
  const earlier = await keepBuild({ distDir, folder, count });
  const app = Fastify();
  await registerFiles(app, { distDir, firstScreen: null, earlier });
  started.push(id);
  const get = (url: string, headers = {}) => app.inject({ method: 'GET', url, headers });
  return { get, found: async (of: string) => (await get(`/assets/part-${of}.js`)).statusCode === 200 };
}

let started: string[] = [];
beforeEach(() => {
  started = [];
});
const readOldestFirst = () => {
  const order = [...new Set([...started].reverse())].reverse();
  return started.length === 0 ? [] : order.filter((id) => readdirSync(folder).includes(id));
};

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
    const { found } = await serve('c', 1);
    expect([await found('a'), await found('b')]).toEqual([true, false]);
  });

  it('are not kept where none are wanted, or where the build has no name', async () => {
    const { found } = await serve('a', 0);
    expect(await found('a')).toBe(true);
    const distDir = build('b');
    expect(await keepBuild({ distDir, folder: null, count: 2 })).toEqual([]);
    writeFileSync(join(distDir, 'client/build.json'), '{"id":"../b"}');
    expect(await keepBuild({ distDir, folder, count: 2 })).toEqual([]);
    expect(readdirSync(root).sort()).toEqual(['dist-a', 'dist-b']);
  });
});
