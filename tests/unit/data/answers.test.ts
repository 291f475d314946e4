// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AppConfigShell } from '#src/contract/config.ts';
import { SOURCE_HEADER } from '#src/contract/envelope.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection } from '#src/data/api/connection.ts';
import { request } from '#src/data/api/request.ts';
import { storeShell } from '#src/data/db/config-row.ts';
import { HalcyonDb } from '#src/data/db/tables/schema.ts';
import { beginSession, endSession } from '#src/data/session/session.ts';

/** Without the checks of its rows, so that a test writes only the fields that it is about. */
const db = new HalcyonDb();

afterAll(() => db.close());

beforeEach(() => beginSession({ memberId: 1, token: 'token' }));
afterEach(async () => {
  endSession('signOut', 'token');
  vi.unstubAllGlobals();
  await db.config.clear();
});

function answerWith(body: object, headers: Record<string, string> = {}): void {
  vi.stubGlobal('fetch', async () => Response.json(body, { headers }));
}

describe('the state of the connection', () => {
  const answer = { errcode: 0, msg: '', data: { coin: 1 } };

  it.each(['unsure', 'offline'] as const)(
    'stays %s after an answer that the service worker gave itself',
    async (state) => {
      connection.value = state;
      answerWith(answer, { [SOURCE_HEADER]: 'local' });
      expect(await request(lobbyCalls.refreshData, {})).toMatchObject({ ok: true, source: 'worker' });
      expect(connection.peek()).toBe(state);
    },
  );

  it.each([
    ['an answer', answer],
    ['a refusal', { errcode: 500, msg: '', data: null }],
  ])('is good again after %s of the platform', async (_, body) => {
    connection.value = 'unsure';
    answerWith(body);
    await request(lobbyCalls.refreshData, {});
    expect(connection.peek()).toBe('online');
  });
});

describe('a stored config', () => {
  const shell = (more: Partial<AppConfigShell>) =>
    ({ v: '1', gameTypeList: [], brandList: [], gameListVersion: 'g', ...more }) as AppConfigShell;
  const type = { id: 1, name: 'Slots' } as AppConfigShell['gameTypeList'][number];
  const brand = { id: 2, name: 'Tern & Sons' } as AppConfigShell['brandList'][number];

  it.each(['gameTypeList', 'brandList'] as const)(
    'keeps its %s when an answer brings an empty one',
    async (list) => {
      await storeShell(db, shell({ gameTypeList: [type], brandList: [brand] }));
      await storeShell(db, shell({ v: '2', gameTypeList: [type], brandList: [brand], [list]: [] }));
      const row = await db.config.get('appConfig');
      expect([row?.v, row?.config.gameTypeList, row?.config.brandList]).toEqual(['2', [type], [brand]]);
    },
  );

  it('adopts new entries of both lists', async () => {
    await storeShell(db, shell({ gameTypeList: [type], brandList: [brand] }));
    const [types, brands] = [[{ ...type, name: 'Reels' }], [{ ...brand, name: 'Reef Works' }]];
    await storeShell(db, shell({ v: '2', gameTypeList: types, brandList: brands }));
    expect((await db.config.get('appConfig'))?.config).toMatchObject({
      gameTypeList: types,
      brandList: brands,
    });
  });
});
