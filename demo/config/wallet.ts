// Payment methods, banks, and award items. All banks are invented.
import type { ConfigFields } from '#server/store/lobby/catalogue.ts';
import type { Translatable } from '#server/store/config/platform-config.ts';
import { COIN, say } from './words.ts';

type Fields = Translatable<
  Pick<ConfigFields, 'rechargeTypeList' | 'bankList' | 'itemList' | 'propConfigMap'>
>;

const presets = (...coins: number[]): number[] => coins.map((each) => each * COIN);

/** Hundredths of a percent of a coupon, or the coin of a gift. */
const ITEMS = [
  {
    id: 1001,
    num: 5_000,
    icon: 'ticket-percent',
    name: say('depositCoupon50'),
  },
  {
    id: 1002,
    num: 1_000,
    icon: 'ticket-percent',
    name: say('depositCoupon10'),
  },
  {
    id: 1003,
    num: 2_000,
    icon: 'ticket-percent',
    name: say('depositCoupon20'),
  },
  { id: 1201, num: 1_500, icon: 'ticket', name: say('fixedCoupon15') },
  { id: 1202, num: 3_000, icon: 'ticket', name: say('fixedCoupon30') },
  { id: 1301, num: 10 * COIN, icon: 'gift', name: say('giftOf10Coins') },
  { id: 1302, num: 50 * COIN, icon: 'gift', name: say('giftOf50Coins') },
  { id: 2001, num: COIN, icon: 'coins', name: say('coins') },
  { id: 2002, num: 1, icon: 'star', name: say('points') },
  { id: 4001, num: 1, icon: 'activity', name: say('activityPoints') },
  { id: 40_001, num: 1, icon: 'sparkles', name: say('sparkler') },
  { id: 40_002, num: 1, icon: 'lamp', name: say('paperLantern') },
  { id: 40_003, num: 1, icon: 'scroll', name: say('goodLuckScroll') },
  { id: 40_004, num: 1, icon: 'party-popper', name: say('firework') },
];

const BANKS: readonly (readonly [code: string, name: string])[] = [
  ['ALDW', 'Alder & Wren Bank'],
  ['BLUE', 'Bluewater Savings'],
  ['CAPE', 'Cape Meridian'],
  ['DOVE', 'Dovecote Mutual'],
  ['ELMB', 'Elm Bridge Bank'],
  ['FERN', 'Fernhill Credit'],
  ['GRAN', 'Granary Union'],
  ['HARB', 'Harbour Trust'],
  ['ISLE', 'Isle Commercial'],
  ['KING', 'Kingfisher Bank'],
  ['LARK', 'Lark Digital'],
  ['MILL', 'Millstream Bank'],
];

const RECHARGE_TYPES: Fields['rechargeTypeList'] = [
  {
    id: 1,
    name: say('bankTransfer'),
    icon: 'landmark',
    status: 1,
    sort: 1,
    min: 20 * COIN,
    max: 20_000 * COIN,
    presets: presets(20, 50, 100, 200, 500, 1_000),
    feePercent: 0,
    bonusPercent: 100,
    needBank: 1,
  },
  {
    id: 2,
    name: say('card'),
    icon: 'credit-card',
    status: 1,
    sort: 2,
    min: 10 * COIN,
    max: 5_000 * COIN,
    presets: presets(10, 20, 50, 100, 200, 500),
    feePercent: 150,
    bonusPercent: 0,
    needBank: 0,
  },
  {
    id: 3,
    name: say('phoneWallet'),
    icon: 'smartphone',
    status: 1,
    sort: 3,
    min: 10 * COIN,
    max: 2_000 * COIN,
    presets: presets(10, 20, 50, 100, 200),
    feePercent: 50,
    bonusPercent: 0,
    needBank: 0,
  },
  {
    id: 4,
    name: say('voucher'),
    icon: 'ticket',
    status: 0,
    sort: 4,
    min: 10 * COIN,
    max: 500 * COIN,
    presets: presets(10, 20, 50),
    feePercent: 0,
    bonusPercent: 0,
    needBank: 0,
  },
];

export const wallet = (): Fields => ({
  rechargeTypeList: [...RECHARGE_TYPES],
  bankList: BANKS.map(([code, name], i) => ({
    id: i + 1,
    code,
    name,
    icon: 'landmark',
    status: 1,
    accountPattern: i % 3 === 0 ? '\\d{10}' : '\\d{12}',
    withdraw: i === BANKS.length - 1 ? 0 : 1,
  })),
  itemList: ITEMS.map(({ id, name, icon }) => ({ itemId: id, name, icon, type: Math.floor(id / 100) })),
  propConfigMap: Object.fromEntries(
    ITEMS.map(({ id, num, name, icon }) => [String(id), { num, name, icon }]),
  ),
});
