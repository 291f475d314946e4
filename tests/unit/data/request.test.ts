// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authCalls } from '#src/contract/auth.ts';
import type { AppConfig } from '#src/contract/config.ts';
import { SOURCE_HEADER } from '#src/contract/envelope.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection } from '#src/data/api/connection.ts';
import { database, storageState } from '#src/data/db/database.ts';
import { refreshBalance, refreshMember } from '#src/data/answers/refresh-member.ts';
import { refreshConfig, takeRenewed } from '#src/data/answers/refresh-config.ts';
import { contractBroken, request } from '#src/data/api/request.ts';
import { beginSession, endSession, session, sessionEnded } from '#src/data/session/session.ts';
import { type Line, lineTo } from '#tests/support/line.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { countGames } from '#tests/support/stored-games.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;
const ends: string[] = [];

beforeAll(async () => {
  platform = await createTestPlatform();
  sessionEnded.listen(({ why }) => ends.push(why));
});
afterAll(() => platform.close());

beforeEach(async () => {
  line = lineTo(platform.app);
  vi.stubGlobal('fetch', line.fetch);
  connection.value = 'online';
  member = await platform.register();
  beginSession({ memberId: member.id, token: member.token });
  ends.length = 0;
});
afterEach(async () => {
  endSession('signOut', session.peek().token);
  vi.unstubAllGlobals();
  const { db } = await database();
  await Promise.all(db.tables.map((table) => table.clear()));
});

const BROKEN = [
  ["a proxy's page", { status: 200, body: '<!doctype html><title>Sign in to the network</title>' }],
  ['an empty body', { status: 200, body: '' }],
  ['a bare 401', { status: 401, body: 'Unauthorized' }],
  ['a number', { status: 200, body: '42' }],
  ['a gateway that is down', { status: 502, body: 'Bad gateway' }],
] as const;

const UNREADABLE = [
  ['a success without its data', { status: 200, body: '{"errcode":0,"msg":"","data":{}}' }],
  ['a success with wrong types', { status: 200, body: '{"errcode":0,"msg":"","data":{"coin":"many"}}' }],
] as const;

describe.each(UNREADABLE)('%s', (_, answer) => {
  it('means that this version cannot read it, and says nothing of the connection', async () => {
    line.disturb = () => answer;
    connection.value = 'online';
    expect(await request(lobbyCalls.refreshData, {})).toEqual({ ok: false, kind: 'unreadable' });
    expect(session.peek().memberId).toBe(member.id);
    expect(connection.peek()).toBe('online');
  });
});

describe.each(BROKEN)('%s instead of an answer', (_, answer) => {
  it('means "service unreachable", never success and never a sign-out', async () => {
    line.disturb = () => answer;
    const reply = await request(lobbyCalls.refreshData, {});
    expect(reply).toEqual({ ok: false, kind: 'unreachable' });
    expect(session.peek().memberId).toBe(member.id);
    expect(connection.peek()).toBe('unsure');
  });

  it('overwrites no row', async () => {
    const { db } = await database();
    await refreshConfig();
    await refreshMember();
    const before = await Promise.all([
      db.config.toArray(),
      db.members.toArray(),
      db.balances.toArray(),
      countGames(db),
    ]);
    line.disturb = () => answer;
    await Promise.all([refreshConfig(), refreshBalance()]);
    const after = await Promise.all([
      db.config.toArray(),
      db.members.toArray(),
      db.balances.toArray(),
      countGames(db),
    ]);
    expect(after).toEqual(before);
  });
});

describe('a call', () => {
  it('carries the common fields, the token, the fingerprint and the language', async () => {
    const seen = vi.fn<typeof fetch>(line.fetch);
    vi.stubGlobal('fetch', seen);
    await request(lobbyCalls.refreshData, {});
    const [url, init] = seen.mock.calls[0] ?? [];
    expect(url).toBe('/app/v1/refreshData');
    expect(JSON.parse(init?.body as string)).toMatchObject({
      appId: 'halcyon',
      channel: 'WEB',
      clientReferrer: 'pk',
      appVersion: '1.1.0',
      platform: 1,
    });
    const headers = new Headers(init?.headers);
    expect(headers.get('authorization')).toBe(member.token);
    expect(headers.get('fingerprint')).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers.get('accept-language')).toBe('en-US');
  });

  it('is refused on the device if it needs a member and nobody is signed in', async () => {
    endSession('signOut', member.token);
    expect(await request(lobbyCalls.refreshData, {})).toEqual({ ok: false, kind: 'signedOut' });
    expect(line.sent).toHaveLength(0);
  });
});

describe('a 401 answer', () => {
  it('signs out once, however many calls fail together', async () => {
    await platform.call('logout', { requestId: crypto.randomUUID() }, { token: member.token });
    await Promise.all(Array.from({ length: 10 }, () => request(lobbyCalls.refreshData, {})));
    expect(session.peek().memberId).toBe(0);
    expect(ends).toEqual(['expired']);
  });

  it('to a public call signs nobody out', async () => {
    line.disturb = () => ({ status: 200, body: '{"errcode":401,"msg":"no"}' });
    const input = { account: 'x', password: 'y', loginType: 2 } as const;
    expect(await request(authCalls.accountLogin, input)).toMatchObject({ kind: 'refused', errcode: 401 });
    expect(session.peek().memberId).toBe(member.id);
  });

  it('for an earlier session does not end the new one', async () => {
    const other = await platform.register();
    line.disturb = () => ({ status: 200, body: '{"errcode":401,"msg":"no"}' });
    const late = request(lobbyCalls.refreshData, {});
    beginSession({ memberId: other.id, token: other.token });
    await late;
    expect(session.peek().memberId).toBe(other.id);
  });
});

describe('a refresh', () => {
  it('stores its answer, and drops the one row that breaks the contract', async () => {
    const { db } = await database();
    const broken: string[] = [];
    const stop = contractBroken.listen(({ problem }) => broken.push(problem));
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    const config = data as AppConfig;
    const gameList = [...(config.gameList ?? []), { gameId: 'seven' }];
    line.disturb = (body) =>
      body.includes('"v"')
        ? { status: 200, body: JSON.stringify({ errcode: 0, msg: '', data: { ...config, gameList } }) }
        : undefined;
    expect(await refreshConfig()).toEqual({ ok: true });
    expect(await countGames(db)).toBe(config.gameList?.length);
    expect(broken).toHaveLength(1);
    stop();
  });

  it('never empties a filled lobby', async () => {
    const { db } = await database();
    await refreshConfig();
    const games = await countGames(db);
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    const empty = { ...(data as AppConfig), v: 'new', gameList: [], gameTypeList: [], brandList: [] };
    line.disturb = () => ({ status: 200, body: JSON.stringify({ errcode: 0, msg: '', data: empty }) });
    await refreshConfig();
    expect(await countGames(db)).toBe(games);
    expect((await db.config.get('appConfig'))?.config.gameTypeList.length).toBeGreaterThan(0);
  });

  it.each([
    ['device', 0],
    ['memory', 1],
  ] as const)(
    'of the config, answered by the worker, is stored on %s storage %d times',
    async (state, rows) => {
      const { db } = await database();
      const { data } = await platform.call('anonymous/appConfig', { v: '' });
      const body = JSON.stringify({ errcode: 0, msg: '', data });
      line.disturb = () => ({ status: 200, body, headers: { [SOURCE_HEADER]: 'local' } });
      storageState.value = state;
      await refreshConfig();
      storageState.value = 'device';
      expect(await db.config.count()).toBe(rows);
    },
  );

  it('behind the worker stores a newer config and the list that it names', async () => {
    const { db } = await database();
    await refreshConfig();
    const { data } = await platform.call('anonymous/appConfig', { v: '' });
    const fresh = { ...(data as AppConfig), v: 'newer', gameResourceUrl: '/other/' };
    await takeRenewed(JSON.stringify({ errcode: 0, msg: '', data: fresh }));
    expect(await db.config.get('appConfig')).toMatchObject({
      v: 'newer',
      config: { gameResourceUrl: '/other/' },
    });
  });

  it.each([
    ['no answer', undefined, 'unsure'],
    ["a portal's page", '<!doctype html>', 'unsure'],
    ['an answer without its lists', '{"errcode":0,"msg":"","data":{"v":"newer"}}', 'online'],
  ])('behind the worker that ends with %s leaves the config as it was', async (_, answer, state) => {
    const { db } = await database();
    await refreshConfig();
    const before = await db.config.get('appConfig');
    await takeRenewed(answer);
    expect(await db.config.get('appConfig')).toEqual(before);
    expect(connection.peek()).toBe(state);
  });

  it('keeps the balance with the higher number, whichever answer arrives last', async () => {
    const { db } = await database();
    await refreshMember();
    const row = await db.balances.get(member.id);
    const late = JSON.stringify({
      errcode: 0,
      msg: '',
      data: { coin: 1, balanceSeq: (row?.balanceSeq ?? 1) - 1 },
    });
    line.disturb = (body) => (body.includes('gameListVersion') ? undefined : { status: 200, body: late });
    await refreshBalance();
    expect(await db.balances.get(member.id)).toMatchObject({ coin: row?.coin });
  });

  it('of a member who has signed out meanwhile stores nothing', async () => {
    const { db } = await database();
    const answer = refreshMember();
    endSession('signOut', member.token);
    await answer;
    expect(await db.members.count()).toBe(0);
  });
});
