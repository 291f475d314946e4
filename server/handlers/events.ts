import * as v from 'valibot';
import { TrackEvent } from '#src/contract/events.ts';
import type { Handler } from '../calls/context.ts';
import { fieldProblems, hasNul } from '../calls/field-problems.ts';
import { memberByToken } from '../store/member/sessions.ts';
import { storeEvents } from '../store/events/events.ts';
import { keepRejected, type RejectedEvent } from '../store/events/refused.ts';

export const eventHandlers = {
  'anonymous/appEventLogClient': (async ({ db, now, token, eventLimits }, { eventList }) => {
    const member = token === '' ? null : await memberByToken(db, token, now);
    const tooMany = member ? null : eventLimits.unproved(eventList, now);
    if (tooMany) return tooMany;
    const good: TrackEvent[] = [];
    const rejected: Array<{ index: number } & RejectedEvent> = [];
    for (const [index, sent] of eventList.entries()) {
      const event = judge(sent);
      if (typeof event !== 'string') good.push(event);
      else rejected.push({ index, reason: event, sent });
    }
    const accepted = await storeEvents(db, good, { now, sender: { memberId: member?.id ?? 0 } });
    await keepRejected(db, rejected, now);
    return {
      accepted,
      duplicates: good.length - accepted,
      rejected: rejected.map(({ index, reason }) => ({ index, reason })),
    };
  }) satisfies Handler<'anonymous/appEventLogClient'>,
};

/** The event, or a sentence about what is wrong with it. Its properties are checked when it is stored. */
function judge(sent: unknown): TrackEvent | string {
  const parsed = v.safeParse(TrackEvent, sent);
  if (parsed.success) {
    const { eventProps: _, ...fields } = parsed.output;
    return hasNul(fields) ? 'a text holds the character of number zero' : parsed.output;
  }
  const [problem] = Object.entries(fieldProblems(parsed.issues));
  return problem ? `${problem[0]}: ${problem[1]}` : 'unreadable';
}
