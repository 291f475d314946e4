// The statement as a table for export.
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import type { Rows } from '#src/patterns/export/ExportButtons.tsx';
import { stateOf } from './states.ts';

const COLUMNS = [
  'colTime',
  'colWhat',
  'colAmount',
  'colBalance',
  'colStatus',
  'orderNo',
  'colRemark',
] as const;

export function entryTable(entries: readonly CoinEntry[], t: Translate): Rows {
  const head = COLUMNS.map((name) => t(`wallet.${name}` satisfies TextKey));
  const rows = entries.map((entry) => {
    const { time, title, amount, balance, orderId = '', remark = '' } = entry;
    const state = stateOf(entry);
    return [{ time }, title, { coin: amount }, { coin: balance }, state ? t(state) : '', orderId, remark];
  });
  return [head, ...rows];
}
