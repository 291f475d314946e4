// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { session, SIGNED_OUT } from '#src/data/session/session.ts';
import { NoGames } from '#src/features/lobby/filters/NoGames.tsx';
import HomeScreen from '#src/features/lobby/home/HomeScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

afterEach(async () => {
  cleanup();
  await closePage();
});

const liked = () => screen.queryByRole('region', { name: 'Liked' });

const like = (memberId: number) => db.likes.put({ memberId, gameId: GAMES.open, like: 1, isPending: true });

describe('the lobby', () => {
  it('opens the details of a game, trial play among them, from a button on its tile', async ({
    platform,
  }) => {
    await openPage(platform);
    render(<HomeScreen isSignedIn={false} />);
    fireEvent.click(await screen.findByRole('button', { name: `Details of Game ${GAMES.withTrial}` }));
    expect(openedOverlay.peek()).toEqual({ name: 'gameDetails', props: { gameId: GAMES.withTrial } });
  });

  it('hides the rows of the member while a filter is chosen', async ({ platform }) => {
    const member = await platform.register();
    await openPage(platform);
    enterAs(member);
    await like(member.id);
    render(<HomeScreen isSignedIn />);
    await waitFor(() => expect(liked()).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Slots' }));
    await waitFor(() => expect(liked()).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'All' }));
    await waitFor(() => expect(liked()).toBeTruthy());
  });

  it('shows nothing of a member from the first frame after the session on', async ({ platform }) => {
    const member = await platform.register();
    await openPage(platform);
    enterAs(member);
    await like(member.id);
    render(<HomeScreen isSignedIn />);
    await waitFor(() => expect(liked()).toBeTruthy());
    act(() => {
      session.value = SIGNED_OUT;
    });
    expect(liked()).toBeNull();
  });

  it('offers to clear a filter that no game passes', async ({ platform }) => {
    await openPage(platform, '/?type=1&brand=999');
    render(<HomeScreen isSignedIn={false} />);
    await screen.findByRole('heading', { name: 'No games match this filter' });
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    await waitFor(() => expect(location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /^No games/ })).toBeNull());
  });
});

describe('a list without games', () => {
  const types = [{ id: 3, name: 'Slots', icon: '', status: 1 as const, sort: 1 }];
  const brands = [{ id: 4, name: 'Tern & Sons', icon: '', status: 1 as const, sort: 1 }];

  it('names kind and studio, and leads to all games of either', async ({ platform }) => {
    await openPage(platform);
    const chosen: unknown[] = [];
    const filter = { typeId: 3, brandId: 4, choose: (choice: unknown) => void chosen.push(choice) };
    render(<NoGames types={types} brands={brands} filter={filter} />);
    expect(screen.getByRole('heading', { name: 'No games by Tern & Sons in Slots' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'All games by Tern & Sons' }));
    fireEvent.click(screen.getByRole('button', { name: 'All games in Slots' }));
    fireEvent.click(screen.getByRole('button', { name: 'Clear the filter' }));
    const [type, brand] = [{ typeId: undefined }, { brandId: undefined }];
    expect(chosen).toEqual([type, brand, { ...type, ...brand }]);
  });

  it('offers only to clear a filter of one part', async ({ platform }) => {
    await openPage(platform);
    render(<NoGames types={types} brands={brands} filter={{ typeId: 3, brandId: 0, choose: () => {} }} />);
    expect(screen.getByRole('heading', { name: 'No games in Slots' })).toBeTruthy();
    expect(screen.getAllByRole('button')).toHaveLength(1);
  });
});
