// @vitest-environment happy-dom
// A lobby and a search that are narrowed by a filter: it can be seen, and it can be widened.
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { TypeTabs } from '#src/features/lobby/filters/TypeTabs.tsx';
import SearchScreen from '#src/features/lobby/search/SearchScreen.tsx';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

const NAMES = ['Slots', 'Dice', 'Wheels', 'Cards', 'Arcade'];
const types = NAMES.map((name, i) => ({ id: i + 1, name, icon: '', status: 1 as const, sort: i }));
const [ROW, CHIP] = [300, 100];

/** Chips of 100 px in a row of 300 px; "All" is the first. */
function layOut(): void {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    if (this instanceof HTMLFieldSetElement) return new DOMRect(0, 0, ROW, 40);
    const row = this.closest('fieldset');
    const index = row ? [...row.children].indexOf(this) : 0;
    return new DOMRect(index * CHIP - (row?.scrollLeft ?? 0), 0, CHIP, 40);
  });
  vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(function (this: Element, to?: unknown) {
    this.scrollLeft += (to as ScrollToOptions).left ?? 0;
  });
}

describe('the chosen kind of game', () => {
  it('is scrolled into the middle of its row, at first and after a change from elsewhere', async ({
    platform,
  }) => {
    await openPage(platform);
    layOut();
    const shown = (typeId: number) => <TypeTabs types={types} filter={{ typeId, choose: () => {} }} />;
    const { rerender } = render(shown(5));
    const row = screen.getByRole('group', { name: 'Types of game' });
    const middle = () =>
      screen.getByRole('button', { pressed: true }).getBoundingClientRect().left + CHIP / 2;
    expect(screen.getByRole('button', { pressed: true }).textContent).toBe('Arcade');
    expect(middle()).toBe(ROW / 2);
    rerender(shown(0));
    expect(middle()).toBe(ROW / 2);
    // One that is in view stays where it is.
    const before = row.scrollLeft;
    rerender(shown(1));
    expect(row.scrollLeft).toBe(before);
  });
});

describe('a search without results', () => {
  const open = async (platform: Parameters<typeof openPage>[0], address: string) => {
    await openPage(platform, address);
    await act(async () => void render(<SearchScreen />));
  };

  it('names what was searched for, and shows popular games', async ({ platform }) => {
    await open(platform, '/game/search?q=zzqqxx');
    await screen.findByRole('heading', { name: "Nothing for 'zzqqxx'" });
    expect(screen.getByRole('region', { name: 'Popular now' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Clear the filter' })).toBeNull();
  });

  it('says that a filter was in force, and clears it without losing the text', async ({ platform }) => {
    await open(platform, '/game/search?q=zzqqxx&type=1');
    await screen.findByRole('heading', { name: "Nothing for 'zzqqxx'" });
    expect(screen.getByText('Only games that match your filter were searched.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(location.search).toBe('?q=zzqqxx'));
    await waitFor(() => expect(screen.queryByText(/^Only games/)).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('zzqqxx');
  });

  it('names the kind and studio without games when nothing is typed', async ({ platform }) => {
    await open(platform, '/game/search?type=1&brand=999');
    await screen.findByRole('heading', { name: 'No games match this filter' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(location.search).toBe(''));
  });
});
