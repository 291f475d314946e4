// @vitest-environment happy-dom
// A platform that offers nothing yet: no games, no types, no studios, no banners.
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { isGameListDue, loadGameList } from '#src/data/games/load.ts';
import { db } from '#src/data/db/database.ts';
import { EMPTY_WORLD } from '#server/world/world.ts';
import HomeScreen from '#src/features/lobby/home/HomeScreen.tsx';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();
const withoutWorld = platformTest({}, { world: EMPTY_WORLD });

it.beforeEach(async ({ platform }) => {
  for (const table of ['game', 'game_type', 'brand', 'game_platform'] as const) {
    await platform.db.deleteFrom(table).execute();
  }
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const load = () => loadGameList(() => true);
const saysSo = () => screen.queryByText('There are no games here yet');

withoutWorld('the lobby of a platform that was given nothing to begin with says so', async ({ platform }) => {
  await openPage(platform);
  render(<HomeScreen isSignedIn={false} />);
  await load();
  await screen.findByText('There are no games here yet');
});

describe('the lobby of a platform that offers nothing yet', () => {
  it('does not say so before the platform has', async ({ platform }) => {
    const line = await openPage(platform);
    line.disturb = () => 'cut';
    render(<HomeScreen isSignedIn={false} />);
    expect(await load()).toBe('failed');
    expect(saysSo()).toBeNull();
    line.disturb = () => {};
    await load();
    await screen.findByText('There are no games here yet');
  });

  it('says so, without a filter to clear, and does not ask on and on', async ({ platform }) => {
    await openPage(platform);
    expect(await load()).toBe('whole');
    render(<HomeScreen isSignedIn={false} />);
    await screen.findByText('There are no games here yet');
    expect(screen.queryByRole('button', { name: /filter/ })).toBeNull();
    expect(await isGameListDue(db)).toBe(false);
  });
});
