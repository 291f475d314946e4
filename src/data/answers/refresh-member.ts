// Fetches the member's data into the database.
import { ACCOUNT_CLOSED } from '#src/contract/errors.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { pause } from '#src/lib/timing.ts';
import { heldGames } from '../games/game-list.ts';
import { noteMaintenance } from '../config/maintenance.ts';
import { storeGameNews } from './game-news.ts';
import { database } from '../db/database.ts';
import { deviceInfo } from '../api/device-info.ts';
import { nextCallSeq } from '../api/call-seq.ts';
import { begin, storeAfterLogin, storeGameLists, storeRefresh } from '../member/store.ts';
import { DONE, joined } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { writeMember } from '../db/write.ts';
import { endSession, session } from '../session/session.ts';

/** Minimum interval in milliseconds. */
const START_UP_THROTTLE_MS = 1000;
let nextStartUp = 0;

async function turnForStartUp(): Promise<void> {
  const now = performance.now();
  const turn = Math.max(now, nextStartUp);
  nextStartUp = turn + START_UP_THROTTLE_MS;
  if (turn > now) await pause(turn - now);
}

/** All data of the member: at the start, after signing in and on demand. */
export const refreshMember = joined('member', async () => {
  const { memberId, token } = session.peek();
  await turnForStartUp();
  const { db } = await database();
  const [gameListVersion, device] = await Promise.all([heldGames(db), deviceInfo()]);
  if (session.peek().token !== token) return { ok: false, kind: 'signedOut' };
  const begun = begin();
  const reply = await request(
    lobbyCalls.getAfterLoginInfo,
    { gameListVersion, ...device },
    { isQuiet: true },
  );
  if (!reply.ok) {
    if (reply.kind === 'refused' && reply.errcode === ACCOUNT_CLOSED) endSession('closed', token, reply.msg);
    return reply;
  }
  // The games are the same for everyone; the rest of the patch is the member's.
  const { gameList, gameListDelta, gameListVersion: fresh, ...configPatch } = reply.data.configPatch;
  await storeGameNews(db, { gameList, gameListDelta, gameListVersion: fresh });
  const info = { ...reply.data, configPatch };
  await writeMember(memberId, ['members', 'likes', 'plays', 'balances', 'snapshots'], (own) =>
    storeAfterLogin(own, info, begun),
  );
  return DONE;
});

/** The light refresh when the lobby returns to the foreground. */
export const refreshGames = joined('games', async () => {
  const { memberId } = session.peek();
  const { db } = await database();
  const gameListVersion = await heldGames(db);
  const { at: begunAt } = begin();
  const reply = await request(lobbyCalls.getAfterLoginInfoWeb, { gameListVersion }, { isQuiet: true });
  if (!reply.ok) return reply;
  await storeGameNews(db, reply.data);
  await noteMaintenance(db, reply.data.maintain);
  await writeMember(memberId, ['members', 'likes', 'plays'], (own) =>
    storeGameLists(own, memberId, { ...reply.data, begunAt }),
  );
  return DONE;
});

export const refreshBalance = joined('balance', async () => {
  const { memberId } = session.peek();
  const callSeq = nextCallSeq();
  const reply = await request(lobbyCalls.refreshData, {}, { isQuiet: true });
  if (!reply.ok) return reply;
  const refreshed = { memberId, data: reply.data, callSeq };
  await writeMember(memberId, ['balances', 'snapshots', 'members'], (db) => storeRefresh(db, refreshed));
  return DONE;
});
