// One claim: the same in every screen that offers one.
import type { Input, Reply } from '#src/contract/call.ts';
import { ALREADY_CLAIMED, ATTACHMENT_RECEIVED } from '#src/contract/errors.ts';
import type { Award } from '#src/contract/primitives.ts';
import { refreshBalance } from '#src/data/member/refresh.ts';
import { writeMember } from '#src/data/member/write.ts';
import { type ClaimCall, claimedLater, claimPolicy, tapped } from '#src/data/mutations/claims.ts';
import { sendQueued } from '#src/data/mutations/flush.ts';
import type { QueuePolicy } from '#src/data/mutations/policies.ts';
import { enqueue } from '#src/data/mutations/queue.ts';
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

/** Stored before it is sent. Shows the awards, or says what became of it; a claimed award is no error. */
export async function claim({ call, input, subject }: Claiming): Promise<void> {
  listenToClaims();
  const { memberId } = session.peek();
  const policy = claimPolicy(call);
  const row = await writeMember(memberId, ['mutations'], (db) =>
    enqueue(db, { policy, memberId, subject, input }),
  );
  if (!row) return;
  const { name } = call;
  track('claim', { eventInterfaceId: name });
  const reply = await sendNow(policy, row.requestId);
  if (!reply) return;
  if (reply.ok) showAwards(reply.data.awards);
  else if (reply.kind === 'refused') {
    if (!isClaimedBefore(reply.errcode)) showToast(reply.msg, 'warning');
  } else if (reply.kind !== 'signedOut') showToast(t('common.claimWaitsText'));
}

/** Says what became of claims that waited for the line. Called twice, it says so once. */
export const listenToClaims = (): void => void claimedLater.listen(announce);

function announce(reply: Reply<ClaimCall>): void {
  if (reply.ok) showToast(t('common.claimedLater'), 'success');
  else if (reply.kind === 'refused' && !isClaimedBefore(reply.errcode)) {
    showToast(t('common.notClaimedLater', { reason: reply.msg }), 'warning');
  }
}

/** In another tab, or on another device. */
const isClaimedBefore = (errcode: number): boolean =>
  errcode === ALREADY_CLAIMED || errcode === ATTACHMENT_RECEIVED;

/** The reward modal refreshes the balance when it closes; without awards it does not open. */
function showAwards(awards: readonly Award[]): void {
  if (!openReward(awards)) void refreshBalance();
}

/** A flush may be sending it already: then its answer is this one's, too. */
async function sendNow(
  policy: QueuePolicy<ClaimCall>,
  requestId: string,
): Promise<Reply<ClaimCall> | undefined> {
  let settled: Reply<ClaimCall> | undefined;
  tapped.set(requestId, (reply) => (settled = reply));
  try {
    const reply = await sendQueued(policy, { requestId });
    return settled ?? reply;
  } finally {
    tapped.delete(requestId);
  }
}
