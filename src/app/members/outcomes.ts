// Says how queued writes ended: once, in a tab that is looked at, in this visit or the next one.
import type { CallName } from '#src/contract/index.ts';
import { database } from '#src/data/db/database.ts';
import type { MutationOutcome } from '#src/data/db/tables/schema.ts';
import { endedMutations, takeOutcome } from '#src/data/mutations/outcomes.ts';
import { session } from '#src/data/session/session.ts';
import { t } from '#src/i18n/t.ts';
import { showToast } from '#src/navigation/toast.ts';
import { showClaimed } from '#src/patterns/claim/claim.ts';

/** A page out of sight leaves them to another tab, or shows them when it is looked at again. */
export async function showOutcomes(): Promise<void> {
  const { db } = await database();
  if (document.visibilityState !== 'visible') {
    document.addEventListener('visibilitychange', () => void showOutcomes(), { once: true });
    return;
  }
  for (const row of await endedMutations(db)) {
    const isOwn = row.memberId === session.peek().memberId;
    if (isOwn && (await takeOutcome(db, row))) await present(row.call, row.outcome);
  }
}

type Present = (outcome: MutationOutcome) => void | Promise<void>;

/** The calls that claim nothing. Those that end without a word leave no outcome. */
const OTHERS: Partial<Record<string, Present>> = {
  deskSend({ reason }) {
    if (reason !== undefined) showToast(reason, 'warning');
  },
  // Mails that hold an award are kept; the screen that deleted them may be closed.
  delMail() {
    showToast(t('mail.kept'), 'warning');
  },
} satisfies Partial<Record<CallName, Present>>;

async function present(call: string, outcome: MutationOutcome): Promise<void> {
  const other = OTHERS[call];
  if (other) return other(outcome);
  showClaimed(outcome);
  if (!outcome.awards) return;
  // Nothing is offered if its code does not come.
  const install = await import('#src/features/install/offer/moments.ts').catch(() => null);
  install?.offerAfterClaim();
}
