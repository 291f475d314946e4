/** Scrolls a row until one of its parts is at its start. Not `scrollIntoView`, which would also scroll the page. */
export function bringToStart(row: Element, part: Element): void {
  const { direction, scrollPaddingInlineStart } = getComputedStyle(row);
  const side = direction === 'rtl' ? 'right' : 'left';
  const way = part.getBoundingClientRect()[side] - row.getBoundingClientRect()[side];
  const padding = Number.parseFloat(scrollPaddingInlineStart || '0') || 0;
  const left = side === 'right' ? way + padding : way - padding;
  // Any scroll would let the row snap to another part.
  if (Math.abs(left) >= 1) row.scrollTo({ left: row.scrollLeft + left });
}
