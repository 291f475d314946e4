// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { isListOnScreen, topOfList } from '#src/app/listeners/long-list.ts';
import { LONG_LIST } from '#src/navigation/scroll-place.ts';

const HEIGHT = 800;
const ITEM = 500;

/** Pixels from the top of the screen to the list. */
let listTop = 0;

beforeEach(() => {
  vi.stubGlobal('innerHeight', HEIGHT);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function of(this: Element) {
    const items = [...document.querySelectorAll('li')];
    const index = items.indexOf(this as HTMLLIElement);
    return index < 0
      ? new DOMRect(0, listTop, 0, 10 * ITEM)
      : new DOMRect(0, listTop + drawnFrom + index * ITEM, 0, ITEM);
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** Pixels of the list above its first drawn item. */
let drawnFrom = 0;

function draw({ from, items, isRead = true }: { from: number; items: number; isRead?: boolean }): void {
  drawnFrom = from;
  const busy = isRead ? '' : ' aria-busy="true"';
  document.body.innerHTML = `<ul ${LONG_LIST}=""${busy}>${'<li></li>'.repeat(items)}</ul>`;
  topOfList();
}

it('knows that the screen is full of items', () => {
  listTop = -1000;
  draw({ from: 1000, items: 2 });
  expect(isListOnScreen()).toBe(true);
});

it('knows that items at the top or at the bottom of the screen are not drawn', () => {
  listTop = -1000;
  draw({ from: 1100, items: 2 });
  expect(isListOnScreen()).toBe(false);
  draw({ from: 1000, items: 1 });
  expect(isListOnScreen()).toBe(false);
});

it('knows that drawn items have not been read', () => {
  listTop = -1000;
  draw({ from: 1000, items: 2, isRead: false });
  expect(isListOnScreen()).toBe(false);
});

it('finds no items on a screen without a long list', () => {
  topOfList();
  expect(isListOnScreen()).toBe(false);
});
