// Says how queued mutations ended: once, in a tab that is looked at, in this visit or the next one.
import { database } from '#src/data/db/database.ts';
import { endedMutations, takeOutcome } from '#src/data/mutations/outcomes.ts';
import { session } from '#src/data/session/session.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';

export function listenToOutcomes(): void {
  const show = () => void showOutcomes().catch((error) => reportError(error));
  void database().then(({ db, liveQuery }) => liveQuery(() => endedMutations(db)).subscribe(show));
  document.addEventListener('visibilitychange', show);
}

async function showOutcomes(): Promise<void> {
  const { db } = await database();
  for (const row of await endedMutations(db)) {
    if (document.visibilityState !== 'visible' || row.memberId !== session.peek().memberId) continue;
    // Loaded before the row is deleted: what cannot be shown now waits.
    const [{ presenters }] = await Promise.all([import('./presenters.ts'), untilCommonTexts()]);
    if (await takeOutcome(db, row)) await presenters[row.call]?.(row.outcome);
  }
}
