// Actions for events that have not been delivered.
import { outbox } from '#src/data/events/outbox.ts';
import type { DeadLetterRow } from '#src/data/db/tables/outbox-db.ts';
import { session } from '#src/data/session/session.ts';

/** All dead letters, one JSON object per line. Of another member's events only the refusal. */
export async function exportDeadLetters(): Promise<string> {
  const letters = await (await outbox()).deadLetters.orderBy('eventSeq').toArray();
  return letters.map((letter) => `${JSON.stringify(lineOf(letter))}\n`).join('');
}

function lineOf({ event, eventSeq, reason, refusedAt }: DeadLetterRow) {
  const refusal = { installId: event.installId, eventSeq, reason, refusedAt };
  if (!isOwn(event.eventUserId)) return refusal;
  const { madeAt: _, ...fields } = event;
  return { ...refusal, event: fields };
}

/** No member sees what another one did on this device. */
export const isOwn = (eventUserId: number): boolean =>
  eventUserId === 0 || eventUserId === session.peek().memberId;
