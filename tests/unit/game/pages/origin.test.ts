// The games' own origin: whose page may show a game, and what its documents may do.
import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import type { TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const OTHER_APP = 'https://play.example';

const it = platformTest({ APP_ORIGINS: OTHER_APP });

async function pageOf(platform: TestPlatform, headers: Record<string, string> = {}, gameId = GAMES.open) {
  const member = await platform.register();
  const { data } = await platform.call('startGame', { gameId }, { ...member, headers });
  const { pathname, search } = new URL(data.url);
  return platform.games.inject({ url: pathname + search });
}

const policyOf = (page: { headers: Record<string, unknown> }) =>
  String(page.headers['content-security-policy']);

describe('the page of a game', () => {
  it('is shown by the app that launched it and by nobody else', async ({ platform }) => {
    const page = await pageOf(platform, { host: 'localhost:9000' });
    expect(page.statusCode).toBe(200);
    expect(policyOf(page)).toContain('frame-ancestors http://localhost:9000;');
    expect(policyOf(page)).toContain("img-src 'self' http://localhost:9000;");
    expect(page.body).toContain('data-app="http://localhost:9000"');
  });

  it('believes a page only if it is of this machine or was named in the settings', async ({ platform }) => {
    const seen = async (origin: string) =>
      policyOf(await pageOf(platform, { host: '127.0.0.1', origin })).match(/frame-ancestors ([^;]+)/)?.[1];
    expect(await seen(OTHER_APP)).toBe(OTHER_APP);
    expect(await seen('https://127.0.0.1')).toBe('https://127.0.0.1');
    expect(await seen('https://evil.example')).toBe('http://127.0.0.1');
    expect(await seen('https://evil.example; frame-ancestors *')).toBe('http://127.0.0.1');
  });

  it('runs no script but its own, sets no cookie and has a process of its own', async ({ platform }) => {
    const page = await pageOf(platform);
    const policy = policyOf(page);
    for (const rule of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "base-uri 'none'"])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('unsafe');
    expect(page.headers['set-cookie']).toBeUndefined();
    expect(page.headers['origin-agent-cluster']).toBe('?1');
    expect(page.headers['cache-control']).toBe('no-store');
    expect(page.body).not.toMatch(/<script(?![^>]* src=)|<style| style=| on\w+=/);
  });

  it('bears the name of its title, whatever is in that name', async ({ platform }) => {
    const name = `<b>"Tide" & 'Moon'</b>`;
    await platform.db.updateTable('game').set({ name }).where('game_id', '=', GAMES.another).execute();
    const page = await pageOf(platform, {}, GAMES.another);
    expect(page.body).not.toContain('<b>"Tide');
    expect(page.body).toContain('&#60;b&#62;&#34;Tide&#34; &#38; &#39;Moon&#39;&#60;/b&#62;');
    expect(page.body).toContain('data-game="dice"');
  });

  it('knows from its document which codes end the game, and which may pass', async ({ platform }) => {
    const { body } = await pageOf(platform);
    expect(body).toContain('data-endings="[403,3101,3102,3103,3104,3105]"');
    expect(body).toContain('data-faults="[500,503]"');
  });

  it('does not exist without a launch, or for another game than that of the launch', async ({ platform }) => {
    const urls = [
      `/play/${GAMES.open}`,
      `/play/${GAMES.open}?session=x`,
      `/play/${GAMES.open}?session=${randomUUID()}`,
      `/play/${GAMES.open}?session=a&session=b`,
    ];
    const { data } = await platform.call('startGame', { gameId: GAMES.open }, await platform.register());
    urls.push(`/play/${GAMES.another}${new URL(data.url).search}`);
    for (const url of urls) {
      const page = await platform.games.inject({ url });
      expect(page.statusCode).toBe(404);
      expect(policyOf(page)).toContain("frame-ancestors 'none'");
    }
  });
});

describe('the parts of a page', () => {
  it('are all there, for ever under the address the page names', async ({ platform }) => {
    const page = await pageOf(platform);
    const addresses = [...page.body.matchAll(/(?:href|src)="(\/[^"]+)"/g)].map(
      ([, address]) => address ?? '',
    );
    expect(addresses.length).toBeGreaterThan(5);
    for (const url of addresses) {
      const part = await platform.games.inject({ url, headers: { 'accept-encoding': 'br' } });
      expect([url, part.statusCode]).toEqual([url, 200]);
      expect(part.headers['cache-control']).toContain('immutable');
    }
  });

  it('under an older address are sent, but not to be kept', async ({ platform }) => {
    const part = await platform.games.inject({ url: '/parts/older/main.js' });
    expect(part.headers['cache-control']).toBe('no-store');
    expect(part.headers['content-type']).toContain('text/javascript');
  });

  it.for([
    '/parts/x/../app.ts',
    '/parts/x/%2e%2e/app.ts',
    '/parts/x/game.html',
    '/parts/x/tsconfig.json',
    '/',
  ])('do not include %s', async (url, { platform }) => {
    expect((await platform.games.inject({ url })).statusCode).toBe(404);
  });

  it('weigh a few kilobytes for one game', async ({ platform }) => {
    const page = await pageOf(platform);
    const names = [
      'main',
      'table',
      'wire',
      'host',
      'line',
      'bets',
      'sound',
      'motion',
      'dom',
      'texts',
      'celebrate',
      'backdrop',
      'amounts',
      'balance',
      'bet-controls',
      'recent',
      'feast',
      'sheet',
      'texts/en',
      'games/slot-winners',
      'games/slot-symbols',
    ];
    const parts = page.body.match(/\/parts\/[\w-]+/)?.[0];
    const urls = [...names, 'rules-sheet', 'games/slot', 'games/reel'].map((name) => `${parts}/${name}.js`);
    const answers = await Promise.all(
      urls.map((url) => platform.games.inject({ url, headers: { 'accept-encoding': 'br' } })),
    );
    expect(answers.every(({ statusCode }) => statusCode === 200)).toBe(true);
    const bytes = answers.reduce((sum, { rawPayload }) => sum + rawPayload.length, 0);
    expect(bytes).toBeLessThan(20_500);
  });

  it('colour a title by a hue, and only by a hue', async ({ platform }) => {
    expect((await platform.games.inject({ url: '/skin/210.css' })).body).toBe(':root{--hue:210}');
    for (const hue of ['360', '-1', 'red', '1}body{'])
      expect((await platform.games.inject({ url: `/skin/${encodeURIComponent(hue)}.css` })).statusCode).toBe(
        404,
      );
  });
});
