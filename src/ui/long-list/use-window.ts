// The part of a long list that is on the screen: only that is drawn.
import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';

export interface Stretch {
  readonly from: number;
  /** End of the drawn range, exclusive. */
  readonly to: number;
  /** Pixels of space for what is not drawn, above and below. */
  readonly before: number;
  readonly after: number;
}

interface GridMetrics {
  readonly columns: number;
  /** Pixels from one row to the next. */
  readonly line: number;
}

/** The first items of a grid. */
export const firstItems = (to: number): Stretch => ({ from: 0, to, before: 0, after: 0 });

/** Rows drawn beyond the edge of the screen, so that a quick flick shows no gaps. */
const BEYOND = 2;

/**
 * The range of a long grid that is on the screen. All items have the same size, so one of them determines the
 * height of the grid. Until it has been measured, `start` is drawn.
 */
export function useWindow(list: RefObject<HTMLElement | null>, total: number, start: () => Stretch): Stretch {
  const [stretch, setStretch] = useState(start);
  useEffect(() => {
    const grid = list.current;
    if (!grid) return;
    let measured: GridMetrics | undefined;
    // Measuring layout is too expensive while scrolling, so it is only measured again when a size changes.
    const measureAndLook = () => {
      measured = measure(grid);
      look();
    };
    const look = () => {
      if (!measured) return;
      const fresh = stretchOf(grid.getBoundingClientRect().top, total, measured);
      setStretch((shown) => (isSame(shown, fresh) ? shown : fresh));
    };
    measureAndLook();
    const watch = new ResizeObserver(measureAndLook);
    watch.observe(grid);
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', measureAndLook);
    return () => {
      watch.disconnect();
      removeEventListener('scroll', look);
      removeEventListener('resize', measureAndLook);
    };
  }, [list, total]);
  return { ...stretch, to: Math.min(stretch.to, total) };
}

/** Set by script, because the content policy forbids style attributes; before the paint, or it would jump. */
export function useRoom(list: RefObject<HTMLElement | null>, { before, after }: Stretch): void {
  useLayoutEffect(() => {
    const style = list.current?.style;
    if (before + after > 0) style?.setProperty('padding-block', `${before}px ${after}px`);
    else style?.removeProperty('padding-block');
  }, [list, before, after]);
}

/** `undefined` without an item, or without layout. */
function measure(grid: HTMLElement): GridMetrics | undefined {
  const first = grid.firstElementChild;
  if (!(first instanceof HTMLElement) || first.offsetHeight === 0) return undefined;
  const { gridTemplateColumns, rowGap } = getComputedStyle(grid);
  const columns = gridTemplateColumns.split(' ').length;
  return { columns, line: first.offsetHeight + Number.parseFloat(rowGap) };
}

function stretchOf(top: number, total: number, { columns, line }: GridMetrics): Stretch {
  const lines = Math.ceil(total / columns);
  // At least one row is drawn, because without an item nothing could be measured.
  const firstLine = clamp(Math.floor(-top / line) - BEYOND, lines - 1);
  const lastLine = Math.max(firstLine + 1, clamp(Math.ceil((innerHeight - top) / line) + BEYOND, lines));
  return {
    from: firstLine * columns,
    to: Math.min(total, lastLine * columns),
    before: firstLine * line,
    after: (lines - lastLine) * line,
  };
}

const clamp = (line: number, lines: number): number => Math.max(0, Math.min(line, lines));

const isSame = (a: Stretch, b: Stretch): boolean =>
  a.from === b.from && a.to === b.to && a.before === b.before && a.after === b.after;
