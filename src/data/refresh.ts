// Reading from the platform into the database. Each is joined: ten who ask together make one call.
import { configCalls } from '#src/contract/config.ts';
import type { NoAnswer } from '#src/contract/call.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { confirmConfig, readConfig, storeConfig, storeGames } from './config-store.ts';
import { database } from './database.ts';
import { deviceFacts } from './device/device-facts.ts';
import { nextCallSeq, storeAfterLogin, storeGameLists, storeRefresh } from './member-store.ts';
import { request } from './request.ts';
import { session } from './session.ts';

/** What a screen needs to know of a refresh: the data itself is read live. */
export type Refreshed = { ok: true } | { ok: false; kind: NoAnswer['kind'] | 'refused'; traceId?: string };

const underWay = new Map<string, Promise<Refreshed>>();

export function joined(name: string, refresh: () => Promise<Refreshed>): () => Promise<Refreshed> {
  return () => {
    const running = underWay.get(name) ?? refresh().finally(() => underWay.delete(name));
    underWay.set(name, running);
    return running;
  };
}

const DONE: Refreshed = { ok: true };

/** The first start-up call. */
export const refreshConfig = joined('config', async () => {
  const { db } = await database();
  const stored = await readConfig(db);
  const reply = await request(configCalls['anonymous/appConfig'], { v: stored?.v ?? '' }, { isQuiet: true });
  if (!reply.ok) return reply;
  if ('unchanged' in reply.data) await confirmConfig(db);
  else if (reply.source === 'platform') await storeConfig(db, reply.data);
  return DONE;
});

/** Milliseconds; however often it is asked for. */
const START_UP_THROTTLE_MS = 1000;
let lastStartUp = 0;

/** Everything of the member, at start, after signing in and on demand. */
export const refreshMember = joined('member', async () => {
  const { memberId } = session.peek();
  const wait = lastStartUp + START_UP_THROTTLE_MS - Date.now();
  if (wait > 0 && wait <= START_UP_THROTTLE_MS) await new Promise((resolve) => setTimeout(resolve, wait));
  lastStartUp = Date.now();
  const { db } = await database();
  const callSeq = nextCallSeq();
  const gameListVersion = await storedGameListVersion();
  const reply = await request(
    lobbyCalls.getAfterLoginInfo,
    { gameListVersion, ...deviceFacts() },
    { isQuiet: true },
  );
  if (!reply.ok) return reply;
  if (isStillSignedIn(memberId)) await storeAfterLogin(db, reply.data, callSeq);
  return DONE;
});

/** The light refresh for a lobby that returns to the foreground. */
export const refreshGames = joined('games', async () => {
  const { memberId } = session.peek();
  const { db } = await database();
  const gameListVersion = await storedGameListVersion();
  const reply = await request(lobbyCalls.getAfterLoginInfoWeb, { gameListVersion }, { isQuiet: true });
  if (!reply.ok) return reply;
  if (reply.data.gameList?.length) await storeGames(db, reply.data.gameList);
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

async function storedGameListVersion(): Promise<string> {
  const { db } = await database();
  const isEmpty = (await db.games.count()) === 0;
  return isEmpty ? '' : ((await readConfig(db))?.config.gameListVersion ?? '');
}
