/** Scrolls a row until one of its parts is at its start. Not `scrollIntoView`, which would also scroll the page. */
export function bringToStart(row: Element, part: Element): void {
  const { direction, scrollPaddingInlineStart } = getComputedStyle(row);
  const side = direction === 'rtl' ? 'right' : 'left';
  const way = part.getBoundingClientRect()[side] - row.getBoundingClientRect()[side];
  const padding = Number.parseFloat(scrollPaddingInlineStart || '0') || 0;
  row.scrollBy({ left: side === 'right' ? way + padding : way - padding });
}
