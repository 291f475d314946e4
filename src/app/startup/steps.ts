// Takes the steps of the manifest.
import { database } from '#src/data/db/database.ts';
import { session } from '#src/data/session/session.ts';
import { untilLoaded } from '#src/lib/until-loaded.ts';

/** A step that fails is reported, and costs no other step. */
export function takeSteps(steps: readonly (() => void)[]): void {
  for (const step of steps) {
    try {
      step();
    } catch (error) {
      reportError(error);
    }
  }
}

/** Takes those of members once; also after a session has ended, as long as something is still to be sent. */
export function listenForMembers(): void {
  let isBegun = false;
  const begin = async () => {
    const { memberSteps } = await untilLoaded(() => import('../members/steps.ts'));
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
