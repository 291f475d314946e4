import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { encode } from '#server/api/encode.ts';
import { share } from '#server/calls/shared-answers.ts';
import { API_PREFIX, type Envelope } from '#src/contract/envelope.ts';
import { type AppConfig, isUnchanged } from '#src/contract/config.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { COMMON } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

async function config(platform: TestPlatform, v = '', language = 'en'): Promise<AppConfig> {
  const { data } = await platform.call(
    'anonymous/appConfig',
    { v },
    { headers: { 'accept-language': language } },
  );
  if (isUnchanged(data)) throw new Error('The config was asked for in whole');
  return data;
}

describe('the app config', () => {
  it('is sent whole to a client that has none or another version', async ({ platform }) => {
    const { gameList, gameTypeList, brandList, platformList, lengthBounds } = await config(platform);
    expect(gameList).toHaveLength(9);
    expect(gameList?.[0]).toEqual({
      gameId: GAMES.open,
      name: 'Game 101',
      typeId: 1,
      brandId: 1,
      platformId: 1,
      icon: 'g101',
      status: 1,
      sort: 101,
      hot: 1,
    });
    expect([gameTypeList.length, brandList.length, platformList.length]).toEqual([2, 2, 3]);
    expect(platformList[2]?.maintainUntil).toBe(4_000_000_000);
    expect(lengthBounds.account).toEqual({ min: 4, max: 20 });
  });

  it('promises visitors what new members get', async ({ platform }) => {
    const stored = await platform.db
      .selectFrom('config_entry')
      .select('value')
      .where('key', '=', 'welcomeCoin')
      .executeTakeFirstOrThrow();
    expect(stored.value).toBeGreaterThan(0);
    expect((await config(platform)).clientConfig.lobbyBonusAmount).toBe(stored.value);
  });

  it('is not sent again to a client that has it', async ({ platform }) => {
    const { v } = await config(platform);
    const { data } = await platform.call('anonymous/appConfig', { v });
    expect(data).toEqual({ v, unchanged: true });
  });

  it('is in the language of the app, with a version per language', async ({ platform }) => {
    const [english, spanish] = [await config(platform, '', 'en-US'), await config(platform, '', 'es')];
    expect([english.gameTypeList[0]?.name, spanish.gameTypeList[0]?.name]).toEqual(['Slots', 'Tragamonedas']);
    expect(english.v).not.toBe(spanish.v);
    expect(english.gameListVersion).toBe(spanish.gameListVersion);
  });

  it('changes its version with the catalogue, whatever changed it', async ({ platform }) => {
    const before = await config(platform);
    await platform.db
      .updateTable('game')
      .set({ name: 'Renamed' })
      .where('game_id', '=', GAMES.open)
      .execute();
    const renamed = await config(platform, before.v);
    expect(renamed.gameListVersion).not.toBe(before.gameListVersion);
    expect(renamed.gameList?.[0]?.name).toBe('Renamed');
    await platform.db
      .updateTable('game')
      .set({ name: 'Game 101' })
      .where('game_id', '=', GAMES.open)
      .execute();
    const back = await config(platform, renamed.v);
    expect([back.v, back.gameListVersion]).toEqual([before.v, before.gameListVersion]);
  });

  it('knows which games have changed since a version', async ({ platform }) => {
    const { revision } = await platform.db
      .selectFrom('catalogue_state')
      .select('revision')
      .executeTakeFirstOrThrow();
    await platform.db.updateTable('game').set({ sort: 1 }).where('game_id', '=', GAMES.another).execute();
    const changed = await platform.db
      .selectFrom('game')
      .select('game_id')
      .where('revision', '>', revision)
      .execute();
    expect(changed).toEqual([{ game_id: GAMES.another }]);
  });

  it.for([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)(
    'is compressed with %s, with a separate time and trace id in each answer',
    async ([encoding, open], { platform }) => {
      const traces: unknown[] = [];
      for (let time = 0; time < 2; time += 1) {
        const response = await platform.app.inject({
          method: 'POST',
          url: `${API_PREFIX}/anonymous/appConfig`,
          headers: { 'content-type': 'application/json', 'accept-encoding': encoding },
          payload: JSON.stringify({ ...COMMON, v: '' }),
        });
        expect(response.headers['content-encoding']).toBe(encoding);
        const envelope = JSON.parse(open(response.rawPayload).toString()) as Envelope;
        expect(envelope).toMatchObject({ errcode: 0, code: 200, msg: '', serverTime: 1_795_176_000 });
        expect((envelope.data as AppConfig).gameList).toHaveLength(9);
        traces.push(envelope.traceId);
      }
      expect(new Set(traces).size).toBe(2);
    },
  );
});

describe('answers as bytes', () => {
  it('are the same compressed and plain, shared or not', async () => {
    const data = fc.object({ maxDepth: 2 });
    await fc.assert(
      fc.asyncProperty(data, fc.string({ minLength: 1 }), fc.boolean(), async (value, traceId, isShared) => {
        const sent = {
          errcode: 0,
          code: 200,
          msg: '',
          data: isShared ? share(value) : value,
          serverTime: 1,
          traceId,
        };
        const expected: unknown = JSON.parse(JSON.stringify(sent));
        const [plain, br, gzip] = [
          await encode(sent, ''),
          await encode(sent, 'gzip, br'),
          await encode(sent, 'gzip'),
        ];
        const opened = (encoded: typeof plain) => {
          if (encoded.encoding === 'br') return brotliDecompressSync(encoded.body);
          return encoded.encoding === 'gzip' ? gunzipSync(encoded.body) : encoded.body;
        };
        for (const encoded of [plain, br, gzip])
          expect(JSON.parse(opened(encoded).toString())).toEqual(expected);
      }),
      { numRuns: 60 },
    );
  });

  it('are compressed as the client accepts, and only if it is worth it', async () => {
    const large = { errcode: 0, msg: '', data: 'x'.repeat(5000), traceId: '' };
    const encodingFor = async (accepted: string, envelope = large) =>
      (await encode(envelope, accepted)).encoding;
    expect(await encodingFor('gzip, deflate, br')).toBe('br');
    expect(await encodingFor('gzip;q=0.5, br;q=0')).toBe('gzip');
    expect(await encodingFor('identity')).toBeNull();
    expect(await encodingFor('br', { ...large, data: 'short' })).toBeNull();
  });
});
