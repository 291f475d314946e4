// Fetches the report and stores it for reading offline.
import { gameCalls } from '#src/contract/game.ts';
import type { KeptReport } from '#src/data/db/tables/rows.ts';
import { changeSnapshot } from '#src/data/db/snapshots.ts';
import type { RefreshResult } from '#src/data/api/joined.ts';
import { request } from '#src/data/api/request.ts';
import { timeZone, utcOffset } from '#src/lib/time-zone.ts';
import { spanOf } from '#src/patterns/days/days.ts';
import { type Choice, keyOf } from '../range/choice.ts';

/** Reports stored per member; the least recently read one is deleted first. */
const KEPT_MAX = 12;

/** Days that form no range are not requested. */
export async function refreshReport(choice: Choice, memberId: number): Promise<RefreshResult> {
  const span = spanOf(choice);
  if (!span) return { ok: true };
  const { groupBy } = choice;
  const input = { ...span, groupBy, timeZone: timeZone(), utcOffset: utcOffset(span.startTime) };
  const reply = await request(gameCalls.betRecordReport, input, { isQuiet: true });
  if (!reply.ok) return reply;
  await keep(memberId, { key: keyOf(choice), ...span, groupBy, report: reply.data, readAt: Date.now() });
  return { ok: true };
}

const keep = (memberId: number, report: KeptReport): Promise<void> =>
  changeSnapshot(memberId, 'reports', (all = []) => {
    const others = all.filter(({ key }) => key !== report.key);
    return [report, ...others].slice(0, KEPT_MAX);
  });
