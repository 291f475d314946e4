// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { outbox } from '#src/data/events/outbox.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { emptyFrames, frameOf } from '#tests/support/framed-game.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;

beforeAll(async () => {
  emptyFrames();
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  const member = await platform.register();
  await openPage(platform, `/game/start?gameId=${GAMES.withTrial}&tryIt=1`);
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  await closeGame(GAMES.withTrial);
  await refreshBets();
  await closePage();
});

const gameEvents = async () =>
  (await (await outbox()).outbox.orderBy('eventSeq').toArray())
    .filter(({ eventName }) => eventName.startsWith('game_'))
    .map(({ eventName, eventRoomId }) => `${eventName} ${eventRoomId}`);
const play = async () => {
  render(<GameStartScreen />);
  await frameOf(GAMES.withTrial);
};
const START = `game_start ${GAMES.withTrial}`;
const EXIT = `game_exit ${GAMES.withTrial}`;

it('a trial whose page is closed or reloaded has an end', async () => {
  await play();
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await gameEvents()).toEqual([START, EXIT]));
});

it('a page that the browser kept and shows again goes on with the game', async () => {
  await play();
  dispatchEvent(new Event('pagehide'));
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await waitFor(async () => expect(await gameEvents()).toEqual([START, EXIT, START]));
});

it('a game that was left before has no second end', async () => {
  await play();
  fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  dispatchEvent(new Event('pagehide'));
  await waitFor(async () => expect(await gameEvents()).toEqual([START, EXIT]));
});
