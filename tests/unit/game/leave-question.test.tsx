// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { emptyFrames, says } from '#tests/support/framed-game.ts';
import { closePage, enterAs, goBack, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  emptyFrames();
  member = await platform.register();
  await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  await closeGame(GAMES.open);
  await refreshBets();
  await closePage();
});

const openSessions = (platform: TestPlatform) =>
  platform.db
    .selectFrom('game_session')
    .select('game_id')
    .where('member_id', '=', member.id)
    .where('ended_at', 'is', null)
    .execute();

describe('the question whether to leave a game', () => {
  it('stays in the game if the player goes back twice, with the question closed', async ({ platform }) => {
    render(<GameStartScreen />);
    await says({ type: 'round-start' });
    await goBack();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    await goBack();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(0));
    expect(location.pathname).toBe('/game/start');
    expect(await openSessions(platform)).toHaveLength(1);
    // The next back asks again.
    await goBack();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
  });

  it('closes its question if the player has left without an answer', async ({ platform }) => {
    render(<GameStartScreen />);
    await says({ type: 'round-start' });
    await says({ type: 'exit' });
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    cleanup();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(0));
    const { state } = history;
    await waitFor(async () => expect(await openSessions(platform)).toEqual([]));
    expect(history.state).toEqual(state);
  });
});
