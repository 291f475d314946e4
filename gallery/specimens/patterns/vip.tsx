import type { VipData } from '#src/contract/vip.ts';
import { NextLevel } from '#src/patterns/vip/NextLevel.tsx';
import { SignInDays } from '#src/patterns/vip/SignInDays.tsx';
import { specimenOf } from '../../specimen.ts';

const inFourHours = Math.floor(Date.now() / 1000) + 4 * 3600;
const coins = (num: number) => [{ itemId: 2001, num }];

const signIn: VipData['signIn'] = {
  day: 3,
  streak: 3,
  claimable: false,
  nextTime: inFourHours,
  days: Array.from({ length: 7 }, (_, index) => ({
    day: index + 1,
    awards: coins(1_000 * (index + 1)),
    status: index < 3 ? 2 : 0,
  })),
};

export const signInDays = specimenOf(
  { SignInDays },
  { hidesTitle: <SignInDays signIn={signIn} hidesTitle /> },
);

const vipData: VipData = {
  vip: 2,
  vipExp: 6_500,
  nextExp: 10_000,
  expDone: 6_500,
  daily: { claimable: false, claimed: true, awards: coins(2_500), nextTime: inFourHours },
  signIn,
  levelUp: [],
};

const next = {
  level: 3,
  exp: 10_000,
  showType: 3,
  rebate: 50,
  dailyAward: coins(5_000),
  levelUpAward: coins(50_000),
  benefits: [],
} as const;

export const nextLevel = specimenOf(
  { NextLevel },
  {
    next: (
      <NextLevel
        vipData={vipData}
        next={{
          ...next,
          dailyAward: [...next.dailyAward],
          levelUpAward: [...next.levelUpAward],
          benefits: [],
        }}
      />
    ),
  },
);
