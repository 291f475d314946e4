import { describe, expect, it } from 'vitest';
import { createTestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const FORWARDED = {
  'x-forwarded-for': '203.0.113.9, 198.51.100.7',
  'x-forwarded-proto': 'https',
  'x-forwarded-host': 'play.test',
};

async function seenBehind(trustProxy: string, env: Record<string, string> = {}) {
  const platform = await createTestPlatform({ TRUST_PROXY: trustProxy, GAMES_PORT: '8443', ...env });
  const member = await platform.register();
  const { data } = await platform.call(
    'startGame',
    { gameId: GAMES.open },
    { ...member, headers: FORWARDED },
  );
  await platform.call(
    'accountLogin',
    { account: member.account, password: 'not-this-one', loginType: 2 },
    { headers: FORWARDED },
  );
  const { address } = await platform.db.selectFrom('sign_in_try').select('address').executeTakeFirstOrThrow();
  await platform.close();
  return { address, games: new URL(data.url).origin };
}

describe("a client's address", () => {
  it('is that of the connection, whatever a header claims', async () => {
    expect(await seenBehind('0')).toEqual({ address: '127.0.0.1', games: 'http://localhost:8443' });
  });

  it('is the one that the last trusted proxy recorded', async () => {
    const env = { PUBLIC_ORIGIN: 'https://play.test' };
    expect(await seenBehind('1', env)).toEqual({ address: '198.51.100.7', games: 'https://play.test:8443' });
    expect(await seenBehind('2', env)).toEqual({ address: '203.0.113.9', games: 'https://play.test:8443' });
    expect((await seenBehind('127.0.0.0/8')).address).toBe('198.51.100.7');
    expect((await seenBehind('10.0.0.0/8')).address).toBe('127.0.0.1');
  });
});
