// Bonuses with an end: the first days, the red packet of the evening, and stakes that grow old.
import { describe, expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { bonusCatalogue, REBATE, RED_PACKET } from './bonus-catalogue.ts';
import { DAY, goTo, playRounds } from './earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

describe('the login bonus', () => {
  it('of each day can be claimed on that day only, and ends with the last one', async ({
    platform,
    member,
  }) => {
    const receive = (day: number) => platform.call('loginBonus3UserReceive', { day }, member);
    expect((await receive(2)).errcode).toBe(4008);
    expect((await receive(4)).errcode).toBe(4001);
    platform.clock.advance(DAY);
    expect((await receive(1)).errcode).toBe(4007);
    expect((await platform.call('loginBonus3User', {}, member)).data).toMatchObject({
      ...{ day: 2, status: 1 },
      days: [{ status: 0 }, { status: 1 }, { status: 0 }],
    });
    expect((await receive(2)).data).toMatchObject({ day: 2, awards: [{ num: 2_00 }] });
    expect((await platform.call('loginBonus3User', {}, member)).data.status).toBe(0);
    platform.clock.advance(2 * DAY);
    expect((await platform.call('loginBonus3User', {}, member)).errcode).toBe(4001);
    expect((await receive(3)).errcode).toBe(4001);
  });
});

describe('a red packet', () => {
  it('is given in the evening, once a day', async ({ platform, member }) => {
    const receive = (id = RED_PACKET) => platform.call('redPacketReceive', { id }, member);
    goTo(platform, 17);
    const { now } = platform.clock;
    const opens = (now.getTime() + 3_600_000) / 1000;
    expect(await receive()).toMatchObject({ errcode: 4008, data: { nextTime: opens } });
    goTo(platform, 18);
    expect((await receive(61)).errcode).toBe(4001);
    expect((await receive()).errcode).toBe(0);
    expect((await receive()).errcode).toBe(4003);
    goTo(platform, 22);
    const late = await platform.register();
    expect((await platform.call('redPacketReceive', { id: RED_PACKET }, late)).errcode).toBe(4007);
    goTo(platform, 18);
    expect((await receive()).errcode).toBe(0);
  });
});

describe('the rebate', () => {
  it('is a share of each stake by kind of game, and can be claimed from a minimum on', async ({
    platform,
    member,
  }) => {
    const state = async () => (await platform.call('betBonus', {}, member)).data;
    const receive = () => platform.call('betBonusReceive', {}, member);
    expect((await receive()).errcode).toBe(4004);
    await playRounds(platform, member, [40]);
    expect(await state()).toMatchObject({
      ...{ claimable: 80, claimed: 0, total: 80, rate: REBATE, min: 1_00 },
      list: [{ typeId: 1, name: 'Slots', bet: 40_00, rate: REBATE, bonus: 80 }],
      resetTime: (platform.clock.now.getTime() + 30 * DAY) / 1000,
    });
    expect((await receive()).errcode).toBe(2002);
    await playRounds(platform, member, [35]);
    expect((await receive()).data).toMatchObject({ amount: 1_50 });
    expect(await state()).toMatchObject({ claimable: 0, claimed: 1_50, total: 1_50, list: [] });
    expect((await platform.call('betBonusLog', {}, member)).data.list).toMatchObject([
      { type: 1, amount: 1_50, bet: 75_00 },
    ]);
    expect((await platform.call('betBonusReceive', { type: 2 }, member)).errcode).toBe(4004);
  });

  it('forgets stakes that nobody claimed for thirty days', async ({ platform, member }) => {
    await playRounds(platform, member, [100]);
    platform.clock.advance(31 * DAY);
    const again = await platform.call(
      'accountLogin',
      { account: member.account, password: PASSWORD, loginType: 2 },
      { fingerprint: 'a-device' },
    );
    const signedIn = { ...member, token: again.data.token, fingerprint: 'a-device' };
    expect((await platform.call('betBonus', {}, signedIn)).data.claimable).toBe(0);
  });
});
