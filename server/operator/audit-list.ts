import { listActs } from '../store/operator/audit.ts';
import type { Db } from '../database/tables/tables.ts';
import { type CommandResult, done } from './command-result.ts';
import { harmless, minute } from './words.ts';

const USUAL = 50;
const MOST = 10_000;

/** The newest first. */
export async function listAudit(db: Db, count: string | undefined): Promise<CommandResult> {
  const wanted = /^[1-9]\d{0,4}$/.test(count ?? '') ? Math.min(Number(count), MOST) : USUAL;
  const acts = await listActs(db, wanted);
  const lines = acts.map(({ id, acted_at: at, actor, command, subject, reason, outcome }) =>
    [String(id).padStart(6), minute(at), actor, outcome ?? 'cut off', command, subject, harmless(reason)]
      .join('  ')
      .trimEnd(),
  );
  return done(lines.length > 0 ? lines.join('\n') : 'Nothing has been done.');
}
