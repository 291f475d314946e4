// Reading from the platform into the database. Each is joined: ten who ask together make one call.
import { configCalls } from '#src/contract/config.ts';
import type { NoAnswer } from '#src/contract/call.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { heldGames } from './catalogue/game-list.ts';
import { readConfig, storeConfig, storeGameNews } from './config-store.ts';
import { database, storageState } from './database.ts';
import { deviceFacts } from './device/device-facts.ts';
import { nextCallSeq, storeAfterLogin, storeGameLists, storeRefresh } from './member-store.ts';
import { request } from './request.ts';
import { endSession, session } from './session.ts';

/** Account suspended or closed. */
const CLOSED = 1013;

/** What a screen needs to know of a refresh: the data itself is read live. */
export type Refreshed =
  | { ok: true }
  | { ok: false; kind: NoAnswer['kind'] | 'refused'; msg?: string; traceId?: string };

const underWay = new Map<string, Promise<Refreshed>>();

/** Joined within one session: what was asked for one member answers nobody else. */
export function joined(name: string, refresh: () => Promise<Refreshed>): () => Promise<Refreshed> {
  return () => {
    const key = `${name} ${session.peek().token}`;
    const running = underWay.get(key) ?? refresh().finally(() => underWay.delete(key));
    underWay.set(key, running);
    return running;
  };
}

const DONE: Refreshed = { ok: true };

/** The first start-up call. */
export const refreshConfig = joined('config', async () => {
  const { db } = await database();
  const [stored, gameListVersion] = await Promise.all([readConfig(db), heldGames(db)]);
  const input = { v: stored?.v ?? '', gameListVersion };
  const reply = await request(configCalls['anonymous/appConfig'], input, { isQuiet: true });
  if (!reply.ok) return reply;
  // What the worker answers is stored already, but where this page alone has no storage.
  const isOurs = reply.source === 'platform' || storageState.peek() === 'memory';
  if (isOurs) await storeConfig(db, reply.data);
  return DONE;
});

/** Milliseconds; however often it is asked for. */
const START_UP_THROTTLE_MS = 1000;
let nextStartUp = 0;

async function turnForStartUp(): Promise<void> {
  const now = performance.now();
  const turn = Math.max(now, nextStartUp);
  nextStartUp = turn + START_UP_THROTTLE_MS;
  if (turn > now) await new Promise((resolve) => setTimeout(resolve, turn - now));
}

/** Everything of the member, at start, after signing in and on demand. */
export const refreshMember = joined('member', async () => {
  const { memberId, token } = session.peek();
  await turnForStartUp();
  const { db } = await database();
  const gameListVersion = await heldGames(db);
  if (session.peek().token !== token) return { ok: false, kind: 'signedOut' };
  const callSeq = nextCallSeq();
  const reply = await request(
    lobbyCalls.getAfterLoginInfo,
    { gameListVersion, ...deviceFacts() },
    { isQuiet: true },
  );
  if (!reply.ok) {
    if (reply.kind === 'refused' && reply.errcode === CLOSED) endSession('closed', token, reply.msg);
    return reply;
  }
  // The games are the same for everybody; the rest of the patch is the member's.
  const { gameList, gameListDelta, gameListVersion: fresh, ...configPatch } = reply.data.configPatch;
  await storeGameNews(db, { gameList, gameListDelta, gameListVersion: fresh });
  if (isStillSignedIn(memberId)) await storeAfterLogin(db, { ...reply.data, configPatch }, callSeq);
  return DONE;
});

/** The light refresh for a lobby that returns to the foreground. */
export const refreshGames = joined('games', async () => {
  const { memberId } = session.peek();
  const { db } = await database();
  const gameListVersion = await heldGames(db);
  const reply = await request(lobbyCalls.getAfterLoginInfoWeb, { gameListVersion }, { isQuiet: true });
  if (!reply.ok) return reply;
  await storeGameNews(db, reply.data);
  if (isStillSignedIn(memberId)) await storeGameLists(db, memberId, reply.data);
  return DONE;
});

export const refreshBalance = joined('balance', async () => {
  const { memberId } = session.peek();
  const { db } = await database();
  const callSeq = nextCallSeq();
  const reply = await request(lobbyCalls.refreshData, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  if (isStillSignedIn(memberId)) await storeRefresh(db, { memberId, data: reply.data, callSeq });
  return DONE;
});

/** An answer for a member who signed out meanwhile is dropped: it may not bring back what was forgotten. */
export const isStillSignedIn = (memberId: number): boolean =>
  memberId > 0 && session.peek().memberId === memberId;
