// How members may withdraw, as the operator has set it.
import type { VipLevel } from '#src/contract/config/vip.ts';
import type { Bank } from '#src/contract/wallet/payment.ts';
import type { ExchangeMethod } from '#src/contract/wallet/withdraw.ts';
import type { Language } from '../../languages/language.ts';
import { textsOf } from '../../languages/texts.ts';

export interface WithdrawalConfig {
  readonly methods: readonly ExchangeMethod[];
  readonly perDay: {
    readonly count: number;
    readonly amount: number;
    /** The level whose limit `amount` is. */
    readonly level?: number;
  };
  readonly needSafeboxPassword: boolean;
  readonly needKyc: boolean;
  readonly mostAccounts: number;
}

const COIN = 100;
const statement = await textsOf('statement');

/** A catalogue that an earlier build has filled has one transfer to every bank that takes it. */
export function withdrawalConfigOf(
  kept: WithdrawalConfig | undefined,
  { banks, language }: { banks: readonly Bank[]; language: Language },
): WithdrawalConfig {
  if (kept) return kept;
  const bankIds = banks.filter(({ withdraw }) => withdraw === 1).map(({ id }) => id);
  return {
    methods: [
      {
        ...{ name: 'bank', title: statement(language).bankTransfer, icon: 'landmark', status: 1, bankIds },
        ...{ min: 50 * COIN, max: 20_000 * COIN, feePercent: 0, feeFixed: 0, etaMinutes: [10, 120] },
      },
    ],
    perDay: { count: 3, amount: 50_000 * COIN },
    needSafeboxPassword: false,
    needKyc: false,
    mostAccounts: 5,
  };
}

/** The lower of the level's limit and the platform's. */
export function limitedByLevel(
  config: WithdrawalConfig,
  { level, withdrawPerDay }: { readonly level: number; readonly withdrawPerDay?: number | undefined },
): WithdrawalConfig {
  const { perDay } = config;
  if (withdrawPerDay === undefined || withdrawPerDay >= perDay.amount) return config;
  return { ...config, perDay: { ...perDay, amount: withdrawPerDay, level } };
}

/** A level shows no more than the platform pays out a day. */
export const limitedLevels = (
  levels: Readonly<Record<string, VipLevel>>,
  { perDay }: WithdrawalConfig,
): Record<string, VipLevel> =>
  Object.fromEntries(
    Object.entries(levels).map(([key, { withdrawPerDay, ...level }]) => [
      key,
      withdrawPerDay === undefined
        ? level
        : { ...level, withdrawPerDay: Math.min(withdrawPerDay, perDay.amount) },
    ]),
  );
