import { describe, expect } from 'vitest';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { AFTER_LOGIN } from '#tests/support/registration.ts';

const it = platformTest();

const NO_FLAGS = {
  spinAwardFlag: false,
  taskAwardFlag: false,
  agent5AwardFlag: false,
  vipAwardFlag: false,
  signInFlag: true,
  emailAwardFlag: false,
};

describe('the calls after signing in', () => {
  it("return the member and the member's data", async ({ platform }) => {
    const member = await platform.register();
    await platform.call('gameLike', { gameId: GAMES.open, like: 1 }, member);
    const { errcode, data } = await platform.call('getAfterLoginInfo', AFTER_LOGIN, member);
    expect(errcode).toBe(0);
    expect(data).toMatchObject({
      userInfo: {
        id: member.id,
        account: member.account,
        nickname: member.account,
        coin: WELCOME_COIN,
        vip: 0,
      },
      gameLikes: [GAMES.open],
      gameHistory: [],
      appUserBank: null,
      appUserBankList: {},
      firstRecharge: 0,
      activityIds: [7],
      activityMap: { 7: { id: 7, status: 1 } },
      flags: NO_FLAGS,
      unreadMail: 0,
    });
    expect(data.inviteCode).toMatch(/^[A-HJ-NP-Z2-9]{8}$/);
    expect(data.shareUrlMap['copy']).toMatch(
      new RegExp(`^http://localhost(:80)?/\\?inviteCode=${data.inviteCode}$`),
    );
  });

  it('include the games only if they have changed', async ({ platform }) => {
    const member = await platform.register();
    const first = await platform.call('getAfterLoginInfo', AFTER_LOGIN, member);
    const { gameList, gameListVersion = '' } = first.data.configPatch;
    expect(gameList).toHaveLength(9);
    const again = await platform.call('getAfterLoginInfo', { ...AFTER_LOGIN, gameListVersion }, member);
    expect(again.data.configPatch).toEqual({});
    const light = await platform.call('getAfterLoginInfoWeb', { gameListVersion }, member);
    expect(light.data).toEqual({
      gameLikes: [],
      gameHistory: [],
      gameListVersion,
      recommend: [GAMES.open],
      maintain: [{ platformId: 3, until: 4_000_000_000 }],
    });
  });

  it('are small', async ({ platform }) => {
    const member = await platform.register();
    const balanceTime = Math.floor(platform.clock.now.getTime() / 1000);
    expect((await platform.call('refreshData', {}, member)).data).toEqual({
      coin: WELCOME_COIN,
      balanceSeq: 1,
      safebox: 0,
      lottery: 0,
      vip: 0,
      vipExp: 0,
      bet: 0,
      balanceTime,
    });
    expect((await platform.call('activityGetStatusList', {}, member)).data).toEqual(NO_FLAGS);
    expect((await platform.call('getActivityIds', {}, member)).data).toEqual({
      activityIds: [7],
      activityMap: { 7: { id: 7, status: 1, claimable: false, progress: 0, target: 0 } },
      hasTurntable: true,
      totalRecharge: 0,
    });
  });

  it('continue with a heartbeat that returns how long the session lasts', async ({ platform }) => {
    const member = await platform.register();
    platform.clock.advance(90_000);
    const serverTime = Math.floor(platform.clock.now.getTime() / 1000);
    expect((await platform.call('online', { gameId: 0 }, member)).data).toEqual({
      serverTime,
      sessionSeconds: 90,
    });
  });
});

describe('customer service', () => {
  it('is available to everybody, in their language', async ({ platform }) => {
    const { data } = await platform.call('getCustomerServices', {}, { headers: { 'accept-language': 'es' } });
    expect(data.appCustomerServiceQueue).toMatchObject([
      { id: 1, name: 'Ayuda', sort: 1, itemType: 1, param1: 'x', param2: '' },
    ]);
  });
});
