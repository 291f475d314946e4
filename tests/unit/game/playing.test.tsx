// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameMessage } from '#src/contract/page/game-messages.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { openGameId } from '#src/data/games/open-game.ts';
import { expectTracked } from '#tests/support/device/tracked.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import {
  emptyFrames,
  frameOf,
  GAMES_ORIGIN,
  refuseBalanceReads,
  say,
  says,
  sentToGame,
} from '#tests/support/framed-game.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;
beforeAll(async () => {
  emptyFrames();
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  sentToGame.length = 0;
  member = await platform.register();
  line = await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.stubGlobal('fetch', line.fetch);
  await closeGame(GAMES.open);
  // Background work of one game session must not reach the next test.
  await refreshBets();
  await closePage();
});

const frame = () => frameOf(GAMES.open);
const sentCalls = (name: string) => line.sent.filter((body) => body.includes(name));
const openSessions = () =>
  platform.db
    .selectFrom('game_session')
    .select('game_id')
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .execute();

const openSheet = () => fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('a message from a game', () => {
  it('counts only from this frame and its own origin', async () => {
    render(<GameStartScreen />);
    await frame();
    refuseBalanceReads(line);
    const rich: GameMessage = { type: 'balance', coin: 77_700, balanceSeq: 1_000_000 };
    openSheet();
    await say(rich, { origin: 'https://elsewhere.example' });
    await say(rich, { source: window });
    await say(rich, { source: null });
    await say({ ...rich, coin: '77700' });
    await say({ type: 'balance' });
    await say('balance');
    expect(screen.queryByText('777.00')).toBeNull();
    await says(rich);
    expect(await screen.findByText('777.00')).toBeTruthy();
    expect((await db.balances.get(member.id))?.coin).toBe(WELCOME_COIN);
  });

  it('adds to the result of the game session', async () => {
    render(<GameStartScreen />);
    refuseBalanceReads(line);
    await says({ type: 'round-end', bet: 1000, win: 0, coin: 99_000, balanceSeq: 1_000_000 });
    await says({ type: 'round-end', bet: 1000, win: 500, coin: 98_500, balanceSeq: 1_000_001 });
    openSheet();
    expect(await screen.findByText('-15.00')).toBeTruthy();
    expect(await screen.findByText('985.00')).toBeTruthy();
  });

  it("about play money does not change the member's balance", async () => {
    history.replaceState(null, '', `/game/start?gameId=${GAMES.withTrial}&tryIt=1`);
    render(<GameStartScreen />);
    await says({ type: 'balance', coin: 12_300 });
    openSheet();
    expect(await screen.findByText('Play money')).toBeTruthy();
    expect(await screen.findByText('123.00')).toBeTruthy();
    expect((await db.balances.get(member.id))?.coin).toBe(WELCOME_COIN);
    await closeGame(GAMES.withTrial);
  });

  it('that asks for play money opens a trial, and another one from inside a trial', async () => {
    const address = (tryIt: number) => `/game/start?gameId=${GAMES.withTrial}&tryIt=${tryIt}`;
    history.replaceState(null, '', address(0));
    render(<GameStartScreen />);
    const real = (await frameOf(GAMES.withTrial)).src;
    platform.clock.advance(1000);
    await says({ type: 'trial' });
    await waitFor(() => expect(location.pathname + location.search).toBe(address(1)));
    await waitFor(async () => expect((await frameOf(GAMES.withTrial)).src).not.toBe(real));
    const first = (await frameOf(GAMES.withTrial)).src;
    await waitFor(async () => expect(await openSessions()).toHaveLength(1));
    platform.clock.advance(1000);
    await says({ type: 'trial' });
    await waitFor(async () => expect((await frameOf(GAMES.withTrial)).src).not.toBe(first));
    expect(location.search).toContain('tryIt=1');
    const sessions = await platform.db
      .selectFrom('game_session')
      .select(['trial', 'trial_coin'])
      .where('member_id', '=', member.id)
      .orderBy('opened_at')
      .execute();
    expect(sessions.map(({ trial }) => trial)).toEqual([false, true, true]);
    await closeGame(GAMES.withTrial);
  });

  it('that its session has ended offers another launch', async () => {
    render(<GameStartScreen />);
    const { src } = await frame();
    await says({ type: 'over' });
    press('Reload');
    await waitFor(async () => expect((await frame()).src).not.toBe(src));
    expect(screen.queryByText('This game session has ended.')).toBeNull();
  });
});

describe('leaving a game', () => {
  it('ends the session, returns to the lobby and fetches the rounds', async () => {
    render(<GameStartScreen />);
    await frame();
    openSheet();
    press('Leave');
    await waitFor(() => expect(location.pathname).toBe('/'));
    cleanup();
    await waitFor(async () => expect(await openSessions()).toEqual([]));
    await waitFor(() => expect(sentCalls('pageSize')).toHaveLength(1));
    expect(openGameId.peek()).toBe(0);
    await expectTracked('game_exit');
  });

  it('in any other way also ends the session, once', async () => {
    render(<GameStartScreen />);
    await frame();
    cleanup();
    await waitFor(async () => expect(await openSessions()).toEqual([]));
  });

  it('does not close the game of another member who signed in meanwhile', async () => {
    render(<GameStartScreen />);
    await frame();
    const other = await platform.register();
    await platform.call('startGame', { gameId: GAMES.open }, other);
    line.sent.length = 0;
    enterAs(other);
    cleanup();
    await waitFor(() => expect(openGameId.peek()).toBe(0));
    await refreshBets();
    expect(sentCalls('"gameId"')).toEqual([]);
  });

  it('asks while a round is open, and continues the game if the player declines', async () => {
    render(<GameStartScreen />);
    await says({ type: 'round-start' });
    await says({ type: 'exit' });
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    expect(openedDialogs.peek()[0]?.title).toBe('Leave the game?');
    await act(async () => openedDialogs.peek()[0]?.settle(false));
    expect(location.pathname).toBe('/game/start');
    expect(await openSessions()).toHaveLength(1);
  });

  it('does not ask once the round is over', async () => {
    render(<GameStartScreen />);
    await says({ type: 'round-start' });
    await says({ type: 'round-end', bet: 100, win: 0, coin: 99_900, balanceSeq: 1_000_000 });
    await says({ type: 'exit' });
    await waitFor(() => expect(location.pathname).toBe('/'));
    expect(openedDialogs.peek()).toHaveLength(0);
  });
});

describe('the screen around a game', () => {
  it('mutes a game in a hidden page', async () => {
    render(<GameStartScreen />);
    await says({ type: 'ready' });
    const seen = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sentToGame.at(-1)).toEqual([{ type: 'mute', isMuted: true }, GAMES_ORIGIN]);
    seen.mockReturnValue('visible');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(sentToGame.at(-1)).toEqual([{ type: 'mute', isMuted: false }, GAMES_ORIGIN]);
    seen.mockRestore();
  });

  it.each(['offline', 'unsure'] as const)(
    'says over the game that the line is %s, until it is back',
    async (state) => {
      render(<GameStartScreen />);
      await frame();
      act(() => void (connection.value = state));
      expect(await screen.findByText(/The service keeps the result of your round/)).toBeTruthy();
      act(() => void (connection.value = 'online'));
      await waitFor(() =>
        expect(screen.queryByText(/The service keeps the result of your round/)).toBeNull(),
      );
      expect(sentToGame).toEqual([
        [{ type: 'line', isOnline: false }, GAMES_ORIGIN],
        [{ type: 'line', isOnline: true }, GAMES_ORIGIN],
      ]);
    },
  );

  it('offers help when the game shows nothing for 15 seconds', async () => {
    render(<GameStartScreen />);
    await frame();
    expect(screen.queryByText("The game hasn't loaded yet.")).toBeNull();
    cleanup();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    render(<GameStartScreen />);
    await vi.waitFor(() => expect(document.querySelector('iframe')).toBeTruthy());
    await act(async () => {});
    act(() => void vi.advanceTimersByTime(15_000));
    expect(screen.getByText("The game hasn't loaded yet.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Open in a new window' })).toBeTruthy();
  });
});
