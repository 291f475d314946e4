// Asks the platform that has an embedded database open, which no second process may read.
import { askRunningPlatform } from '#server/operator/socket.ts';
import type { Analysis } from '#server/store/events/analysis.ts';
import {
  type Changes,
  type CopiedRow,
  EXPORT_COLUMNS,
  type Portion,
  type PortionEnd,
  type Take,
  type PortionRange,
} from '#server/store/events/export.ts';
import type { Place } from '#server/store/events/place.ts';
import type { Recent } from '#server/store/events/recent.ts';
import type { Delivery } from '#server/store/events/summary.ts';
import { CommandError } from '../../run/command-error.ts';
import type { EventSource } from './event-source.ts';

export function runningPlatform(folder: string): EventSource {
  const ask = async (name: string, asked: unknown, reviver?: typeof asDates): Promise<unknown> => {
    const answer = await askRunningPlatform(folder, ['events', name, JSON.stringify(asked)]);
    if (!answer) throw new CommandError('The platform has stopped.');
    if (answer.code !== 0) throw new CommandError(answer.output);
    return JSON.parse(answer.output, reviver);
  };
  const changes = (after: number) => ask('changes', after) as Promise<Changes>;
  const readAll = async (wanted: PortionRange, take: Take<CopiedRow>) => {
    let after: PortionEnd | null = null;
    do {
      const portion = (await ask('portion', { wanted, after }, asDates)) as Portion;
      await take(portion.rows);
      after = portion.end;
    } while (after !== null);
  };
  return {
    delivery: (range) => ask('delivery', range, asDates) as Promise<Delivery>,
    analysis: (range) => ask('analysis', range) as Promise<Analysis>,
    recent: (after) => ask('recent', after) as Promise<Recent>,
    export: readAll,
    isContinuation: (place) => ask('continuation', place) as Promise<boolean>,
    placeAt: (position, before) => ask('place', { position, before }) as Promise<Place>,
    changes,
    copy: async (after, take) => {
      const { last } = await changes(after);
      await readAll({ after, last }, take);
      return last;
    },
    close: async () => {},
  };
}

const INSTANTS = Object.entries(EXPORT_COLUMNS).flatMap(([name, kind]) => (kind === 'instant' ? [name] : []));

/** Names of values that hold a `Date`. */
const DATES = ['first_seen', 'last_seen', ...INSTANTS];

const asDates = (key: string, value: unknown): unknown =>
  DATES.includes(key) && typeof value === 'string' ? new Date(value) : value;
