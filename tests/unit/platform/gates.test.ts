import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MAX_BODY, MAX_EVENT_BODY } from '#src/contract/envelope.ts';
import { handlers, type HandledCall } from '#server/api/handlers.ts';
import { calls } from '#src/contract/index.ts';
import { createTestPlatform, newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { COMMON, registration } from '#tests/support/registration.ts';

let platform: TestPlatform;
beforeAll(
  async () =>
    void (platform = await createTestPlatform({ MIN_APP_VERSION: '1.1', APP_ORIGINS: 'https://app.test' })),
);
afterAll(() => platform.close());

const names = Object.keys(handlers) as HandledCall[];
const memberCalls = names.filter((name) => calls[name].access === 'member');

/** What a call could change. */
const TABLES = [
  'member',
  'credential',
  'session',
  'ledger_entry',
  'request_memory',
  'game_like',
  'event',
  'identity',
  'passkey',
  'passkey_challenge',
  'second_step',
  'sms_code',
  'text_message',
] as const;

const rowCounts = async () => {
  const counts: number[] = [];
  for (const table of TABLES) {
    const counted = platform.db.selectFrom(table).select((eb) => eb.fn.countAll<number>().as('n'));
    counts.push(Number((await counted.executeTakeFirstOrThrow()).n));
  }
  return counts;
};

describe('every call', () => {
  it.each(names)('%s is refused with 400 if any common field is missing', async (name) => {
    for (const field of Object.keys(COMMON)) {
      const { [field as keyof typeof COMMON]: _, ...others } = COMMON;
      const { status, errcode, code, traceId } = await platform.post(name, JSON.stringify(others));
      expect({ status, errcode, code }, field).toEqual({ status: 400, errcode: 400, code: 400 });
      expect(traceId).toMatch(/^[0-9a-f]{16}$/);
    }
  });

  it.each(names)('%s is refused with 400 if a common field has the wrong type', async (name) => {
    for (const wrong of [
      { platform: 2 },
      { platform: '0' },
      { appId: 5 },
      { appVersion: null },
      { channel: '' },
    ]) {
      expect((await platform.post(name, JSON.stringify({ ...COMMON, ...wrong }))).errcode).toBe(400);
    }
  });

  it.each(['', '{', '[]', 'null', '"text"', '{"appId":', `${'['.repeat(5000)}${']'.repeat(5000)}`])(
    'with the body %.20s gets 400 in an envelope',
    async (body) => {
      const answer = await platform.post('refreshData', body);
      expect(answer).toMatchObject({ status: 400, errcode: 400, data: null });
      expect(answer.msg).not.toBe('');
    },
  );

  it('must be sent as JSON', async () => {
    const body = JSON.stringify(COMMON);
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'nonsense',
    ]) {
      expect((await platform.post('refreshData', body, { 'content-type': type })).status, type).toBe(400);
    }
    const answer = await platform.post('getCustomerServices', body, {
      'content-type': 'Application/JSON; charset=UTF-8',
    });
    expect(answer.status).toBe(200);
  });

  it('must be known', async () => {
    for (const name of ['nothing', '', 'constructor', '__proto__', 'anonymous/nothing', '%00', 'a/b/c']) {
      const answer = await platform.post(name, JSON.stringify(COMMON));
      expect(answer, name).toMatchObject({ status: 404, errcode: 404, code: 404 });
    }
  });

  it.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    'must use POST: %s gets 405',
    async (method) => {
      const response = await platform.app.inject({ method, url: '/app/v1/refreshData' });
      expect(response.statusCode).toBe(405);
      expect(response.headers['allow']).toBe('POST');
      if (method !== 'HEAD') expect(response.json()).toMatchObject({ errcode: 405, code: 405 });
    },
  );

  it('is refused unparsed above the size limit: 413', async () => {
    const body = (bytes: number) => JSON.stringify({ ...COMMON, filling: 'x'.repeat(bytes) });
    const whole = (limit: number) => limit - body(0).length;
    expect((await platform.post('getCustomerServices', body(whole(MAX_BODY)))).status).toBe(200);
    const above = await platform.post('getCustomerServices', body(whole(MAX_BODY) + 1));
    expect(above).toMatchObject({ status: 413, errcode: 413, code: 413 });
    const event = await platform.post('anonymous/appEventLogClient', body(whole(MAX_EVENT_BODY) + 1));
    expect(event).toMatchObject({ status: 413, errcode: 413 });
    // Not even JSON: the size is checked first.
    expect((await platform.post('getCustomerServices', 'x'.repeat(MAX_BODY + 1))).status).toBe(413);
  });

  it('from an app that is too old is asked to update, but its events are accepted', async () => {
    const old = { ...COMMON, appVersion: '1.0.9' };
    const answer = await platform.post('getCustomerServices', JSON.stringify(old));
    expect(answer).toMatchObject({ errcode: 426, code: 400, data: { minVersion: '1.1' } });
    const events = await platform.post(
      'anonymous/appEventLogClient',
      JSON.stringify({ ...old, eventList: [{}] }),
    );
    expect(events.errcode).toBe(0);
  });

  it('is answered with a time, a trace id and without caching', async () => {
    const answer = await platform.call('getCustomerServices');
    expect(answer).toMatchObject({ errcode: 0, code: 200, msg: '', serverTime: 1_795_176_000 });
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
    });
  });

  it('is answered in the language of the app', async () => {
    const said = async (language: string) =>
      (await platform.call('refreshData', {}, { headers: { 'accept-language': language } })).msg;
    expect(await said('es')).toBe('Vuelve a entrar.');
    expect(await said('fr, es-MX;q=0.8')).toBe('Vuelve a entrar.');
    expect(await said('xx')).toBe('Sign in again.');
  });

  it('is allowed from another origin only if a setting names it', async () => {
    const ask = (origin: string) =>
      platform.app.inject({
        method: 'OPTIONS',
        url: '/app/v1/refreshData',
        headers: { origin, 'access-control-request-method': 'POST' },
      });
    const allowed = await ask('https://app.test');
    expect(allowed.statusCode).toBe(204);
    expect(allowed.headers['access-control-allow-origin']).toBe('https://app.test');
    expect(allowed.headers['access-control-allow-headers']).toContain('fingerprint');
    expect((await ask('https://other.test')).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a call for members', () => {
  it.each(memberCalls)(
    '%s is refused with 401 without a token, with an invented one, and after logout',
    async (name) => {
      const member = await platform.register();
      await platform.call('logout', {}, member);
      const before = await rowCounts();
      for (const token of ['', 'made-up', 'x'.repeat(5000), member.token, `Bearer ${member.token}`]) {
        const answer = await platform.call(name, { gameId: 101, like: 1 }, { token });
        expect(answer, token).toMatchObject({ status: 200, errcode: 401, code: 401, data: null });
      }
      expect(await rowCounts()).toEqual(before);
    },
  );

  it('is refused with 401 when the session has expired', async () => {
    const member = await platform.register();
    platform.clock.advance(31 * 86_400_000);
    expect((await platform.call('refreshData', {}, member)).errcode).toBe(401);
  });

  it('is refused to a suspended member, each call with its own message', async () => {
    const member = await platform.register();
    await platform.db.updateTable('member').set({ status: 2 }).where('id', '=', member.id).execute();
    const device = {
      gameListVersion: '',
      os: 'ios',
      deviceModel: '',
      messagingToken: '',
      phoneinfoJsonModel: '',
    };
    expect(await platform.call('refreshData', {}, member)).toMatchObject({ errcode: 403, code: 403 });
    expect(await platform.call('getAfterLoginInfo', device, member)).toMatchObject({
      errcode: 1013,
      code: 403,
    });
  });
});

describe('the fields of a call', () => {
  it('each have their own error', async () => {
    const member = await platform.register();
    const problems = async (name: 'startGame' | 'betRecord', input: object) =>
      (await platform.call(name, input, member)).data as unknown;
    expect(await problems('startGame', {})).toEqual({ fields: { gameId: 'required' } });
    expect(await problems('startGame', { gameId: '1' })).toEqual({ fields: { gameId: 'type' } });
    expect(await problems('startGame', { gameId: 1.5 })).toEqual({ fields: { gameId: 'type' } });
    expect(await problems('startGame', { gameId: -1 })).toEqual({ fields: { gameId: 'tooSmall' } });
    expect(await problems('startGame', { gameId: 2 ** 60 })).toEqual({ fields: { gameId: 'tooLarge' } });
    expect(await problems('startGame', { gameId: 1, tryIt: 7 })).toEqual({ fields: { tryIt: 'pattern' } });
    expect(await problems('startGame', { gameId: 1, tryIt: 'yes' })).toEqual({ fields: { tryIt: 'type' } });
    expect(await problems('startGame', { gameId: 1, returnUrl: 'a\0b' })).toEqual({
      fields: { returnUrl: 'pattern' },
    });
    const range = { startTime: 0, endTime: 1 };
    expect(await problems('betRecord', { ...range, page: 0, pageSize: 51 })).toEqual({
      fields: { page: 'tooSmall', pageSize: 'tooLarge' },
    });
  });

  it('must contain a UUID as idempotency key for writes', async () => {
    const answer = await platform.call('accountRegist', {
      ...registration(newAccount()),
      requestId: 'again',
    });
    expect(answer).toMatchObject({ errcode: 422, code: 400, data: { fields: { requestId: 'pattern' } } });
  });
});
