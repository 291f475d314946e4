// @vitest-environment happy-dom
// What a page in a game's frame can try with the member's balance.
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import { refreshBets } from '#src/data/member/refresh-bets.ts';
import { closeGame } from '#src/features/game/session/actions.ts';
import GameStartScreen from '#src/features/game/session/GameStartScreen.tsx';
import { emptyFrames, frameOf, isBalanceRead, refuseBalanceReads, says } from '#tests/support/framed-game.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

beforeAll(emptyFrames);
it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, `/game/start?gameId=${GAMES.open}&tryIt=0`);
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  await closeGame(GAMES.open);
  await refreshBets();
  await closePage();
});

const MADE_UP = 9_000_000;
const balance = async () => {
  const row = await db.balances.get(member.id);
  return row && { coin: row.coin, balanceSeq: row.balanceSeq };
};
const TRUE_BALANCE = { coin: WELCOME_COIN, balanceSeq: 1 };
const balanceReads = () => line.sent.filter(isBalanceRead);

const answer = (coin: number, balanceSeq: number) => ({
  status: 200,
  body: JSON.stringify({
    errcode: 0,
    code: 200,
    msg: '',
    data: { coin, balanceSeq, returned: 0, pending: false },
  }),
});

describe('a game that makes up a balance', () => {
  it('changes nothing that is stored, whatever number it claims', async () => {
    render(<GameStartScreen />);
    await frameOf(GAMES.open);
    await says({ type: 'balance', coin: MADE_UP, balanceSeq: 1_000_000_000 });
    await says({ type: 'round-end', bet: 100, win: MADE_UP, coin: MADE_UP, balanceSeq: 1_000_000_001 });
    await waitFor(() => expect(balanceReads()).not.toEqual([]));
    await refreshBalance();
    expect(await balance()).toEqual(TRUE_BALANCE);
  });

  it('shows it in its own menu only, until the platform has answered', async () => {
    render(<GameStartScreen />);
    await frameOf(GAMES.open);
    fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
    refuseBalanceReads(line);
    await says({ type: 'balance', coin: MADE_UP, balanceSeq: 1_000_000_000 });
    expect(await screen.findByText('90,000.00')).toBeTruthy();
    await refreshBalance();
    expect(await balance()).toEqual(TRUE_BALANCE);
    line.disturb = () => {};
    await refreshBalance();
    expect(await screen.findByText('1,000.00')).toBeTruthy();
    expect(screen.queryByText('90,000.00')).toBeNull();
  });

  it('makes the page ask the platform at most once in five seconds, however often it reports', async () => {
    render(<GameStartScreen />);
    await frameOf(GAMES.open);
    const begun = Date.now();
    await Promise.all(Array.from({ length: 50 }, (_, coin) => says({ type: 'balance', coin })));
    await waitFor(() => expect(balanceReads()).not.toEqual([]));
    const seconds = (Date.now() - begun) / 1000;
    expect(balanceReads().length).toBeLessThanOrEqual(1 + seconds / 5);
  });

  it('asks for nothing in trial play', async () => {
    history.replaceState(null, '', `/game/start?gameId=${GAMES.withTrial}&tryIt=1`);
    render(<GameStartScreen />);
    await frameOf(GAMES.withTrial);
    await says({ type: 'balance', coin: MADE_UP });
    fireEvent.click(screen.getByRole('button', { name: 'Game menu' }));
    expect(await screen.findByText('90,000.00')).toBeTruthy();
    expect(balanceReads()).toEqual([]);
    await closeGame(GAMES.withTrial);
  });
});

describe('a stored balance with a number that the platform does not know', () => {
  it('is dropped when two answers in a row contradict it', async () => {
    await refreshBalance();
    await db.balances.update(member.id, { coin: MADE_UP, balanceSeq: 1_000_000_000 });
    await refreshBalance();
    expect(await balance()).toEqual({ coin: MADE_UP, balanceSeq: 1_000_000_000 });
    await refreshBalance();
    expect(await balance()).toEqual(TRUE_BALANCE);
  });

  it('is dropped across a reload of the page as well', async () => {
    await refreshBalance();
    const contradicted = { page: 1, callSeq: 1_000_000 };
    await db.balances.update(member.id, { coin: MADE_UP, balanceSeq: 1_000_000_000, contradicted });
    await refreshBalance();
    expect(await balance()).toEqual(TRUE_BALANCE);
  });

  it('stays if only answers to earlier questions are lower: they are late, not contradictions', async () => {
    const held: Array<() => void> = [];
    const late = vi.fn<typeof fetch>(async (...sent) => {
      const reply = await line.fetch(...sent);
      await new Promise<void>((resolve) => held.push(resolve));
      return reply;
    });
    await refreshBalance();
    vi.stubGlobal('fetch', late);
    line.disturb = () => answer(500, 5);
    const first = refreshBalance();
    await vi.waitFor(() => expect(held).toHaveLength(1));
    const second = closeGame(GAMES.open);
    await vi.waitFor(() => expect(held).toHaveLength(2));
    await db.balances.update(member.id, { coin: 900, balanceSeq: 9 });
    for (const release of held) release();
    await Promise.all([first, second]);
    vi.stubGlobal('fetch', line.fetch);
    line.disturb = () => {};
    expect(await balance()).toEqual({ coin: 900, balanceSeq: 9 });
  });

  it('is confirmed by an answer with the same number, and a later contradiction counts from one again', async () => {
    await refreshBalance();
    await db.balances.update(member.id, { coin: 700, balanceSeq: 7 });
    line.disturb = () => answer(500, 5);
    await refreshBalance();
    line.disturb = () => answer(700, 7);
    await refreshBalance();
    line.disturb = () => answer(500, 5);
    await refreshBalance();
    expect(await balance()).toEqual({ coin: 700, balanceSeq: 7 });
  });
});
