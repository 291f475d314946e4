// What only members need: a visitor who has not signed in loads none of it.
import { database } from '#src/data/db/database.ts';
import { followDots } from '#src/features/activity/dots/follow-dots.ts';
import { idleMoment } from '#src/lib/moments.ts';
import { listenToUnreadMails } from '../listeners/member/badge.ts';
import { listenToHeartbeat } from '../listeners/member/heartbeat.ts';
import { listenToMutations } from '../listeners/member/mutations.ts';
import { listenToNotifications } from '../listeners/member/notifications.ts';

export { refreshBalance, refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
export { flush } from '#src/data/mutations/flush.ts';
export { forgetPush } from '#src/data/session/forget-push.ts';
export { queueLogout } from '#src/data/mutations/logout.ts';

const tidyWhenIdle = (): void => void tidyStored().catch(() => {});

async function tidyStored(): Promise<void> {
  const { db } = await database();
  await idleMoment();
  const { tidy } = await import('#src/data/db/make-room.ts');
  await tidy(db);
}

export const memberSteps: readonly (() => void)[] = [
  listenToHeartbeat,
  listenToMutations,
  listenToNotifications,
  listenToUnreadMails,
  followDots,
  tidyWhenIdle,
];
