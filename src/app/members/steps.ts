// What starts with the first member, in a chunk that a visitor who has not signed in does not load.
import { database } from '#src/data/db/database.ts';
import { followDots } from '#src/features/activity/dots/follow-dots.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { listenToUnreadMails } from './badge.ts';
import { listenToHeartbeat } from './heartbeat.ts';
import { listenToMutations } from './mutations.ts';
import { listenToNotifications } from './notifications.ts';

export const memberSteps: readonly (() => void)[] = [
  // The platform counts who is online by it.
  listenToHeartbeat,
  // Sends what an earlier visit left unsent, so before anything that reads what it changes.
  listenToMutations,
  listenToNotifications,
  listenToUnreadMails,
  followDots,
  // Last: it reads whole tables.
  () => void deleteOldRows().catch(() => {}),
];

async function deleteOldRows(): Promise<void> {
  const { db } = await database();
  await idleMoment();
  const { applyRetention } = await import('#src/data/db/make-room.ts');
  await applyRetention(db);
}
