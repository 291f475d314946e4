// @vitest-environment happy-dom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Carousel } from '#src/ui/Carousel/Carousel.tsx';
import { stubIntersections } from '#tests/support/device/intersections.ts';

const labels = { label: 'Offers', pauseLabel: 'Pause', playLabel: 'Play' };
const slides = [0, 1, 2, 3].map((id) => ({ id, content: String(id) }));
const WIDTH = 100;

let change: ReturnType<typeof stubIntersections>;
beforeEach(() => {
  vi.useFakeTimers();
  change = stubIntersections();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function draw(isStill: boolean) {
  const { container } = render(<Carousel {...labels} slides={slides} isStill={isStill} />);
  const row = container.querySelector('ul')!;
  const items = [...row.children];
  let scrolled = 0;
  vi.spyOn(row, 'scrollLeft', 'get').mockImplementation(() => scrolled);
  row.scrollTo = ((to: ScrollToOptions) => void (scrolled = to.left ?? 0)) as typeof row.scrollTo;
  for (const [index, item] of items.entries())
    vi.spyOn(item, 'getBoundingClientRect').mockImplementation(
      () => ({ left: index * WIDTH - scrolled }) as DOMRect,
    );
  const lit = () =>
    [...container.querySelectorAll('[aria-hidden="true"] > span')].map((dot) => dot.classList.length > 1);
  const see = (changes: Readonly<Record<number, boolean>>) =>
    act(() => change(new Map(Object.entries(changes).map(([index, is]) => [items[Number(index)]!, is]))));
  return { lit, see, scrolledTo: () => scrolled };
}

describe('a carousel', () => {
  it('marks each slide that is visible, those included that were visible before', () => {
    const { lit, see } = draw(true);
    see({ 0: true, 1: true, 2: true, 3: false });
    expect(lit()).toEqual([true, true, true, false]);
    see({ 0: false, 3: true });
    expect(lit()).toEqual([false, true, true, true]);
  });

  it('keeps its mark while it is between two slides', () => {
    const { lit, see } = draw(true);
    see({ 0: true });
    see({ 0: false });
    expect(lit()).toEqual([true, false, false, false]);
  });

  it('goes on by one slide, and from the last one to the first', () => {
    const { see, scrolledTo } = draw(false);
    const afterAWhile = () => {
      vi.advanceTimersByTime(6000);
      return scrolledTo();
    };
    see({ 0: true, 1: true });
    expect(afterAWhile()).toBe(WIDTH);
    see({ 0: false, 2: true });
    expect(afterAWhile()).toBe(2 * WIDTH);
    see({ 1: false, 3: true });
    expect(afterAWhile()).toBe(0);
  });
});
