// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { useConfig } from '#src/data/config/use-config.ts';
import { readMergedConfig } from '#src/data/db/merged-config.ts';
import { db } from '#src/data/db/database.ts';
import { useGame } from '#src/data/games/use-game.ts';
import { refreshGames, refreshMember } from '#src/data/answers/refresh-member.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { readFirstLobby } from '#src/features/lobby/home/first-lobby.ts';
import { readLobbyConfig, useLobbyConfig } from '#src/features/lobby/home/lobby-view.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await openPage(platform);
  enterAs(member);
  await refreshMember();
});
afterEach(closePage);

const PATCH = { gameResourceUrl: '/for-this-member/' };
const giveOwnConfig = () => db.members.update(member.id, { configPatch: PATCH });

describe("the member's own settings", () => {
  it('are in what the lobby shows, also in its first screen, and nobody else gets them', async () => {
    await giveOwnConfig();
    expect((await readLobbyConfig(db, member.id))?.gameResourceUrl).toBe(PATCH.gameResourceUrl);
    expect((await readFirstLobby(db, member.id))?.gameResourceUrl).toBe(PATCH.gameResourceUrl);
    expect((await readLobbyConfig(db, 0))?.gameResourceUrl).not.toBe(PATCH.gameResourceUrl);
    expect((await db.config.get('appConfig'))?.config.gameResourceUrl).not.toBe(PATCH.gameResourceUrl);
  });

  it('show in an open lobby when they arrive, and go with the session', async () => {
    const { result } = renderHook(() => useLobbyConfig(undefined)?.gameResourceUrl);
    await waitFor(() => expect(result.current).toBeDefined());
    const usual = result.current;
    await act(giveOwnConfig);
    await waitFor(() => expect(result.current).toBe(PATCH.gameResourceUrl));
    act(() => endSession('signOut', session.peek().token));
    await waitFor(() => expect(result.current).toBe(usual));
  });

  it('are in what a game and every other screen read', async () => {
    await giveOwnConfig();
    const { result } = renderHook(() => ({ game: useGame(GAMES.open), config: useConfig() }));
    await waitFor(() => expect(result.current.game?.pictureBase).toMatch(/^\/for-this-member\//));
    await waitFor(() => expect(result.current.config?.gameResourceUrl).toBe(PATCH.gameResourceUrl));
  });
});

describe('maintenance of a platform', () => {
  const closedFor = async (now = Date.now() / 1000) => {
    const platforms = (await readMergedConfig(db, member.id))?.config.platformList ?? [];
    return platforms.filter(({ maintainUntil = 0 }) => maintainUntil > now).map(({ id }) => id);
  };
  const UNTIL = new Date('2096-01-01T00:00:00Z');

  it('shows with the light refresh that brings it, and ends with the next one', async ({ platform }) => {
    const set = (until: Date | null) =>
      platform.db.updateTable('game_platform').set({ maintain_until: until }).where('id', '=', 1).execute();
    expect(await closedFor()).toEqual([3]);
    await set(UNTIL);
    await refreshGames();
    expect(await closedFor()).toEqual([1, 3]);
    const { closedPlatforms = [] } = (await readLobbyConfig(db, member.id)) ?? {};
    expect(closedPlatforms.map(({ id }) => id)).toContain(1);
    const { result } = renderHook(() => useGame(GAMES.open));
    await waitFor(() => expect(result.current?.closedUntil).toBe(UNTIL.getTime() / 1000));
    await set(null);
    await refreshGames();
    expect(await closedFor()).toEqual([3]);
    await waitFor(() => expect(result.current?.isClosed).toBe(false));
  });
});
