// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import GameDetailsOverlay from '#src/features/lobby/GameDetailsOverlay.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

it.beforeEach(({ platform }) => openPage(platform));
afterEach(async () => {
  cleanup();
  await closePage();
});

function open(gameId: number): void {
  openOverlay('gameDetails', { gameId });
  render(<GameDetailsOverlay gameId={gameId} />);
}

describe('the details of a game', () => {
  it('show its name, its kind and its studio, and lead to play or to a trial', async ({ platform }) => {
    enterAs(await platform.register());
    open(GAMES.withTrial);
    expect(await screen.findByRole('heading', { name: `Game ${GAMES.withTrial}` })).toBeTruthy();
    expect(screen.getByText('Slots · Open')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Play' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Try it' }));
    expect(location.pathname + location.search).toBe(`/game/start?gameId=${GAMES.withTrial}&tryIt=1`);
    expect(openedOverlay.peek()).toBeNull();
  });

  it('offer no trial if there is none', async () => {
    open(GAMES.open);
    expect(await screen.findByRole('button', { name: 'Sign in to play' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /try it/i })).toBeNull();
  });

  it.each([
    ['Sign in to play', 0],
    ['Sign in to try it', 1],
  ] as const)('say to a visitor "%s", and lead to sign-in and on to the game', async (name, tryIt) => {
    open(GAMES.withTrial);
    fireEvent.click(await screen.findByRole('button', { name }));
    const wanted = `/game/start?gameId=${GAMES.withTrial}&tryIt=${tryIt}`;
    expect(openedOverlay.peek()).toEqual({ name: 'login', props: { wanted } });
  });

  it.each([
    [GAMES.closed, 'Under maintenance.'],
    [GAMES.ofClosedPlatform, 'Under maintenance.'],
    [GAMES.ofPlatformInMaintenance, /^Under maintenance until .*2096/],
  ])('of game %i say that it cannot be played now', async (gameId, text) => {
    open(gameId);
    // Once as a fact, and also on the button if there is no more to say.
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
    fireEvent.click(screen.getByRole('button', { name: /play/ }));
    expect(openedOverlay.peek()?.name).toBe('gameDetails');
  });

  it('of a game that does not exist say so', async () => {
    open(GAMES.unknown);
    expect(await screen.findByText("This game doesn't exist.")).toBeTruthy();
  });

  it('show the like as the member last set it', async ({ platform }) => {
    enterAs(await platform.register());
    open(GAMES.open);
    const like = await screen.findByRole('button', { name: `Like Game ${GAMES.open}` });
    expect(like.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(like);
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(async () => expect((await db.likes.toArray())[0]).toMatchObject({ like: 1 }));
  });
});
