// The check of the ledger as an operator reads it.
import { checkLedger, type LedgerCheck } from '../store/wallet/ledger-check.ts';
import type { Db } from '../database/tables/tables.ts';
import type { CommandResult } from './command-result.ts';
import { coins } from './words.ts';

export async function checkBooks(db: Db): Promise<CommandResult> {
  const found = await checkLedger(db);
  return { code: found.problems.length > 0 ? 1 : 0, output: summaryOf(found) };
}

function summaryOf({ members, entries, held, counter, problems }: LedgerCheck): string {
  const rows = [
    ['members', String(members)],
    ['entries', String(entries)],
    ['held by members', coins(held)],
    ['other side', coins(counter)],
    ['sum', coins(held + counter)],
  ].map(([name = '', value]) => `${name.padEnd(16)} ${value}`);
  const verdict = problems.length === 0 ? 'Everything adds up.' : problems.join('\n');
  return [...rows, '', verdict].join('\n');
}
