// Prints events as they come.
import { setTimeout as pause } from 'node:timers/promises';
import type { Cursor, RecentEvent } from '#server/store/events/recent.ts';
import { printable } from './printable.ts';
import type { EventSource } from './source/event-source.ts';

interface Watching {
  readonly print: (line: string) => void;
  /** Ends it. */
  readonly signal: AbortSignal;
}

const EVERY_MS = 1000;

export async function watch(source: Pick<EventSource, 'recent'>, { print, signal }: Watching): Promise<void> {
  print('Events as the platform gets them, times in UTC. Ctrl+C ends it.');
  let cursor: Cursor | null = null;
  while (!signal.aborted) {
    const read = await source.recent(cursor);
    ({ cursor } = read);
    for (const event of read.events) print(lineOf(event));
    if (read.events.length === 0) await pause(EVERY_MS, undefined, { signal }).catch(() => {});
  }
}

export function lineOf(event: RecentEvent): string {
  const { received_at: receivedAt, install_id: installation, event_seq: number } = event;
  const facts = [
    event.shown_as,
    event.game_id && `game ${event.game_id}`,
    event.member_id && `member ${event.member_id}`,
    installation && `${installation.slice(0, 8)} ${number ?? '?'}`,
    event.is_unknown && 'not in the plan',
    event.is_implausible && 'its number cannot be',
  ].filter((word) => Boolean(word));
  const name = event.event_name.padEnd(16);
  return printable([receivedAt.slice(11, 19), name, event.element, ...facts].join('  '));
}
