import { expect } from 'vitest';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACCOUNT, walletCatalogue } from './wallet-catalogue.ts';

const { config } = walletCatalogue;
const BOUNDS = { min: 8, max: 12 };
const catalogue = {
  ...walletCatalogue,
  config: {
    ...config,
    lengthBounds: { ...config.lengthBounds, withdrawAccount: BOUNDS },
    bankList: config.bankList.map((bank) => ({ ...bank, accountPattern: '\\d+' })),
  },
};
const it = platformTest({}, { catalogue });

it('the length of an account number is bounded by the config', async ({ platform, member }) => {
  const add = (length: number) =>
    platform.call('addBankInfo', { ...ACCOUNT, accountNo: '7'.repeat(length) }, member);
  expect((await add(BOUNDS.min - 1)).data).toEqual({ fields: { accountNo: 'tooShort' } });
  expect((await add(BOUNDS.max + 1)).data).toEqual({ fields: { accountNo: 'tooLong' } });
  expect((await add(BOUNDS.max)).errcode).toBe(0);
  const other = await platform.register();
  const shortest = { ...ACCOUNT, accountNo: '7'.repeat(BOUNDS.min) };
  expect((await platform.call('addBankInfo', shortest, other)).errcode).toBe(0);
});
