// One claim: the same in every screen that offers one.
import type { Input } from '#src/contract/call.ts';
import { db } from '#src/data/db/database.ts';
import type { MutationOutcome } from '#src/data/db/tables/schema.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { writeMember } from '#src/data/db/write.ts';
import { type ClaimCall, claimPolicy } from '#src/data/answers/claims.ts';
import { sendQueued } from '#src/data/mutations/flush.ts';
import { enqueue, isQueued, queuedAbout } from '#src/data/mutations/queue.ts';
import { session } from '#src/data/session/session.ts';
import { t } from '#src/i18n/t.ts';
import { openReward } from '#src/navigation/reward.ts';
import { showToast } from '#src/navigation/toast.ts';
import { track } from '#src/tracking/track.ts';

export interface Claiming<C extends ClaimCall = ClaimCall> {
  readonly call: C;
  readonly input: Input<C>;
  /** What is claimed, such as a task's id or a day: a second claim of the same is the same claim. */
  readonly subject: string;
}

/** Stored before it is sent. How it ends is shown by `showClaimed`, in this visit or a later one. */
export async function claim({ call, input, subject }: Claiming): Promise<void> {
  const { memberId } = session.peek();
  const policy = claimPolicy(call);
  const { name } = call;
  const requestId = await writeMember(memberId, ['mutations'], async () => {
    const before = await queuedAbout(db, { memberId, call: name, subject });
    const row = await enqueue(db, { policy, memberId, subject, input });
    return before.some((other) => other.requestId === row.requestId) ? undefined : row.requestId;
  });
  if (requestId === undefined) return;
  track('claim', { eventInterfaceId: name });
  await sendQueued(policy, { requestId });
  const row = await db.mutations.get(requestId);
  if (row && isQueued(row)) showToast(t('common.claimWaitsText'));
}

/** Awards of a tap a moment ago open the reward modal; a claim that had to wait says so in a sentence. */
export function showClaimed({ isLate, awards, reason }: MutationOutcome): void {
  if (reason !== undefined) {
    showToast(isLate ? t('common.notClaimedLater', { reason }) : reason, 'warning');
  } else if (isLate) showToast(t('common.claimedLater'), 'success');
  // The reward modal reads the balance when it closes; without awards it does not open.
  else if (!openReward(awards ?? [])) void refreshBalance();
}
