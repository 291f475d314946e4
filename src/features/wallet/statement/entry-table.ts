// The statement as a table for export.
import type { CoinEntry } from '#src/contract/wallet.ts';
import type { TextKey, Translate } from '#src/i18n/t.ts';
import type { Rows } from '#src/patterns/export/ExportButtons.tsx';

const COLUMNS = ['colTime', 'colWhat', 'colAmount', 'colBalance', 'orderNo', 'colRemark'] as const;

export function entryTable(entries: readonly CoinEntry[], t: Translate): Rows {
  const head = COLUMNS.map((name) => t(`wallet.${name}` satisfies TextKey));
  const rows = entries.map(({ time, title, amount, balance, orderId = '', remark = '' }) => [
    { time },
    title,
    { coin: amount },
    { coin: balance },
    orderId,
    remark,
  ]);
  return [head, ...rows];
}
