// A copy goes on only where its source is still the one that it was made from.
import type { Place } from '#server/store/events/place.ts';
import { CommandError } from '../../run/command-error.ts';
import type { EventSource } from './event-source.ts';

/** `anew` says what to do instead. */
export async function refuseIfSetBack(
  source: Pick<EventSource, 'isContinuation'>,
  place: Place,
  anew: string,
): Promise<void> {
  if (await source.isContinuation(place)) return;
  throw new CommandError(
    `The events were set back since the last copy, by a restore or by a server that took over without the newest: going on after position ${place.position} would leave out others without a trace. ${anew}`,
  );
}
