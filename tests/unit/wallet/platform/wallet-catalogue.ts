// A platform with two ways to deposit, one to withdraw, and two banks.
import type { Catalogue } from '#server/store/lobby/catalogue.ts';
import { smallCatalogue } from '#tests/support/small-catalogue.ts';

export const METHODS = { plain: 1, withFee: 2, toBank: 3, closed: 4, unknown: 99 };
export const BANKS = { open: 1, another: 2, closed: 3 };
export const ACCOUNT = { bankId: BANKS.open, accountNo: '1234567890', accountName: 'Ada Example' };
export const MIN = 10_00;
export const MAX = 500_00;

const usual = { icon: 'x', status: 1, sort: 1, min: MIN, max: MAX, presets: [MIN] } as const;
const method = (id: number, more: object = {}) => ({
  ...{ ...usual, id, name: `Method ${id}`, feePercent: 0, bonusPercent: 0, needBank: 0 as const },
  ...more,
});
const bank = (id: number, status: 0 | 1) => ({
  ...{ id, code: `B${id}`, name: `Bank ${id}`, icon: 'x', status, accountPattern: '\\d{10}' },
  withdraw: 1 as const,
});

export const walletCatalogue: Catalogue = {
  ...smallCatalogue,
  config: {
    ...smallCatalogue.config,
    rechargeTypeList: [
      method(METHODS.plain),
      method(METHODS.withFee, { feePercent: 150, bonusPercent: 10_000 }),
      method(METHODS.toBank, { needBank: 1 }),
      method(METHODS.closed, { status: 0 }),
    ],
    bankList: [bank(BANKS.open, 1), bank(BANKS.another, 1), bank(BANKS.closed, 0)],
    propConfigMap: {
      1001: { num: 5_000, name: 'Half', icon: 'x' },
      1301: { num: 7_00, name: 'Seven coins', icon: 'x' },
    },
  },
  platform: {
    ...smallCatalogue.platform,
    withdrawal: {
      methods: [
        {
          ...{ name: 'bank', title: 'Bank', icon: 'x', status: 1, bankIds: [BANKS.open, BANKS.another] },
          ...{ min: MIN, max: MAX, feePercent: 100, feeFixed: 50, etaMinutes: [10, 60] },
        },
      ],
      perDay: { count: 2, amount: 600_00 },
      needSafeboxPassword: false,
      needKyc: false,
      mostAccounts: 2,
    },
  },
};
