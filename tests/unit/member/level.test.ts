import { describe, expect, it } from 'vitest';
import type { VipLevel } from '#src/contract/config/vip.ts';
import { isVipLevel, standing } from '#src/features/member/home/level.ts';

describe('the progress to the next level', () => {
  const levels = [0, 1000, 5000].map((betAmount, level) => ({ level, betAmount }));

  it.each([
    [0, 0, { level: 0, next: { level: 1, missing: 1000, done: 0, whole: 1000 } }],
    [0, 999, { level: 0, next: { level: 1, missing: 1, done: 999, whole: 1000 } }],
    [0, 1000, { level: 1, next: { level: 2, missing: 4000, done: 0, whole: 4000 } }],
    [1, 0, { level: 1, next: { level: 2, missing: 5000, done: 0, whole: 4000 } }],
    [0, 5000, { level: 2 }],
    [7, 0, { level: 7 }],
  ])('is correct on level %i with %i staked', (userLevel, bet, expected) => {
    expect(standing({ userLevel, bet }, levels)).toEqual(expected);
  });

  it('is missing if there are no levels', () => {
    expect(standing({ userLevel: 0, bet: 5 }, [])).toEqual({ level: 0 });
  });
});

describe('the level by stakes', () => {
  const vip = (exp: number) => ({ exp }) as VipLevel;

  it.each([
    ['the same stakes', [0, 500], true],
    ['other stakes', [0, 1000], false],
    ['more levels', [0, 500, 900], false],
  ])('is that of VIP where both ask for the same: %s', (_, stakes, isIt) => {
    const userLevelList = stakes.map((coins, level) => ({ level, betAmount: coins * 100 }));
    expect(isVipLevel({ userLevelList, vipMap: { 0: vip(0), 1: vip(500) } })).toBe(isIt);
  });
});
