// What was tried with headers that name another host, or that a proxy adds.
import { describe, expect } from 'vitest';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { newMobile } from '#tests/support/telephone.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';

const EVIL = { host: 'evil.example', origin: 'https://evil.example' };

const it = platformTest(
  { PUBLIC_ORIGIN: 'https://play.example', GAMES_PORT: '8443' },
  { catalogue: accountsCatalogue },
);

async function messageTo(platform: TestPlatform, headers: Record<string, string>): Promise<string> {
  const mobile = newMobile();
  await platform.call('smsSend', { mobile, purpose: 3 }, { headers });
  const row = await platform.db
    .selectFrom('text_message')
    .select('text')
    .where('mobile', '=', mobile)
    .executeTakeFirstOrThrow();
  return row.text;
}

describe('a request with the host of another site', () => {
  it('does not put it into a text message', async ({ platform }) => {
    expect(await messageTo(platform, EVIL)).toMatch(/\n@play\.example #\d{6}$/);
  });

  it('does not make a passkey for it', async ({ platform, member }) => {
    const caller = { ...member, headers: EVIL };
    const { data } = await platform.call('passkeyRegisterOptions', {}, caller);
    expect(data).toMatchObject({ rp: { id: 'play.example' } });
    const asked = await platform.call('passkeyLoginOptions', {}, { headers: EVIL });
    expect(asked.data).toMatchObject({ rpId: 'play.example' });
  });

  it('does not put it into invitations, or into the address of a game', async ({ platform, member }) => {
    const caller = { ...member, headers: EVIL };
    const { data } = await platform.call('getAfterLoginInfo', AFTER_LOGIN, caller);
    expect(data.shareUrlMap?.['copy']).toMatch(/^https:\/\/play\.example\/\?inviteCode=/);
    const { data: launch } = await platform.call('startGame', { gameId: GAMES.open }, caller);
    expect(new URL(launch.url).origin).toBe('https://play.example:8443');
    const { app_origin } = await platform.db
      .selectFrom('game_session')
      .select('app_origin')
      .where('member_id', '=', member.id)
      .executeTakeFirstOrThrow();
    expect(app_origin).toBe('https://play.example');
  });

  it('does not lead back to it from an identity provider', async () => {
    const platform = await createTestPlatform({
      ...{ PUBLIC_ORIGIN: 'https://play.example', GAMES_PORT: '8443' },
      ...{ LINE_CHANNEL_ID: 'channel', LINE_CHANNEL_SECRET: 'secret' },
    });
    const open = (origin: string) =>
      platform.games.inject({
        url: `/frames/social?provider=line&origin=${encodeURIComponent(origin)}`,
        headers: { host: 'evil.example' },
      });
    expect((await open('https://evil.example')).statusCode).toBe(404);
    const { body } = await open('https://play.example');
    expect(body).toContain(encodeURIComponent('https://play.example:8443/frames/social/line'));
    expect(body).not.toContain('evil.example');
    await platform.close();
  });

  it('is answered as from this machine where no public origin is set', async () => {
    const platform = await createTestPlatform({}, { catalogue: accountsCatalogue });
    expect(await messageTo(platform, EVIL)).toMatch(/\n@localhost #\d{6}$/);
    expect(await messageTo(platform, { host: '127.0.0.1:8080' })).toMatch(/\n@127\.0\.0\.1 #\d{6}$/);
    await platform.close();
  });
});

describe('the page with text messages', () => {
  it.for(['x-forwarded-for', 'x-forwarded-proto', 'forwarded', 'via', 'x-real-ip', 'cf-connecting-ip'])(
    'is closed for good once any request came with %s',
    async (name) => {
      const platform = await createTestPlatform();
      const open = (headers: Record<string, string> = {}) =>
        platform.app.inject({ url: '/outbox', headers: { host: 'localhost:8080', ...headers } });
      expect((await open()).statusCode).toBe(200);
      await platform.call('getCustomerServices', {}, { headers: { [name]: '192.0.2.7' } });
      expect((await open()).statusCode).toBe(404);
      expect((await open({ [name]: '192.0.2.7' })).statusCode).toBe(404);
      await platform.close();
    },
  );
});
