import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { database } from '#src/data/db/database.ts';
import { refreshGames } from '#src/data/answers/refresh-member.ts';
import { session } from '#src/data/session/session.ts';
import { isWithin } from '#src/lib/timing.ts';

const HOUR_MS = 3_600_000;

/** Refreshes a list older than an hour, because the app may have been open for long. */
export async function refreshOldGames(): Promise<void> {
  const { db } = await database();
  const row = await db.config.get('appConfig');
  if (!row || isWithin(HOUR_MS, row.readAt)) return;
  await (session.peek().memberId > 0 ? refreshGames() : refreshConfig());
}
