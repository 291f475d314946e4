import { printable } from './printable.ts';

/** Columns are as wide as their widest cell; columns of numbers are aligned to the right. */
export function tableOf(
  head: readonly string[],
  rows: ReadonlyArray<ReadonlyArray<string | number>>,
): string {
  const columns = head.map((name, index) => {
    const cells = rows.map((row) => printable(row[index] ?? ''));
    const width = Math.max(...[name, ...cells].map((cell) => cell.length));
    return { width, isNumeric: cells.every((cell) => /^\d*(\.\d+)?$/.test(cell)) };
  });
  const line = (cells: ReadonlyArray<string | number>) =>
    columns
      .map(({ width, isNumeric }, index) => {
        const cell = printable(cells[index] ?? '');
        return isNumeric ? cell.padStart(width) : cell.padEnd(width);
      })
      .join('  ')
      .trimEnd();
  return [head, ...rows].map(line).join('\n');
}
