// Parts of a long page, which the address names after its `#`.

/** Shows the part, and names it in the address without a history entry: back leads to the page before. */
export function goToPart(id: string): void {
  history.replaceState(history.state, '', `#${id}`);
  showPart(id);
}

/** For a link from elsewhere, whose part is drawn only now. */
export function showPartInAddress(): void {
  const id = location.hash.slice(1);
  if (id) showPart(id);
}

function showPart(id: string): void {
  const part = document.getElementById(id);
  part?.scrollIntoView();
  // Where reading and the keyboard go on.
  part?.querySelector<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
}
