// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { emptyFrames, frameOf, refuseBalanceReads, says } from '#tests/support/framed-game.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';

const it = platformTest();

const MINUTE_MS = 60_000;

let line: Line;
let member: SignedInCaller;

beforeAll(emptyFrames);
it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  await platform.call('limitSet', { kind: 'reminder', period: 'once', value: 30 }, member);
  line = await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
  enterAs(member);
  await refreshMember();
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'], shouldAdvanceTime: true });
});
afterEach(async () => {
  cleanup();
  vi.useRealTimers();
  vi.stubGlobal('fetch', line.fetch);
  await closeGame(GAMES.open);
  await closeGame(GAMES.withTrial);
  // Background work of one game session must not reach the next test.
  await refreshBets();
  await closePage();
});

const dialog = () => screen.queryByRole('alertdialog', { name: 'Time to look up' });
const shown = () => screen.findByRole('alertdialog', { name: 'Time to look up' });
const press = async (name: string) => fireEvent.click(within(await shown()).getByRole('button', { name }));
const playOf = async (gameId: number = GAMES.open) => (await db.gameSessions.get([member.id, gameId]))?.visit;

/** Opens the game, and waits until its play is stored. */
async function enter(gameId: number = GAMES.open): Promise<void> {
  render(<GameStartScreen />);
  await frameOf(gameId);
  refuseBalanceReads(line);
  await waitFor(async () => expect(await playOf(gameId)).toBeDefined());
}

/** Minutes pass while the game is open, and the play is stored with them. */
async function play(minutes: number, gameId: number = GAMES.open): Promise<void> {
  const until = Date.now() + minutes * MINUTE_MS;
  await act(async () => {
    for (let each = 0; each < minutes; each += 1) await vi.advanceTimersByTimeAsync(MINUTE_MS);
  });
  await waitFor(async () =>
    expect((await playOf(gameId))?.seenAt).toBeGreaterThanOrEqual(until - MINUTE_MS / 2),
  );
}

const round = (bet: number, win: number) =>
  says({ type: 'round-end', bet, win, coin: 99_000, balanceSeq: 1 });

describe('the reminder in a game', () => {
  it('comes at the chosen interval with time and result, and again after the next one', async () => {
    await enter();
    await round(25_00, 10_00);
    await play(29);
    expect(dialog()).toBeNull();
    await play(2);
    const first = within(await shown());
    expect(first.getByText('You have been playing this game for 31 minutes.')).toBeTruthy();
    expect(first.getByText('-15.00')).toBeTruthy();
    await press('Keep playing');
    await waitFor(() => expect(dialog()).toBeNull());
    await play(28);
    expect(dialog()).toBeNull();
    await play(3);
    await within(await shown()).findByText(/^You have been playing this game for 1 hour \d minutes?\.$/);
    const events = JSON.stringify(await (await outbox()).outbox.toArray());
    expect(events).toMatch(/reminder_show.*continue/);
    expect(events).not.toContain('1500');
  });

  it('waits until an open round is over', async () => {
    await enter();
    await play(29);
    await says({ type: 'round-start' });
    await play(1);
    await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)));
    expect(dialog()).toBeNull();
    await round(10_00, 0);
    await shown();
  });

  it('goes on counting after a reload', async () => {
    const now = Date.now();
    const stored = { beganAt: now - 25 * MINUTE_MS, remindedAt: now - 25 * MINUTE_MS };
    await db.gameSessions.put({
      ...{ memberId: member.id, gameId: GAMES.open, state: 'open', since: now },
      visit: { ...stored, seenAt: now - MINUTE_MS, net: -7_00 },
    });
    await enter();
    await play(6);
    const reminder = within(await shown());
    expect(reminder.getByText('You have been playing this game for 31 minutes.')).toBeTruthy();
    expect(reminder.getByText('-7.00')).toBeTruthy();
  });

  it('does not count the time that a device was asleep', async () => {
    await enter();
    await play(10);
    vi.setSystemTime(Date.now() + 8 * 60 * MINUTE_MS);
    await play(10);
    expect(dialog()).toBeNull();
    const { beganAt = 0, seenAt = 0 } = (await playOf()) ?? {};
    expect(Math.round((seenAt - beganAt) / MINUTE_MS)).toBe(20);
  });

  it('leads to the statement, and ends the game', async () => {
    await enter();
    await play(31);
    await press('Statement');
    await waitFor(() => expect(location.pathname).toBe('/wallets/record'));
    await waitFor(async () => expect(await playOf()).toBeUndefined());
    expect(JSON.stringify(await (await outbox()).outbox.toArray())).toMatch(/reminder_show.*stop/);
  });

  it('lets the member leave at once', async () => {
    await enter();
    await play(31);
    await press('Leave');
    await waitFor(() => expect(location.pathname).toBe('/'));
    await waitFor(async () => expect(await playOf()).toBeUndefined());
  });

  it('names no result of play money', async () => {
    history.replaceState(null, '', `/game/start?gameId=${GAMES.withTrial}&tryIt=1`);
    await enter(GAMES.withTrial);
    await play(31, GAMES.withTrial);
    expect(within(await shown()).queryByText(/Result/)).toBeNull();
  });

  it('stays away if the member wants none', async ({ platform }) => {
    await platform.call('limitSet', { kind: 'reminder', period: 'once', value: 0 }, member);
    await refreshMember();
    await enter();
    await play(31);
    expect(dialog()).toBeNull();
  });
});
