// The sign-in windows of identity providers: who may open them, and what their documents may do.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { SettingError } from '#server/settings/reader.ts';
import { gamesOriginOf } from '#src/contract/page/games-origin.ts';
import { socialAddress } from '#src/contract/page/social-messages.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

const NAMED_APP = 'https://play.example';
const IDS = {
  GOOGLE_CLIENT_ID: 'google-id',
  FACEBOOK_APP_ID: 'facebook-id',
  FACEBOOK_APP_SECRET: 'secret',
  LINE_CHANNEL_ID: 'line-id',
  LINE_CHANNEL_SECRET: 'secret',
};

let platform: TestPlatform;
beforeAll(async () => void (platform = await createTestPlatform({ ...IDS, APP_ORIGINS: NAMED_APP })));
afterAll(() => platform.close());

function open(provider: string, origin = 'http://localhost:8080', headers: Record<string, string> = {}) {
  const query = new URLSearchParams({ provider, origin });
  return platform.games.inject({
    url: `/frames/social?${query.toString()}`,
    headers: { host: 'localhost:8081', ...headers },
  });
}
const policyOf = (page: { headers: Record<string, unknown> }) =>
  String(page.headers['content-security-policy']).split('; ');

describe('the sign-in window', () => {
  it.each(['google', 'facebook', 'line'] as const)(
    'of %s is a separate document that only the app can open',
    async (provider) => {
      const page = await open(provider);
      expect(page.statusCode).toBe(200);
      expect(page.headers).toMatchObject({ 'cache-control': 'no-store' });
      expect(page.headers['cross-origin-opener-policy']).toBeUndefined();
      expect(page.headers['set-cookie']).toBeUndefined();
      expect(policyOf(page)).toEqual(
        expect.arrayContaining(["default-src 'none'", "frame-ancestors 'none'"]),
      );
      expect(policyOf(page).join()).not.toContain('unsafe');
      expect(page.body).toContain('data-app="http://localhost:8080"');
      // The window that the app opened loads the provider's script on the tap.
      expect(page.body).not.toMatch(/<script(?![^>]* src="\/parts\/)|<style| style=| on\w+=/);
      for (const [, part] of page.body.matchAll(/(?:src|href)="(\/parts\/[^"]+)"/g)) {
        expect((await platform.games.inject({ url: part ?? '' })).statusCode, part).toBe(200);
      }
    },
  );

  it('allows what the provider needs, from the configured addresses', async () => {
    expect(policyOf(await open('google'))).toEqual(
      expect.arrayContaining([
        "script-src 'self' https://accounts.google.com/gsi/client",
        "style-src 'self' https://accounts.google.com/gsi/",
        'connect-src https://accounts.google.com/gsi/',
        'frame-src https://accounts.google.com/gsi/',
      ]),
    );
    expect(policyOf(await open('facebook'))).toContain("script-src 'self' https://connect.facebook.net");
    expect(policyOf(await open('line'))).toContain("script-src 'self'");
  });

  it("of LINE redirects to LINE's page and names the return address", async () => {
    const { body } = await open('line');
    const go = /data-go="([^"]+)"/.exec(body)?.[1]?.replaceAll('&#38;', '&') ?? '';
    const seal = /data-seal="([^"]+)"/.exec(body)?.[1];
    const { origin, pathname, searchParams } = new URL(go);
    expect(origin + pathname).toBe('https://access.line.me/oauth2/v2.1/authorize');
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: 'code',
      client_id: 'line-id',
      redirect_uri: 'http://localhost:8081/frames/social/line',
      state: seal,
      nonce: seal,
      scope: 'profile openid',
    });
    const back = await platform.games.inject({ url: '/frames/social/line?code=abc&state=def' });
    expect(back.statusCode).toBe(200);
    expect(back.headers['referrer-policy']).toBe('no-referrer');
    expect(back.body).not.toContain('abc');
  });

  it('has the provider ask again who it is, if the app says so', async () => {
    const url = '/frames/social?origin=http://localhost:8080&choose=1&provider=';
    const bodyOf = async (provider: string) =>
      (await platform.games.inject({ url: url + provider, headers: { host: 'localhost:8081' } })).body;
    expect(await bodyOf('google')).toContain('data-choose="1"');
    expect(await bodyOf('facebook')).toContain('data-choose="1"');
    const go = /data-go="([^"]+)"/.exec(await bodyOf('line'))?.[1]?.replaceAll('&#38;', '&') ?? '';
    expect(Object.fromEntries(new URL(go).searchParams)).toMatchObject({
      disable_auto_login: 'true',
      max_age: '0',
    });
    expect((await open('google')).body).toContain('data-choose=""');
  });

  it.each([
    'https://evil.example',
    'http://localhost:9999',
    'http://localhost:8080/path',
    'http://localhost:8080"><script>',
    'null',
    '*',
    '',
  ])('does not open for %j', async (origin) => {
    const page = await open('google', origin);
    expect(page.statusCode).toBe(404);
    expect(page.body).not.toContain('data-app');
    expect(policyOf(page)).toContain("frame-ancestors 'none'");
  });

  it('opens for a configured app, and for nothing else that listens on the host', async () => {
    expect((await open('google', NAMED_APP)).statusCode).toBe(200);
    for (const other of ['https://localhost', 'http://localhost', 'http://localhost:3000'])
      expect([other, (await open('google', other)).statusCode]).toEqual([other, 404]);
    expect((await open('nobody')).statusCode).toBe(404);
    expect(
      (await platform.games.inject({ url: '/frames/social?provider=google&provider=line' })).statusCode,
    ).toBe(404);
  });

  it('does not exist for providers that are not configured', async () => {
    const quiet = await createTestPlatform();
    for (const url of [
      '/frames/social?provider=google&origin=http://localhost:8080',
      '/frames/social/line',
    ]) {
      expect((await quiet.games.inject({ url })).statusCode).toBe(404);
    }
    await quiet.close();
  });

  it('speaks the language of the browser', async () => {
    expect((await open('facebook', undefined, { 'accept-language': 'es' })).body).toContain(
      'Continuar con Facebook',
    );
  });
});

describe('the address of the sign-in window', () => {
  it('follows from the config and the address of the platform', () => {
    const social = { origin: '', port: 8081, providers: [] };
    const at = gamesOriginOf(social, 'https://play.example');
    expect(at).toBe('https://play.example:8081');
    expect(gamesOriginOf({ ...social, origin: 'https://games.example' }, 'https://play.example')).toBe(
      'https://games.example',
    );
    const from = { socialOrigin: at, appOrigin: 'https://play.example' };
    const address = 'https://play.example:8081/frames/social?provider=line&origin=https%3A%2F%2Fplay.example';
    expect(socialAddress('line', from)).toBe(address);
    expect(socialAddress('line', { ...from, asksAgain: true })).toBe(`${address}&choose=1`);
  });
});

describe('the settings of identity providers', () => {
  it.each([
    [{ FACEBOOK_APP_ID: '1' }, 'FACEBOOK_APP_ID needs FACEBOOK_APP_SECRET beside it.'],
    [{ LINE_CHANNEL_ID: '1' }, 'LINE_CHANNEL_ID needs LINE_CHANNEL_SECRET beside it.'],
    [
      { GOOGLE_SCRIPT_URL: 'https://a.test/x; script-src *' },
      'GOOGLE_SCRIPT_URL has to be an address like https://example.com/path, not "https://a.test/x; script-src *".',
    ],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(new SettingError(sentence));
  });
});
