// What is open to the member, and the awards that wait in it.
import { bonusCalls } from '#src/contract/bonus.ts';
import { ACTIVITY_UNKNOWN } from '#src/contract/errors.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { allOf, DONE, joined } from '../api/joined.ts';
import { request } from '../api/request.ts';
import { session } from '../session/session.ts';
import { refreshMember } from './refresh-member.ts';
import { storeSnapshot } from '../db/snapshots.ts';
import { refreshRebate, refreshVip } from '../member/refresh-vip.ts';
import { writeMember } from '../db/write.ts';

const QUIET = { isQuiet: true };

export const refreshActivities = joined('activities', async () => {
  const { memberId } = session.peek();
  const reply = await request(lobbyCalls.getActivityIds, {}, QUIET);
  if (!reply.ok) return reply;
  const { totalRecharge, ...activities } = reply.data;
  const isStored = await writeMember(memberId, ['members'], async (db) => {
    const row = await db.members.get(memberId);
    if (!row) return false;
    const userInfo = { ...row.userInfo, totalRecharge };
    await db.members.put({ ...row, ...activities, userInfo, activitiesReadAt: Date.now() });
    return true;
  });
  // A new device has no row yet; the start-up answer brings the activities as well.
  return isStored === false ? refreshMember() : DONE;
});

export const refreshTasks = joined('tasks', async () => {
  const { memberId } = session.peek();
  const reply = await request(bonusCalls.getTaskUser, {}, QUIET);
  if (!reply.ok) return reply;
  await storeSnapshot({ memberId, name: 'tasks', value: reply.data });
  return DONE;
});

/** Stores `null` once the days are over. */
export const refreshLoginBonus = joined('loginBonus', async () => {
  const { memberId } = session.peek();
  const reply = await request(bonusCalls.loginBonus3User, {}, QUIET);
  const isOver = !reply.ok && reply.kind === 'refused' && reply.errcode === ACTIVITY_UNKNOWN;
  if (!reply.ok && !isOver) return reply;
  await storeSnapshot({ memberId, name: 'loginBonus', value: reply.ok ? reply.data : null });
  return DONE;
});

/** All that may hold something to claim. */
export const refreshOpen = joined('claimable', () =>
  allOf([refreshTasks(), refreshVip(), refreshRebate(), refreshActivities(), refreshLoginBonus()]),
);
