import type { LedgerCheck } from '#server/store/wallet/ledger-check.ts';

const HUNDREDTHS = 100;

export function ledgerReport({ members, entries, held, counter, problems }: LedgerCheck): string {
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

const coins = (hundredths: number): string =>
  (hundredths / HUNDREDTHS).toLocaleString('en', { minimumFractionDigits: 2, useGrouping: true });
