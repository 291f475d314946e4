// Loads what only members need, once there is a member.
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';
import type * as ForMembers from './for-members.ts';
import { takeSteps } from './steps.ts';

/** Asked for until it arrives: a session cannot end properly without it. */
export const forMembers = (): Promise<typeof ForMembers> => untilLoaded(() => import('./for-members.ts'));

/** Also after a session has ended, as long as something is still to be sent. */
export function listenForMembers(): void {
  let isBegun = false;
  const begin = async () => {
    const { memberSteps } = await forMembers();
    if (isBegun) return;
    isBegun = true;
    takeSteps(memberSteps);
  };
  session.subscribe(({ memberId }) => memberId > 0 && void begin());
  void hasPending().then((isPending) => isPending && void begin());
}

const hasPending = async (): Promise<boolean> => {
  const { db } = await database();
  return (await db.mutations.count().catch(() => 0)) > 0;
};
