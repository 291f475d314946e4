// Tables as CSV that all programs read alike: decimals with a point, and no cell that a spreadsheet would execute.
import { dateOf } from '#src/lib/timing.ts';

export type Cell =
  | string
  | { readonly coin: number }
  | { readonly count: number }
  | { readonly time: number };

/** Spreadsheets recognise formulas by these first characters. */
const FORMULA = /^\s*[=+\-@＝＋－＠\t\r]/;

export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  rows.map((row) => `${row.map(cellText).join(',')}\r\n`).join('');

function cellText(cell: Cell): string {
  if (typeof cell === 'string') return quoted(FORMULA.test(cell) ? `'${cell}` : cell);
  if ('coin' in cell) return decimal(cell.coin);
  if ('count' in cell) return String(cell.count);
  return dateOf(cell.time).toISOString().replace('.000', '');
}

const quoted = (text: string): string =>
  /[",\r\n;]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** `-1234.05` from hundredths; by digits, because a double cannot hold two decimals of the largest amounts. */
function decimal(hundredths: number): string {
  const digits = String(Math.abs(hundredths)).padStart(3, '0');
  return `${hundredths < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
