// A platform with the invitation wheel open: any three spins reach the target.
import { randomUUID } from 'node:crypto';
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { registration } from '#tests/support/registration.ts';
import { playRounds } from '../../bonus/platform/earn.ts';
import { order, settle } from '../../wallet/platform/deposits.ts';
import { walletCatalogue } from '../../wallet/platform/wallet-catalogue.ts';

const coin = (num: number) => ({ itemId: 2001, num });

/** Hundredths. */
export const TARGET = 100_00;
export const DAYS = 7;
export const INVITE_ACTIVITY = 20;
export const SPIN_AWARDS = [coin(40_00), coin(45_00), coin(50_00), coin(60_00)];
/** What a friend has to deposit and stake, in coins. */
export const VALID = { recharge: 20, bet: 30 };

const small = walletCatalogue;

export const inviteCatalogue: Catalogue = {
  ...small,
  config: {
    ...small.config,
    activityList: [
      {
        ...{ id: 7, activityType: INVITE_ACTIVITY, name: 'Spin with friends', image: 'x', sort: 1, type: 0 },
        ...{ clickType: 1, clickAction: '7', unloginShowStatus: 1, status: 1 },
      },
    ],
    agentConfig: {
      ...{ levels: [], inviteAwards: [], rule: '' },
      validInvite: { recharge: VALID.recharge * 100, bet: VALID.bet * 100 },
    },
    inviteConfig: { target: TARGET, spinAwards: SPIN_AWARDS, days: DAYS, rule: '<p>Rule of the wheel</p>' },
  },
};

type Config = Catalogue['config'];

/** The same with some fields changed. */
export const inviteCatalogueWith = (change: Partial<Config>): Catalogue => ({
  ...inviteCatalogue,
  config: { ...inviteCatalogue.config, ...change },
});

/** Registers a friend with the member's invitation code. */
export async function inviteFriend(
  platform: TestPlatform,
  member: SignedInCaller,
  account = `f${randomUUID().slice(0, 12).replaceAll('-', '')}`,
): Promise<SignedInCaller> {
  const { invite_code } = await platform.db
    .selectFrom('member')
    .select('invite_code')
    .where('id', '=', member.id)
    .executeTakeFirstOrThrow();
  const { data, errcode } = await platform.call('accountRegist', {
    ...registration(account),
    inviteCode: invite_code,
  });
  if (errcode !== 0) throw new Error(`The friend was refused with ${errcode}`);
  return { token: data.token, id: data.userInfo.id, account };
}

/** Deposits and stakes as much as makes a friend valid. */
export async function makeValid(platform: TestPlatform, friend: SignedInCaller): Promise<void> {
  await depositOf(platform, friend);
  await playRounds(platform, friend, [VALID.bet]);
}

export async function depositOf(platform: TestPlatform, friend: SignedInCaller): Promise<void> {
  const { data } = await order(platform, friend, { amount: VALID.recharge * 100 });
  await settle(platform, data.orderId);
}

/** A friend who brings a spin. */
export async function inviteValidFriend(
  platform: TestPlatform,
  member: SignedInCaller,
): Promise<SignedInCaller> {
  const friend = await inviteFriend(platform, member);
  await makeValid(platform, friend);
  return friend;
}

export const spin = (platform: TestPlatform, member: SignedInCaller, requestId: string = randomUUID()) =>
  platform.call('actInviteUserSpin', { requestId }, member);

export const cashOut = (platform: TestPlatform, member: SignedInCaller) =>
  platform.call('actInviteUserExchange', { requestId: randomUUID() }, member);

export const statusOf = async (platform: TestPlatform, member: SignedInCaller) =>
  (await platform.call('actInviteUserStatus', {}, member)).data;
