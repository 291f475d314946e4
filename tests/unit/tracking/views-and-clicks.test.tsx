// @vitest-environment happy-dom
// An element that is looked at and tapped, as analysts count it.
import 'fake-indexeddb/auto';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { outbox } from '#src/data/events/outbox.ts';
import { useTrackClick } from '#src/tracking/use-track-click.ts';
import { useTrackView } from '#src/tracking/use-track-view.ts';

type Tell = (entries: { readonly target: Element; readonly intersectionRatio: number }[]) => void;

let tell: Tell;
let threshold: unknown;
let watched: Set<Element>;

beforeEach(async () => {
  watched = new Set();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: Tell, options: IntersectionObserverInit) {
        [tell, threshold] = [callback, options.threshold];
      }
      observe(element: Element) {
        watched.add(element);
      }
      unobserve(element: Element) {
        watched.delete(element);
      }
    },
  );
  await (await outbox()).outbox.clear();
});
afterEach(() => vi.unstubAllGlobals());

function Tile() {
  const element = useRef<HTMLButtonElement>(null);
  const fields = { eventShowType: 'list', eventRoomId: '101' } as const;
  useTrackView(element, 'home.game.101', fields);
  const trackClick = useTrackClick();
  return (
    <button ref={element} type="button" onClick={() => trackClick('home.game.101', fields)}>
      Play
    </button>
  );
}

const rows = async () => (await outbox()).outbox.orderBy('eventSeq').toArray();
const isTracked = (count: number) => vi.waitFor(async () => expect(await rows()).toHaveLength(count));

it('is viewed once, when half of it is visible, and clicked once until the screen is left', async () => {
  const before = Math.floor(Date.now() / 1000);
  const { unmount } = render(<Tile />);
  const target = screen.getByRole('button');
  const see = (intersectionRatio: number) =>
    act(() => {
      if (watched.has(target)) tell([{ target, intersectionRatio }]);
    });
  expect(threshold).toBe(0.5);
  see(0.49);
  see(0.5);
  await isTracked(1);
  see(1);
  fireEvent.click(target);
  fireEvent.click(target);
  await isTracked(2);
  unmount();
  render(<Tile />);
  fireEvent.click(screen.getByRole('button'));
  await isTracked(3);
  const [view, ...clicks] = await rows();
  expect(view).toMatchObject({
    ...{ eventName: 'view', eventInterfaceId: 'home.game.101', eventShowType: 'list', eventRoomId: '101' },
    ...{ eventFrom: '', eventUserId: 0, channel: 'WEB', appId: 'halcyon', version: '1.1.0' },
  });
  expect(clicks.map(({ eventName }) => eventName)).toEqual(['click', 'click']);
  // In seconds.
  expect(view?.eventTime).toBeGreaterThanOrEqual(before);
  expect(view?.eventTime).toBeLessThanOrEqual(Date.now() / 1000);
});
