// What is open to a member and waits for them, on a platform without a wheel: no answer is a constant.
import { expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { order, settle } from '../../wallet/platform/deposits.ts';
import { walletCatalogue } from '../../wallet/platform/wallet-catalogue.ts';

const catalogue = { ...walletCatalogue, config: { ...walletCatalogue.config, activityList: [] } };
const it = platformTest({}, { catalogue });

it('says that a sign-in of today waits until it is claimed', async ({ platform, member }) => {
  const flag = async () => (await platform.call('activityGetStatusList', {}, member)).data.signInFlag;
  expect(await flag()).toBe(true);
  await platform.call('appVipUserReceiveSignInAward', {}, member);
  expect(await flag()).toBe(false);
});

it('says that there is no wheel, and how much was deposited', async ({ platform, member }) => {
  const ask = async () => (await platform.call('getActivityIds', {}, member)).data;
  const nothing = { activityIds: [], activityMap: {}, hasTurntable: false, totalRecharge: 0 };
  expect(await ask()).toEqual(nothing);
  await settle(platform, (await order(platform, member, { amount: 50_00 })).data.orderId);
  expect(await ask()).toEqual({ ...nothing, totalRecharge: 50_00 });
});
