// Where questions about events go: to the database, or to the platform that has an embedded one open.
import { existsSync } from 'node:fs';
import { askRunningPlatform } from '#server/operator/socket.ts';
import { checkedSettings } from '../../run/settings.ts';
import { openStoredDatabase } from '../../run/stored-database.ts';
import { sourceOf } from './database.ts';
import type { EventSource } from './event-source.ts';
import { runningPlatform } from './running-platform.ts';

export async function openEventSource(): Promise<EventSource> {
  const { databaseUrl, dataDir } = checkedSettings();
  const folder = databaseUrl === '' && dataDir !== null && existsSync(dataDir) ? dataDir : null;
  if (folder !== null && (await askRunningPlatform(folder, ['events', 'recent'])) !== null)
    return runningPlatform(folder);
  const opened = await openStoredDatabase('installations');
  return { ...sourceOf(opened.db), close: () => opened.close() };
}
