import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const SHELL = '<!doctype html><title>the shell</title>';
const SCRIPT = 'console.log("a part")';
const HTML = { accept: 'text/html,application/xhtml+xml' };

let platform: TestPlatform;
const distDir = mkdtempSync(join(tmpdir(), 'halcyon-dist-'));

beforeAll(async () => {
  mkdirSync(join(distDir, 'client/assets'), { recursive: true });
  const put = (path: string, content: string) => {
    writeFileSync(join(distDir, path), content);
    writeFileSync(join(distDir, `${path}.br`), brotliCompressSync(content));
  };
  put('client/index.html', SHELL);
  put('client/sw.js', '// worker');
  put('client/build.json', '{}');
  put('client/robots.txt', 'User-agent: *');
  put('client/assets/part-abc.js', SCRIPT);
  const manifest = { id: '/', name: 'Halcyon', start_url: '/?source=installed', lang: 'en-US' };
  put('client/manifest.webmanifest', JSON.stringify(manifest));
  mkdirSync(join(distDir, 'client/manifests'));
  put('client/manifests/es.webmanifest', JSON.stringify({ ...manifest, lang: 'es' }));
  const hashes = { scriptHashes: ['sha256-one', "'sha256-two'"], styleHashes: ['sha256-three'] };
  writeFileSync(join(distDir, 'headers.json'), JSON.stringify(hashes));
  platform = await createTestPlatform(
    { FRAME_ORIGINS: 'https://vendors.test', PICTURE_ORIGINS: 'https://pictures.test' },
    { distDir },
  );
});
afterAll(async () => {
  await platform.close();
  rmSync(distDir, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) =>
  platform.app.inject({ method: 'GET', url, headers });

describe('the built app', () => {
  it.each([
    ['/assets/part-abc.js', 'public, max-age=31536000, immutable'],
    ['/sw.js', 'no-cache'],
    ['/build.json', 'no-cache'],
    ['/index.html', 'no-cache'],
    ['/robots.txt', 'public, max-age=3600'],
  ])('%s is cached as long as allowed', async (url, caching) => {
    for (const encoding of ['identity', 'br']) {
      const response = await get(url, { 'accept-encoding': encoding });
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe(caching);
    }
  });

  it('is sent as the build compressed it', async () => {
    const response = await get('/assets/part-abc.js', { 'accept-encoding': 'gzip, br' });
    expect(response.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(response.headers['content-type']).toContain('javascript');
    expect(brotliDecompressSync(response.rawPayload).toString()).toBe(SCRIPT);
    expect((await get('/assets/part-abc.js')).body).toBe(SCRIPT);
  });

  it.each([
    '/',
    '/wallets',
    '/game/start?gameId=5',
    '/no/such/page',
    '/withdrawal/bank',
    '/withdrawal/v1.2',
    '/bonus/event.',
    '/wallets%',
    '/wallets%E0%A4',
    '/%',
    '/wallets%?name=%',
    '/.well-known/change-password',
  ])('%s is answered with the shell, which knows its own pages', async (url) => {
    const response = await get(url, HTML);
    expect({ status: response.statusCode, body: response.body }).toEqual({ status: 200, body: SHELL });
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/assets/gone-xyz.js', HTML],
    ['/favicon.ico', HTML],
    ['/.well-known/assetlinks', HTML],
    ['/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200', HTML],
    ['/assets/%', HTML],
    ['/wallets', { accept: 'application/json' }],
    ['/../package.json', HTML],
    ['/assets//part-abc.js', HTML],
    ['/assets/%70art-abc.js', HTML],
    ['/assets/..%2f..%2fheaders.json', HTML],
  ])('%s does not exist', async (url, headers) => {
    expect((await get(url, headers)).statusCode).toBe(404);
  });

  it('refuses POST', async () => {
    expect((await platform.app.inject({ method: 'POST', url: '/wallets', headers: HTML })).statusCode).toBe(
      404,
    );
  });
});

describe('the first screen', () => {
  const shell = '<html lang="en-US"><div><!--first-screen--></div>';
  const renderer = `export const renderFirstScreen = async (config, language) =>
    ({ markup: config.gameList.length + ' games in ' + language, data: '{}', language, direction: 'ltr' });`;

  it('is in the document, in the chosen language or the first supported one that the browser prefers', async () => {
    const withLobby = mkdtempSync(join(tmpdir(), 'halcyon-lobby-'));
    mkdirSync(join(withLobby, 'client'));
    mkdirSync(join(withLobby, 'first-screen'));
    writeFileSync(join(withLobby, 'package.json'), '{"type":"module"}');
    writeFileSync(join(withLobby, 'client/index.html'), shell);
    writeFileSync(join(withLobby, 'first-screen/render.js'), renderer);
    const opened = await createTestPlatform({}, { distDir: withLobby });
    const ask = (headers: Record<string, string>, url = '/') =>
      opened.app.inject({ method: 'GET', url, headers: { ...HTML, ...headers } });
    expect((await ask({})).body).toContain('9 games in en');
    expect((await ask({ 'accept-language': 'fr, es-MX;q=0.9, en;q=0.8' })).body).toContain('9 games in es');
    expect((await ask({ 'accept-language': 'en', cookie: 'a=b; language=es' })).body).toContain(
      '9 games in es',
    );
    expect((await ask({ 'accept-language': 'es', cookie: 'language=xx' })).body).toContain('9 games in es');
    expect((await ask({ 'accept-language': 'en' }, '/?lang=es')).body).toContain('9 games in es');
    expect((await ask({ cookie: 'language=en-US' }, '/?lang=es')).body).toContain('9 games in en');
    const br = await ask({ 'accept-encoding': 'gzip, br' });
    expect(brotliDecompressSync(br.rawPayload).toString()).toContain('9 games in en');
    expect(br.headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
    expect((await ask({ 'if-none-match': String(br.headers['etag']) })).statusCode).toBe(304);
    await opened.close();
    rmSync(withLobby, { recursive: true });
  });
});

describe('the content policy', () => {
  it.each([
    ['/assets/part-abc.js', false],
    ['/assets/part-abc', true],
    ['/sw.js', true],
    ['/index.html', true],
    ['/robots.txt', true],
    ['/app/v1/anonymous/appConfig', true],
  ])(
    'is sent with every file that can be opened as a document, and with no other: %s',
    async (url, isSaid) => {
      const { headers } = await get(url, HTML);
      expect('content-security-policy' in headers).toBe(isSaid);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('is not sent with data', async () => {
    const { headers } = await platform.call('anonymous/appConfig');
    expect(headers).not.toHaveProperty('content-security-policy');
  });

  it('is complete', async () => {
    const { headers } = await get('/', HTML);
    const policy = String(headers['content-security-policy']).split('; ');
    expect(policy).toEqual([
      "default-src 'none'",
      "script-src 'self' 'sha256-one' 'sha256-two'",
      "style-src 'self' 'sha256-three'",
      "img-src 'self' data: blob: https://pictures.test",
      "connect-src 'self' https://pictures.test",
      'frame-src http://localhost:8081 https://vendors.test',
      "worker-src 'self'",
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types halcyon',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin-allow-popups',
    });
    expect(headers['cross-origin-embedder-policy']).toBeUndefined();
    expect(headers['permissions-policy']).toContain('camera=()');
  });

  it('names the games origin on the address of this machine that was requested, and on no other host', async () => {
    const framesFor = async (host: string) =>
      /frame-src (\S+)/.exec(
        String((await get('/', { ...HTML, host })).headers['content-security-policy']),
      )?.[1];
    expect(await framesFor('127.0.0.1:9000')).toBe('http://127.0.0.1:8081');
    expect(await framesFor('play.test:9000')).toBe('http://localhost:8081');
    expect(await framesFor("x; script-src 'unsafe-inline'")).toBe('http://localhost:8081');
  });
});

describe('the web app manifest', () => {
  const manifest = async (query: string) => {
    const response = await get(`/manifest.webmanifest${query}`);
    expect(response.headers['content-type']).toContain('application/manifest+json');
    return response.json<Record<string, string>>();
  };

  it('contains language and invitation, and remains one app', async () => {
    expect(await manifest('?lang=es&pid=100001&inviteCode=ABC23456&aid=spring.1')).toEqual({
      id: '/',
      name: 'Halcyon',
      start_url: '/?source=installed&lang=es&pid=100001&inviteCode=ABC23456&aid=spring.1',
      lang: 'es',
    });
  });

  it('is the plain one without them, or with invalid ones', async () => {
    const plain = { id: '/', name: 'Halcyon', start_url: '/?source=installed', lang: 'en-US' };
    expect(await manifest('')).toEqual(plain);
    expect(
      await manifest('?lang=<x>&pid=abc&inviteCode=%22%3E&aid=&id=/other&start_url=https://evil.test'),
    ).toEqual(plain);
    expect(await manifest('?pid=1&pid=2')).toEqual(plain);
    expect(await manifest('?lang=de')).toEqual(plain);
  });
});

describe('without a build', () => {
  it('the API answers, and a page says what to do', async () => {
    const unbuilt = await createTestPlatform();
    const response = await unbuilt.app.inject({ method: 'GET', url: '/', headers: HTML });
    expect(response).toMatchObject({
      statusCode: 503,
      body: 'The app has not been built yet: npm run build\n',
    });
    expect((await unbuilt.call('getCustomerServices')).errcode).toBe(0);
    await unbuilt.close();
  });
});
