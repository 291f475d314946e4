// Stores answers about the member as rows. Called within `writeMember`, or when a queued mutation ends.
import type { Output } from '#src/contract/call.ts';
import type { gameCalls } from '#src/contract/game.ts';
import type { AfterLoginInfo, AfterLoginInfoWeb, RefreshData } from '#src/contract/lobby.ts';
import type { UserInfo } from '#src/contract/member.ts';
import type { ClaimResult } from '#src/contract/primitives.ts';
import { lastCallSeq, nextCallSeq } from '../api/call-seq.ts';
import type { BalanceRow, LikeRow, MemberRow, Snapshots } from '../db/tables/rows.ts';
import type { HalcyonDb } from '../db/tables/schema.ts';
import { readSnapshot } from '../db/snapshots.ts';

export interface FreshBalance {
  coin: number;
  balanceSeq?: number | undefined;
}

/**
 * The higher `balanceSeq` wins; without one, the call that began last. A stored number that the platform contradicts
 * twice is dropped. Returns false for an outdated answer.
 */
export async function storeBalance(
  db: HalcyonDb,
  memberId: number,
  { coin, balanceSeq = 0, callSeq }: FreshBalance & { callSeq: number },
): Promise<boolean> {
  return db.transaction('rw', db.balances, async () => {
    const before = await db.balances.get(memberId);
    const fresh: BalanceRow = { memberId, coin, balanceSeq, callSeq, readAt: Date.now() };
    const isNews = !before || isNewer(fresh, before) || isContradictedAgain(before, callSeq);
    if (isNews) await db.balances.put(fresh);
    else if (!before.contradicted) {
      await db.balances.put({ ...before, contradicted: { page: PAGE, callSeq: lastCallSeq() } });
    }
    return isNews;
  });
}

/** Distinguishes this page's calls from those of other pages and earlier visits. */
const PAGE = performance.timeOrigin;

/** A call that began before the first contradiction was known may just be late. */
const isContradictedAgain = ({ contradicted }: BalanceRow, callSeq: number): boolean =>
  contradicted !== undefined && (contradicted.page !== PAGE || callSeq > contradicted.callSeq);

function isNewer(fresh: BalanceRow, before: BalanceRow): boolean {
  if (fresh.balanceSeq > 0 || before.balanceSeq > 0) return fresh.balanceSeq >= before.balanceSeq;
  // `callSeq` counts from the page's start, so a row of an earlier visit is always older.
  return fresh.callSeq >= before.callSeq || fresh.readAt - before.readAt > 60_000;
}

/** When a call began: what changed later on this device is not in its answer. */
export interface CallStart {
  readonly callSeq: number;
  /** Epoch milliseconds of the device. */
  readonly at: number;
}

export const begin = (): CallStart => ({ callSeq: nextCallSeq(), at: Date.now() });

/** Without the games of the patch, which are the same for everyone and stored separately. */
type MemberInfo = Omit<AfterLoginInfo, 'configPatch'> & Pick<MemberRow, 'configPatch'>;

export async function storeAfterLogin(db: HalcyonDb, info: MemberInfo, begun: CallStart): Promise<void> {
  const { userInfo, gameLikes, gameHistory, configPatch, limits, ...state } = info;
  const memberId = userInfo.id;
  await db.transaction('rw', [db.members, db.likes, db.plays, db.balances, db.snapshots], async () => {
    const before = await db.members.get(memberId);
    await db.members.put({
      ...before,
      ...state,
      memberId,
      userInfo,
      configPatch,
      readAt: Date.now(),
    });
    await storeLikes(db, memberId, { gameLikes, begunAt: begun.at });
    await storeHistory(db, memberId, { gameHistory, begunAt: begun.at });
    await storeBalance(db, memberId, { ...userInfo, callSeq: begun.callSeq });
    if (limits) await db.snapshots.put({ memberId, name: 'limits', value: limits, readAt: Date.now() });
  });
}

/** The profile in the answer to a change. */
export async function storeUserInfo(db: HalcyonDb, userInfo: UserInfo, callSeq: number): Promise<void> {
  await db.members.update(userInfo.id, { userInfo });
  await storeBalance(db, userInfo.id, { ...userInfo, callSeq });
}

export async function storeGameLists(
  db: HalcyonDb,
  memberId: number,
  info: AfterLoginInfoWeb & { readonly begunAt: number },
): Promise<void> {
  await db.transaction('rw', [db.members, db.likes, db.plays], async () => {
    await db.members.update(memberId, { recommend: info.recommend });
    await storeLikes(db, memberId, info);
    await storeHistory(db, memberId, info);
  });
}

export async function storeRefresh(
  db: HalcyonDb,
  { memberId, data, callSeq }: { memberId: number; data: RefreshData; callSeq: number },
): Promise<void> {
  await db.transaction('rw', [db.balances, db.snapshots, db.members], async () => {
    const isNews = await storeBalance(db, memberId, { ...data, callSeq });
    if (isNews) await storeHeld(db, memberId, data.held ?? []);
    const row = await db.members.get(memberId);
    if (!row) return;
    const { userInfo } = row;
    const { safebox = userInfo.safebox, lottery = userInfo.lottery, bet = userInfo.bet } = data;
    const { vip = userInfo.vip, vipExp = userInfo.vipExp } = data;
    await db.members.put({ ...row, userInfo: { ...userInfo, safebox, lottery, bet, vip, vipExp } });
  });
}

const storeHeld = (db: HalcyonDb, memberId: number, value: Snapshots['held']): Promise<unknown> =>
  db.snapshots.put({ memberId, name: 'held', value, readAt: Date.now() });

interface Exit {
  memberId: number;
  gameId: number;
  data: Output<typeof gameCalls.exitGame>;
  callSeq: number;
}

/** A game that has settled holds nothing any more. */
export async function storeExit(db: HalcyonDb, { memberId, gameId, data, callSeq }: Exit): Promise<void> {
  await db.transaction('rw', [db.balances, db.snapshots], async () => {
    await storeBalance(db, memberId, { ...data, callSeq });
    if (data.pending) return;
    const before = await readSnapshot(db, memberId, 'held');
    const value = before?.value.filter((held) => held.gameId !== gameId);
    if (before && value) await db.snapshots.put({ ...before, value });
  });
}

interface LikesAnswer {
  readonly gameLikes: readonly number[];
  /** Epoch milliseconds of the device. */
  readonly begunAt: number;
}

interface HistoryAnswer {
  readonly gameHistory: readonly number[];
  /** Epoch milliseconds of the device. */
  readonly begunAt: number;
}

/** The platform's list replaces the stored one, except for what was not confirmed yet when its call began. */
export async function storeLikes(
  db: HalcyonDb,
  memberId: number,
  { gameLikes, begunAt }: LikesAnswer,
): Promise<void> {
  await db.transaction('rw', db.likes, async () => {
    const liked = new Set(gameLikes);
    for (const row of await db.likes.where({ memberId }).toArray()) {
      const { gameId, like } = row;
      if (!isUnknownTo(begunAt, row) && !liked.has(gameId)) await db.likes.delete([memberId, gameId]);
      if (isUnknownTo(begunAt, row) || like === 1) liked.delete(gameId);
    }
    await db.likes.bulkPut([...liked].map((gameId) => ({ memberId, gameId, like: 1 as const })));
  });
}

/** A time in the future was written before the device's clock was set back. */
const isUnknownTo = (begunAt: number, { isPending, settledAt = 0 }: LikeRow): boolean =>
  isPending === true || (settledAt >= begunAt && settledAt <= Date.now());

/** A like that the platform refused is undone. */
export async function endPendingLike(
  db: HalcyonDb,
  [memberId, gameId]: [number, number],
  isConfirmed: boolean,
): Promise<void> {
  const row = await db.likes.get([memberId, gameId]);
  if (!row) return;
  const like = isConfirmed === (row.like === 1) ? 1 : 0;
  await db.likes.put({ memberId, gameId, like, settledAt: Date.now() });
}

/**
 * Newest first, as received, after the games that began when the call was under way. Only the order matters, so an order
 * that is stored already is the same rows.
 */
async function storeHistory(
  db: HalcyonDb,
  memberId: number,
  { gameHistory, begunAt }: HistoryAnswer,
): Promise<void> {
  const rows = await db.plays.where({ memberId }).toArray();
  const since = rows.filter(({ playedAt }) => playedAt >= begunAt && playedAt <= Date.now());
  const begun = new Set(since.map(({ gameId }) => gameId));
  const earlier = gameHistory.filter((gameId) => !begun.has(gameId));
  const known = new Set([...begun, ...earlier]);
  const gone = rows.filter(({ gameId }) => !known.has(gameId));
  await db.plays.bulkDelete(gone.map(({ gameId }) => [memberId, gameId]));
  await db.plays.bulkPut(
    earlier.map((gameId, index) => ({ memberId, gameId, playedAt: earlier.length - index })),
  );
}

type ClaimUpdate = Pick<ClaimResult, 'coin' | 'balanceSeq' | 'lottery' | 'flags'> & {
  readonly callSeq: number;
};

export async function storeClaim(
  db: HalcyonDb,
  memberId: number,
  { lottery, flags = {}, ...balance }: ClaimUpdate,
): Promise<void> {
  await storeBalance(db, memberId, balance);
  const member = await db.members.get(memberId);
  if (!member) return;
  const { userInfo } = member;
  const lit = Object.entries(flags).filter(([, isLit]) => isLit !== undefined);
  await db.members.put({
    ...member,
    flags: { ...member.flags, ...Object.fromEntries(lit) },
    userInfo: { ...userInfo, lottery: lottery ?? userInfo.lottery },
  });
}
