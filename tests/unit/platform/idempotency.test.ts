import { randomUUID } from 'node:crypto';
import { describe, expect } from 'vitest';
import { newAccount, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD, registration } from '#tests/support/registration.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

const toggle = (requestId: string) => ({ gameId: GAMES.open, requestId });

describe('the same wish again', () => {
  it('gets the same answer and happens once', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    const first = await platform.call('gameLike', wish, member);
    const again = await platform.call(
      'gameLike',
      { ...wish, requestId: wish.requestId.toUpperCase() },
      member,
    );
    expect(first.data).toEqual({ gameLikes: [GAMES.open], like: 1 });
    expect(again.data).toEqual(first.data);
    expect((await platform.call('gameLike', { gameId: GAMES.open }, member)).data.like).toBe(0);
  });

  it('happens once when both come at the same moment', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    const answers = await Promise.all([1, 2, 3, 4].map(() => platform.call('gameLike', wish, member)));
    for (const { data } of answers) expect(data).toEqual({ gameLikes: [GAMES.open], like: 1 });
  });

  it('is refused with 409 when it asks for something else', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    await platform.call('gameLike', wish, member);
    const other = await platform.call('gameLike', { ...wish, gameId: GAMES.another }, member);
    expect(other).toMatchObject({ status: 200, errcode: 409, code: 409 });
    expect((await platform.call('startGame', wish, member)).errcode).toBe(409);
    expect((await platform.call('gameLike', { ...wish, like: 1 }, member)).errcode).toBe(409);
  });

  it('is the same when the app was updated meanwhile', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    await platform.call('gameLike', wish, member);
    const newer = await platform.call('gameLike', { ...wish, appVersion: '1.2.0', platform: 1 }, member);
    expect(newer.data.like).toBe(1);
  });

  it('is judged anew when it was refused', async ({ platform }) => {
    const member = await platform.register();
    const wish = { gameId: GAMES.closed, requestId: randomUUID() };
    expect((await platform.call('startGame', wish, member)).errcode).toBe(3002);
    await platform.db.updateTable('game').set({ status: 1 }).where('game_id', '=', GAMES.closed).execute();
    expect((await platform.call('startGame', wish, member)).errcode).toBe(0);
    await platform.db.updateTable('game').set({ status: 0 }).where('game_id', '=', GAMES.closed).execute();
  });

  it("of another member is another member's", async ({ platform }) => {
    const [one, other] = [await platform.register(), await platform.register()];
    const wish = toggle(randomUUID());
    await platform.call('gameLike', wish, one);
    expect((await platform.call('gameLike', { ...wish, gameId: GAMES.another }, other)).data).toEqual({
      gameLikes: [GAMES.another],
      like: 1,
    });
  });

  it('is forgotten after a day', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    expect((await platform.call('gameLike', wish, member)).data.like).toBe(1);
    platform.clock.advance(86_400_000 - 1000);
    expect((await platform.call('gameLike', wish, member)).data.like).toBe(1);
    platform.clock.advance(2000);
    expect((await platform.call('gameLike', wish, member)).data.like).toBe(0);
  });
});

describe('what became of a wish', () => {
  it('is told to its member alone', async ({ platform }) => {
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

  it('keeps no launch address', async ({ platform }) => {
    const member = await platform.register();
    const wish = toggle(randomUUID());
    const { data } = await platform.call('startGame', wish, member);
    const { data: outcome } = await platform.call('requestResult', { requestId: wish.requestId }, member);
    expect(outcome).toEqual({ state: 'done', call: 'startGame' });
    const secret = new URL(data.url).hash.slice(1);
    const stored = JSON.stringify(await platform.db.selectFrom('request_memory').selectAll().execute());
    expect(secret.length).toBeGreaterThan(40);
    expect(stored).not.toContain(secret);
  });
});

describe('registering again because the answer was lost', () => {
  const ask = (platform: TestPlatform, wish: object, fingerprint = 'here') =>
    platform.call('accountRegist', wish, { fingerprint });

  it('gives a new token for the same session, and the coin only once', async ({ platform }) => {
    const wish = { ...registration(newAccount()), requestId: randomUUID() };
    const [first, again] = [await ask(platform, wish), await ask(platform, wish)];
    expect(again.data.userInfo).toEqual(first.data.userInfo);
    expect(again.data).toMatchObject({ isNew: true, awards: first.data.awards });
    expect(again.data.token).not.toBe(first.data.token);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).data.balanceSeq).toBe(1);
  });

  it('makes one member of two requests at the same moment', async ({ platform }) => {
    const wish = { ...registration(newAccount()), requestId: randomUUID() };
    const answers = await Promise.all([ask(platform, wish), ask(platform, wish), ask(platform, wish)]);
    expect(new Set(answers.map(({ data }) => data.userInfo.id)).size).toBe(1);
    const working = await Promise.all(
      answers.map(({ data }) => platform.call('refreshData', {}, { token: data.token })),
    );
    expect(working.filter(({ errcode }) => errcode === 0)).toHaveLength(1);
  });

  it('is refused with another name, another password, or from elsewhere', async ({ platform }) => {
    const wish = { ...registration(newAccount()), requestId: randomUUID() };
    await ask(platform, wish);
    expect((await ask(platform, { ...wish, account: newAccount() })).errcode).toBe(409);
    expect((await ask(platform, { ...wish, password: `${PASSWORD}!` })).errcode).toBe(409);
    expect((await ask(platform, wish, 'elsewhere')).errcode).toBe(1003);
  });

  it('does not open a session that was ended meanwhile', async ({ platform }) => {
    const wish = { ...registration(newAccount()), requestId: randomUUID() };
    const { data } = await ask(platform, wish);
    await platform.call('logout', {}, { token: data.token });
    expect((await ask(platform, wish)).errcode).toBe(409);
  });

  it('works for signing in too', async ({ platform }) => {
    const { account } = await platform.register();
    const wish = { account, password: PASSWORD, loginType: 2, requestId: randomUUID() };
    const first = await platform.call('accountLogin', wish);
    const again = await platform.call('accountLogin', wish);
    expect((await platform.call('refreshData', {}, { token: first.data.token })).errcode).toBe(401);
    expect((await platform.call('refreshData', {}, { token: again.data.token })).errcode).toBe(0);
    expect((await platform.call('accountLogin', { ...wish, password: 'not-this-one' })).errcode).toBe(409);
  });
});
