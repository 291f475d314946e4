// Where questions about events go: to the database, or to the platform that has an embedded one open.
import { existsSync } from 'node:fs';
import { askRunningPlatform } from '#server/operator/socket.ts';
import { type Cursor, type Recent, readRecent } from '#server/store/events/recent.ts';
import { type DayRange, readReport, type Report } from '#server/store/events/summary.ts';
import { CommandError } from '../run/command-error.ts';
import { checkedSettings } from '../run/settings.ts';
import { openStoredDatabase } from '../run/stored-database.ts';

export interface EventSource {
  report(range: DayRange): Promise<Report>;
  recent(after: Cursor | null): Promise<Recent>;
  close(): Promise<void>;
}

export async function openEventSource(): Promise<EventSource> {
  const { databaseUrl, dataDir } = checkedSettings();
  const folder = databaseUrl === '' && dataDir !== null && existsSync(dataDir) ? dataDir : null;
  if (folder !== null && (await askRunningPlatform(folder, ['events', 'recent'])) !== null)
    return runningPlatform(folder);
  const opened = await openStoredDatabase('installations');
  return {
    report: (range) => readReport(opened.db, range),
    recent: (after) => readRecent(opened.db, after),
    close: () => opened.close(),
  };
}

function runningPlatform(folder: string): EventSource {
  const ask = async (name: string, asked: unknown): Promise<unknown> => {
    const answer = await askRunningPlatform(folder, ['events', name, JSON.stringify(asked)]);
    if (!answer) throw new CommandError('The platform has stopped.');
    if (answer.code !== 0) throw new CommandError(answer.output);
    return JSON.parse(answer.output, asDates);
  };
  return {
    report: (range) => ask('report', range) as Promise<Report>,
    recent: (after) => ask('recent', after) as Promise<Recent>,
    close: async () => {},
  };
}

/** Columns of the report that hold a `Date`. */
const DATES = ['first_seen', 'last_seen'];

const asDates = (key: string, value: unknown): unknown =>
  DATES.includes(key) && typeof value === 'string' ? new Date(value) : value;
