// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect } from 'vitest';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { enter } from './pages/games-client.ts';

const it = platformTest();

it.beforeEach(({ platform }) => void (platform.clock.now = new Date('2026-11-20T12:00:00Z')));
afterEach(async () => {
  cleanup();
  await closeGame(GAMES.open);
  await closePage();
});

const limit = (platform: TestPlatform, member: SignedInCaller, wanted: object) =>
  platform.call('limitSet', { period: 'week', ...wanted }, member);

type Reach = (platform: TestPlatform, member: SignedInCaller) => Promise<unknown>;

/** Each brings the member to the limit that its code names. */
const CASES: ReadonlyArray<readonly [number, Reach]> = [
  [
    8002,
    async (platform, member) => {
      await limit(platform, member, { kind: 'bet', value: 10_00 });
      const game = await enter(platform, member, { gameId: GAMES.open });
      await game.play(10_00);
      await platform.call('exitGame', {}, member);
    },
  ],
  [
    8003,
    async (platform, member) => {
      await limit(platform, member, { kind: 'session', period: 'once', value: 30 });
      await enter(platform, member, { gameId: GAMES.open });
      platform.clock.advance(30 * 60_000);
      await platform.call('exitGame', {}, member);
    },
  ],
  [8004, (platform, member) => platform.call('breakSet', { kind: 'break', days: 1 }, member)],
  [8005, (platform, member) => platform.call('breakSet', { kind: 'exclude', days: 0 }, member)],
];

it.for(CASES)(
  'a game refused with %i says why, until when, and leads to safer play',
  async ([errcode, reach], { platform, member }) => {
    await reach(platform, member);
    const start = await platform.call('startGame', { gameId: GAMES.open }, member);
    expect(start.errcode).toBe(errcode);
    await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
    enterAs(member);
    render(<GameStartScreen />);
    await screen.findByText(start.msg);
    expect(screen.queryByText(/^Until .*2026/) !== null).toBe(errcode !== 8005);
    const link = screen.getByRole('link', { name: 'Safer play' });
    expect(link.getAttribute('href')).toBe('/member/safer-play');
  },
);
