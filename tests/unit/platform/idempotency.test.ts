import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const toggle = (requestId: string) => ({ gameId: GAMES.open, requestId });

describe('a repeated mutation', () => {
  it('gets the same answer and happens once', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    const first = await platform.call('gameLike', input, member);
    const again = await platform.call(
      'gameLike',
      { ...input, requestId: input.requestId.toUpperCase() },
      member,
    );
    expect(first.data).toEqual({ gameLikes: [GAMES.open], like: 1 });
    expect(again.data).toEqual(first.data);
    expect((await platform.call('gameLike', { gameId: GAMES.open }, member)).data.like).toBe(0);
  });

  it('happens once when two copies arrive at the same moment', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    const answers = await Promise.all([1, 2, 3, 4].map(() => platform.call('gameLike', input, member)));
    for (const { data } of answers) expect(data).toEqual({ gameLikes: [GAMES.open], like: 1 });
  });

  it('is refused with 409 if its input differs', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    await platform.call('gameLike', input, member);
    const other = await platform.call('gameLike', { ...input, gameId: GAMES.another }, member);
    expect(other).toMatchObject({ status: 200, errcode: 409, code: 409 });
    expect((await platform.call('startGame', input, member)).errcode).toBe(409);
    expect((await platform.call('gameLike', { ...input, like: 1 }, member)).errcode).toBe(409);
  });

  it('is the same after an update of the app', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    await platform.call('gameLike', input, member);
    const newer = await platform.call('gameLike', { ...input, appVersion: '1.2.0', platform: 1 }, member);
    expect(newer.data.like).toBe(1);
  });

  it('is checked again if it was refused', async ({ platform }) => {
    const member = await platform.register();
    const input = { gameId: GAMES.closed, requestId: randomUUID() };
    expect((await platform.call('startGame', input, member)).errcode).toBe(3002);
    await platform.db.updateTable('game').set({ status: 1 }).where('game_id', '=', GAMES.closed).execute();
    expect((await platform.call('startGame', input, member)).errcode).toBe(0);
    await platform.db.updateTable('game').set({ status: 0 }).where('game_id', '=', GAMES.closed).execute();
  });

  it('of another member is independent', async ({ platform }) => {
    const [one, other] = [await platform.register(), await platform.register()];
    const input = toggle(randomUUID());
    await platform.call('gameLike', input, one);
    expect((await platform.call('gameLike', { ...input, gameId: GAMES.another }, other)).data).toEqual({
      gameLikes: [GAMES.another],
      like: 1,
    });
  });

  it('is forgotten after a day', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    expect((await platform.call('gameLike', input, member)).data.like).toBe(1);
    platform.clock.advance(86_400_000 - 1000);
    expect((await platform.call('gameLike', input, member)).data.like).toBe(1);
    platform.clock.advance(2000);
    expect((await platform.call('gameLike', input, member)).data.like).toBe(0);
  });
});

describe('the outcome of a mutation', () => {
  it('is shown only to its member', async ({ platform }) => {
    const [member, other] = [await platform.register(), await platform.register()];
    const { requestId } = toggle(randomUUID());
    const outcome = async (caller: typeof member) =>
      (await platform.call('requestResult', { requestId }, caller)).data;
    expect(await outcome(member)).toEqual({ state: 'unknown' });
    await platform.call('gameLike', toggle(requestId), member);
    const data = { gameLikes: [GAMES.open], like: 1 };
    expect(await outcome(member)).toEqual({ state: 'done', call: 'gameLike', data });
    expect(await outcome(other)).toEqual({ state: 'unknown' });
  });

  it('contains no launch address', async ({ platform }) => {
    const member = await platform.register();
    const input = toggle(randomUUID());
    const { data } = await platform.call('startGame', input, member);
    const { data: outcome } = await platform.call('requestResult', { requestId: input.requestId }, member);
    expect(outcome).toEqual({ state: 'done', call: 'startGame' });
    const secret = new URL(data.url).hash.slice(1);
    const stored = JSON.stringify(await platform.db.selectFrom('request_memory').selectAll().execute());
    expect(secret.length).toBeGreaterThan(40);
    expect(stored).not.toContain(secret);
  });
});

describe('a repeated registration after a lost answer', () => {
  const ask = (platform: TestPlatform, input: object, fingerprint = 'here') =>
    platform.call('accountRegist', input, { fingerprint });

  it('gets a new token for the same session, and the coin only once', async ({ platform }) => {
    const input = { ...registration(newAccount()), requestId: randomUUID() };
    const [first, again] = [await ask(platform, input), await ask(platform, input)];
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect(again.data).toMatchObject({ isNew: true, awards: first.data.awards });
    expect(again.data.token).not.toBe(first.data.token);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).data.balanceSeq).toBe(1);
  });

  it('creates one member from two simultaneous requests', async ({ platform }) => {
    const input = { ...registration(newAccount()), requestId: randomUUID() };
    const answers = await Promise.all([ask(platform, input), ask(platform, input), ask(platform, input)]);
    expect(new Set(answers.map(({ data }) => data.userInfo.id)).size).toBe(1);
    const working = await Promise.all(
      answers.map(({ data }) => platform.call('refreshData', {}, { token: data.token })),
    );
    expect(working.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  it('is refused with another name, another password, or from another installation', async ({ platform }) => {
    const input = { ...registration(newAccount()), requestId: randomUUID() };
    await ask(platform, input);
    expect((await ask(platform, { ...input, account: newAccount() })).errcode).toBe(409);
    expect((await ask(platform, { ...input, password: `${PASSWORD}!` })).errcode).toBe(409);
    expect((await ask(platform, input, 'elsewhere')).errcode).toBe(1003);
  });

  it('does not reopen a session that was ended meanwhile', async ({ platform }) => {
    const input = { ...registration(newAccount()), requestId: randomUUID() };
    const { data } = await ask(platform, input);
    await platform.call('logout', {}, { token: data.token });
    expect((await ask(platform, input)).errcode).toBe(409);
  });

  it('works the same for signing in', async ({ platform }) => {
    const { account } = await platform.register();
    const input = { account, password: PASSWORD, loginType: 2, requestId: randomUUID() };
    const first = await platform.call('accountLogin', input);
    const again = await platform.call('accountLogin', input);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).errcode).toBe(0);
    expect((await platform.call('accountLogin', { ...input, password: 'not-this-one' })).errcode).toBe(409);
  });
});
