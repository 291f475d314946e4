// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { firstItems, useWindow } from '#src/ui/long-list/use-window.ts';

const LINE = 100;
const COLUMNS = 4;
const TOTAL = 4000;

let top = 0;
let columns = COLUMNS;
const shape = () => ({ gridTemplateColumns: '1fr '.repeat(columns).trim(), rowGap: '0px' });
const measure = vi.fn(() => shape() as CSSStyleDeclaration);

beforeEach(() => {
  [top, columns] = [0, COLUMNS];
  measure.mockClear();
  vi.stubGlobal('getComputedStyle', measure);
  vi.stubGlobal('innerHeight', 5 * LINE);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(LINE);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, top));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

function Grid() {
  const list = useRef<HTMLUListElement>(null);
  const { from, to } = useWindow(list, TOTAL, () => firstItems(12));
  return (
    <>
      <output>{`${from} to ${to}`}</output>
      <ul ref={list}>{to > from && <li />}</ul>
    </>
  );
}

function scrollTo(place: number): void {
  top = -place;
  act(() => void dispatchEvent(new Event('scroll')));
}

it('renders the visible rows of a long grid while scrolling, without a new layout measurement', () => {
  render(<Grid />);
  expect(screen.getByText('0 to 28')).toBeTruthy();
  const before = measure.mock.calls.length;
  for (let line = 1; line <= 50; line += 1) scrollTo(line * LINE);
  expect(screen.getByText('192 to 228')).toBeTruthy();
  expect(measure).toHaveBeenCalledTimes(before);
});

it('renders the right rows of a long grid that scrolls into sight from below and from above after a resize', () => {
  top = 3000;
  render(<Grid />);
  act(() => void dispatchEvent(new Event('resize')));
  scrollTo(0);
  expect(screen.getByText('0 to 28')).toBeTruthy();
  scrollTo(2000 * LINE);
  act(() => void dispatchEvent(new Event('resize')));
  scrollTo(0);
  expect(screen.getByText('0 to 28')).toBeTruthy();
});

it('renders the same place of a long grid at another width', () => {
  render(<Grid />);
  scrollTo(50 * LINE);
  columns = 2;
  act(() => void dispatchEvent(new Event('resize')));
  expect(screen.getByText('96 to 114')).toBeTruthy();
});
