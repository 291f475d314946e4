// The desk of customer service as an operator opens it and sees who waits.
import { setDuty, whoWaits } from '../store/support/desk.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done, refused } from './command-result.ts';
import { minute, minuteOf } from './words.ts';
import { HOUR_MS } from '../time/time.ts';

/** Whoever forgets to close it is not on duty for ever. */
const HOURS = /^(?:[1-9]|1\d|2[0-4])$/;

export async function listWaiting(db: Db): Promise<CommandResult> {
  const lines = (await whoWaits(db)).map(({ id, memberId, since }) =>
    [String(id).padStart(6), minuteOf(since), memberId ?? ''].join('  '),
  );
  return done(lines.length > 0 ? lines.join('\n') : 'Nobody waits at the desk.');
}

export async function openDesk(db: Db, hours = '', now: Date): Promise<CommandResult> {
  if (!HOURS.test(hours)) return refused('The hours are a whole number from 1 to 24.');
  const until = new Date(now.getTime() + Number(hours) * HOUR_MS);
  await setDuty(db, until);
  return done(`The desk is open until ${minute(until)} UTC.`);
}

export async function closeDesk(db: Db, now: Date): Promise<CommandResult> {
  await setDuty(db, now);
  return done('The desk is closed. Who writes is told when it opens, and offered feedback.');
}
