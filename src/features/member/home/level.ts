// Progress to the next level, from the lifetime sum of bets.
import type { UserInfo } from '#src/contract/member.ts';
import type { Coin } from '#src/contract/primitives.ts';
import type { AppConfigShell } from '#src/contract/config.ts';

export interface LevelStanding {
  readonly level: number;
  /** Absent on the highest level. */
  readonly next?: {
    readonly level: number;
    readonly missing: Coin;
    /** Between the two levels. */
    readonly done: Coin;
    readonly whole: Coin;
  };
}

export function standing(
  { userLevel, bet }: Pick<UserInfo, 'userLevel' | 'bet'>,
  levels: AppConfigShell['userLevelList'],
): LevelStanding {
  const ascending = [...levels].sort((a, b) => a.betAmount - b.betAmount);
  const reached = ascending.filter(({ betAmount }) => betAmount <= bet).at(-1);
  const level = Math.max(userLevel, reached?.level ?? 0);
  const next = ascending.find((each) => each.level > level);
  if (!next) return { level };
  const from = ascending.find((each) => each.level === level)?.betAmount ?? 0;
  const whole = next.betAmount - from;
  const done = Math.min(Math.max(bet - from, 0), whole);
  return { level, next: { level: next.level, missing: Math.max(next.betAmount - bet, 0), done, whole } };
}

/** Both lists ask for the same stakes, at one point of experience a coin: then they are one, under one name. */
export const isVipLevel = ({
  userLevelList,
  vipMap,
}: Pick<AppConfigShell, 'userLevelList' | 'vipMap'>): boolean =>
  userLevelList.every(({ level, betAmount }) => (vipMap[String(level)]?.exp ?? 0) * 100 === betAmount);
