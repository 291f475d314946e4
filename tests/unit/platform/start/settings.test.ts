import { describe, expect, it } from 'vitest';
import { readSettings } from '#server/settings/settings.ts';
import { SettingError } from '#server/settings/reader.ts';

describe('settings', () => {
  it('have a default each', () => {
    expect(readSettings({})).toMatchObject({
      port: 8080,
      gamesPort: 8081,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseConnections: 10,
      databaseTimeout: 5,
      faults: false,
    });
    expect(readSettings({ PORT: '9000' }).gamesPort).toBe(9001);
    expect(readSettings({ DATA_DIR: 'memory://' }).dataDir).toBeNull();
    expect(readSettings({ NODE_ENV: 'production' }).checkReplies).toBe(false);
    expect(readSettings({}).checkReplies).toBe(true);
    expect(readSettings({ PORT: '', DEMO_MEMBER: ' ' })).toEqual(readSettings({}));
  });

  it('make a demo member only where nobody else gets in, unless it is asked for', () => {
    for (const HOST of ['127.0.0.1', '::1', 'localhost'])
      expect(readSettings({ HOST }).demoMember).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0' }).demoMember).toBe(false);
    expect(readSettings({ TRUST_PROXY: '1' }).demoMember).toBe(false);
    expect(readSettings({ PUBLIC_ORIGIN: 'https://play.test' }).demoMember).toBe(false);
    expect(readSettings({ PUBLIC_ORIGIN: 'http://localhost:8080' }).demoMember).toBe(true);
    expect(readSettings({ HOST: '0.0.0.0', DEMO_MEMBER: '1' }).demoMember).toBe(true);
  });

  it.each([
    [{ PORT: '80 80' }, 'PORT has to be a whole number from 0 to 65535, not "80 80".'],
    [{ PORT: '70000' }, 'PORT has to be a whole number from 0 to 65535, not "70000".'],
    [{ GAMES_PORT: '-1' }, 'GAMES_PORT has to be a whole number from 0 to 65535, not "-1".'],
    [{ CATALOGUE_SIZE: '12' }, 'CATALOGUE_SIZE has to be a whole number from 582 to 20000, not "12".'],
    [{ DATABASE_CONNECTIONS: '0' }, 'DATABASE_CONNECTIONS has to be a whole number from 1 to 1000, not "0".'],
    [{ DATABASE_TIMEOUT: '1.5' }, 'DATABASE_TIMEOUT has to be a whole number from 1 to 60, not "1.5".'],
    [{ DEMO_MEMBER: 'no' }, 'DEMO_MEMBER has to be 0 or 1, not "no".'],
    [
      { GAMES_ORIGIN: 'games.test' },
      'GAMES_ORIGIN has to be an origin like https://example.com, not "games.test".',
    ],
    [
      { APP_ORIGINS: 'https://a.test, https://b.test/x' },
      'APP_ORIGINS has to be an origin like https://example.com, not "https://b.test/x".',
    ],
    [{ TRUST_PROXY: 'yes' }, 'TRUST_PROXY has to be a count or proxies\' addresses, not "yes".'],
    [
      { LOG_LEVEL: 'loud' },
      'LOG_LEVEL has to be one of trace, debug, info, warn, error, fatal, silent, not "loud".',
    ],
    [{ MIN_APP_VERSION: 'new' }, 'MIN_APP_VERSION has to be a version like 1.2.0.'],
  ])('refuse %j in one sentence', (env, sentence) => {
    expect(() => readSettings(env as Record<string, string>)).toThrow(new SettingError(sentence));
  });

  it('never repeat an address that may hold a password', () => {
    for (const address of [
      'mysql://me:topsecret@host/x',
      'postgresql://me:topsecret@first:5432,second:5433/x',
      'postgresql://me:topsecret@first/x?target_session_attrs=read-write',
      'postgresql:///x?host=first,second',
    ])
      expect(() => readSettings({ DATABASE_URL: address }), address).toThrow(
        new SettingError(
          'DATABASE_URL has to be an address of one server like postgresql://user@host/name: where several take turns, a name or a proxy that leads to the primary.',
        ),
      );
    for (const address of [
      'postgres://me:a%2Cb@host:5432/x?sslmode=require',
      'postgresql:///x?host=/run/postgresql',
    ])
      expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address);
  });

  it('take what an operator would write', () => {
    const { trustProxy } = readSettings({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' });
    expect(trustProxy).toEqual(['10.0.0.0/8', '127.0.0.1']);
    expect(readSettings({ TRUST_PROXY: '2' }).trustProxy).toBe(2);
    expect(readSettings({ FRAME_ORIGINS: 'https://a.test,https://b.test:8443' }).frameOrigins).toHaveLength(
      2,
    );
  });
});
