// Coupons and other things that the member holds, as the screen lists them.
import type { SeasonConfig } from '#src/contract/config/bonus.ts';
import type { AppConfigShell } from '#src/contract/config.ts';
import type { UserItem } from '#src/contract/wallet.ts';
import type { Translate } from '#src/i18n/t.ts';
import { type AwardView, describeAward } from '#src/patterns/awards/describe-award.ts';

const DAY_SECONDS = 86_400;

export interface HeldItem {
  readonly key: string;
  readonly view: AwardView;
  readonly count: number;
  /** Epoch seconds. */
  readonly expireTime: number | undefined;
  /** Within a day. */
  readonly isExpiring: boolean;
}

interface ItemOptions {
  readonly config: AppConfigShell;
  readonly t: Translate;
  /** Epoch seconds of the platform. */
  readonly now: number;
}

const isUsable = ({ usedTime, expireTime = Infinity }: UserItem, now: number): boolean =>
  usedTime === undefined && expireTime > now;

/** Alike ones count together; the one that expires first is first. Items of an open season have their own list. */
export function heldItems(items: readonly UserItem[], { config, t, now }: ItemOptions): HeldItem[] {
  const seasonal = [config.christmasConfig, config.newYearConfig].flatMap((season) =>
    season && isSeasonOpen(season, now) ? season.items : [],
  );
  const held = new Map<string, HeldItem>();
  for (const item of items) {
    const { itemId, num, expireTime } = item;
    if (!isUsable(item, now) || seasonal.includes(itemId)) continue;
    const key = `${itemId} ${expireTime ?? ''}`;
    const view = describeAward({ itemId, num }, config, t);
    const isExpiring = expireTime !== undefined && expireTime - now <= DAY_SECONDS;
    const count = (held.get(key)?.count ?? 0) + num;
    held.set(key, { key, view, count, expireTime, isExpiring });
  }
  return [...held.values()].sort(
    (one, other) => (one.expireTime ?? Infinity) - (other.expireTime ?? Infinity) || 0,
  );
}

/** When something in the list changes by itself: the last day of an item begins, or ends. */
export const turnsOf = (items: readonly UserItem[]): number[] =>
  items.flatMap(({ expireTime }) => (expireTime === undefined ? [] : [expireTime - DAY_SECONDS, expireTime]));

export const countOf = (items: readonly UserItem[], itemId: number): number =>
  items
    .filter((item) => item.itemId === itemId && item.usedTime === undefined)
    .reduce((sum, { num }) => sum + num, 0);

export const isSeasonOpen = ({ status, startTime, endTime }: SeasonConfig, now: number): boolean =>
  status === 1 && startTime <= now && now < endTime;
