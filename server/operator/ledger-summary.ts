import type { LedgerCheck } from '../store/wallet/ledger-check.ts';
import { coins } from './coins.ts';

export function ledgerSummary({ members, entries, held, counter, problems }: LedgerCheck): string {
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
