// What is said of a claim that waited for the line.
import type { Reply } from '#src/contract/call.ts';
import { claimedLater, type ClaimCall } from '#src/data/mutations/claims.ts';
import { t } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { isClaimedBefore } from './claim.ts';

export const listenToClaims = (): void => void claimedLater.listen(announce);

function announce(reply: Reply<ClaimCall>): void {
  if (reply.ok) showToast(t('common.claimedLater'), 'success');
  else if (reply.kind === 'refused' && !isClaimedBefore(reply.errcode)) {
    showToast(t('common.notClaimedLater', { reason: reply.msg }), 'warning');
  }
}
