// Geometry of the chart's columns: wins above the line, losses below.

interface Column {
  readonly key: string;
  readonly isLoss: boolean;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly columns: readonly Column[];
  /** Height of the zero line. */
  readonly zero: number;
  readonly highest: number;
  readonly lowest: number;
}

export const WIDTH = 300;
export const HEIGHT = 100;
/** Share of a column's width that stays free. */
const GAP = 0.28;
const WIDEST = 36;
/** Minimum height, so that a small result is visible. */
const SMALLEST = 1.5;

export function drawingOf(values: readonly { readonly key: string; readonly profit: number }[]): Drawing {
  const profits = values.map(({ profit }) => profit);
  const highest = Math.max(0, ...profits);
  const lowest = Math.min(0, ...profits);
  const reach = highest - lowest || 1;
  const zero = (highest / reach) * HEIGHT;
  const room = WIDTH / Math.max(1, values.length);
  const width = Math.min(room * (1 - GAP), WIDEST);
  const columns = values.map(({ key, profit }, index): Column => {
    const height = profit === 0 ? 0 : Math.max(SMALLEST, (Math.abs(profit) / reach) * HEIGHT);
    const isLoss = profit < 0;
    const top = isLoss ? zero : zero - height;
    const y = Math.min(Math.max(0, top), HEIGHT - height);
    return { key, isLoss, x: room * index + (room - width) / 2, y, width, height };
  });
  return { columns, zero, highest, lowest };
}
