// The version of Facebook's interface, in the window and on the platform.
import { expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { createTestPlatform } from '#tests/support/platform.ts';

it('is v22.0 for the SDK of the window, and for the check of its tokens', async () => {
  const ids = { FACEBOOK_APP_ID: 'facebook-id', FACEBOOK_APP_SECRET: 'secret' };
  const platform = await createTestPlatform(ids);
  const page = await platform.games.inject({
    url: '/frames/social?provider=facebook&origin=http://localhost:8080',
    headers: { host: 'localhost:8081' },
  });
  const parts = [...page.body.matchAll(/src="(\/parts\/[^"]+)"/g)].map(([, part = '']) => part);
  const scripts = await Promise.all(parts.map((url) => platform.games.inject({ url })));
  const version = scripts.map(({ body }) => /'v\d+\.\d+'/.exec(body)?.[0]).find(Boolean);
  expect(version).toBe("'v22.0'");
  expect(JSON.stringify(readSettings(ids))).toContain('https://graph.facebook.com/v22.0');
  await platform.close();
});
