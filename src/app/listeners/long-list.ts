// Keeps the items of a long list where they are on the screen when the content above it changes its height. The
// browser's own scroll anchoring holds on to items that the list stops drawing, so it is switched off there.
import { LONG_LIST, restoring } from '#src/navigation/scroll-place.ts';

let list: Element | null = null;
/** Pixels from the top of the page. */
let listTop = 0;

export function followLongList(): void {
  // Called before the paint that would show the change.
  new ResizeObserver(holdList).observe(document.documentElement);
}

function holdList(): void {
  const before = { list, listTop };
  const top = topOfList();
  const moved = top === undefined || before.list !== list ? 0 : top - before.listTop;
  if (moved === 0 || restoring.isOn || !isInList(before.listTop)) return;
  scrollBy({ top: moved, behavior: 'instant' });
}

/** Measured now; `undefined` on a screen without a long list. */
export function topOfList(): number | undefined {
  list = document.querySelector(`[${LONG_LIST}]`);
  // The browser's own would follow what moves the whole list, such as a banner, a second time.
  document.documentElement.style.setProperty('overflow-anchor', list ? 'none' : 'auto');
  if (!list) return undefined;
  listTop = scrollY + list.getBoundingClientRect().top;
  return listTop;
}

/** Pixels from the beginning of the list to the top of the screen, as last measured; `undefined` above the list. */
export const placeInList = (): number | undefined =>
  list?.isConnected && isInList(listTop) ? scrollY - listTop : undefined;

/** Most of the screen shows the list. A page at its top stays there, so that new rows are seen. */
const isInList = (top: number): boolean => scrollY > 0 && top - scrollY < innerHeight / 2;

/** Items that have been read reach from the top of the screen to its bottom, or to the ends of the list. */
export function isListOnScreen(): boolean {
  const [first, last] = [list?.firstElementChild, list?.lastElementChild];
  if (!list || !first || !last || list.hasAttribute('aria-busy')) return false;
  const { top, bottom } = list.getBoundingClientRect();
  const begins = first.getBoundingClientRect().top;
  const ends = last.getBoundingClientRect().bottom;
  return begins <= Math.max(0, top) + 1 && ends >= Math.min(innerHeight, bottom) - 1;
}
