// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import GameDetailsOverlay from '#src/features/lobby/details/GameDetailsOverlay.tsx';
import { openedOverlay, openOverlay } from '#src/navigation/overlay.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform);
});
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
    expect(like.textContent).toBe('Like');
    expect(like.getAttribute('aria-pressed')).toBe('false');
    fireEvent.click(like);
    await waitFor(() => expect(like.getAttribute('aria-pressed')).toBe('true'));
    await waitFor(async () => expect((await db.likes.toArray())[0]).toMatchObject({ like: 1 }));
  });
});

describe('how a game pays', () => {
  it('is shown before play: return, bets and each payout', async () => {
    open(GAMES.open);
    expect(await screen.findByRole('heading', { name: 'How it pays' })).toBeTruthy();
    expect(screen.getByText('95.65%')).toBeTruthy();
    expect(screen.getByText('1 to 500 coins')).toBeTruthy();
    const row = screen.getByRole('row', { name: /^3 × Kingfisher/ });
    expect(within(row).getByRole('cell').textContent).toBe('150 × the bet');
  });

  it('shows the pictures of the title that it can only number', async ({ platform }) => {
    const look = JSON.stringify({ symbols: ['seven', 'bell', 'cherry', 'clover', 'gem'] });
    await platform.db.updateTable('game').set({ look }).where('game_id', '=', GAMES.open).execute();
    open(GAMES.open);
    const pictureOf = async (name: RegExp) =>
      (await screen.findByRole('row', { name })).querySelector('img')?.getAttribute('src');
    expect(await pictureOf(/^3 × Symbol 2/)).toMatch(/\/pictures\/bell-160\.webp$/);
    expect(await pictureOf(/^3 × Kingfisher/)).toBeUndefined();
  });

  it('is still there without a connection, for a visitor as well', async () => {
    open(GAMES.open);
    await screen.findByText('95.65%');
    cleanup();
    connection.value = 'offline';
    line.disturb = () => 'cut';
    open(GAMES.open);
    expect(await screen.findByText('95.65%')).toBeTruthy();
  });

  it('is asked for again when it did not load', async () => {
    line.disturb = (_body, _count, call) => (call === 'gameRules' ? 'cut' : undefined);
    open(GAMES.open);
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByText("How this game pays hasn't loaded.")).toBeTruthy();
    line.disturb = () => {};
    connection.value = 'online';
    fireEvent.click(again);
    expect(await screen.findByText('95.65%')).toBeTruthy();
  });

  it('is left out for a game whose own platform does not tell', async ({ platform }) => {
    await platform.db
      .updateTable('game')
      .set({ play: 'elsewhere' })
      .where('game_id', '=', GAMES.open)
      .execute();
    open(GAMES.open);
    await waitFor(async () => expect(await db.snapshots.count()).toBe(1));
    expect(screen.queryByText('How it pays')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Sign in to play' })).toBeTruthy();
  });
});
