// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { exitPolicy } from '#src/data/answers/game-session.ts';
import { flush } from '#src/data/mutations/flush.ts';
import { setQueuePolicies } from '#src/data/mutations/policies.ts';
import { refreshBalance } from '#src/data/answers/refresh-member.ts';
import RetrieveBalanceScreen from '#src/features/history/held/RetrieveBalanceScreen.tsx';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/member/retrieve-balance');
  enterAs(member);
  setQueuePolicies([exitPolicy]);
});
afterEach(async () => {
  cleanup();
  await closePage();
});

interface Holding {
  held: { gameId: number; coin: number }[];
  returned: number;
  pending: boolean;
  coin: number;
}

/** A platform whose games hold coin back; the test platform holds none. */
function holding(state: Holding): Holding {
  line.disturb = (body) => {
    const isExit = body.includes('"requestId"');
    const { coin, held, returned, pending } = state;
    const balanceSeq = 1000 + coin;
    const data = isExit ? { coin, balanceSeq, returned, pending } : { coin, balanceSeq, held };
    if (isExit && !pending) state.held = [];
    return { status: 200, body: JSON.stringify({ errcode: 0, code: 200, msg: '', data }) };
  };
  return state;
}

const button = () => screen.findByRole('button', { name: 'Bring back' });
const HELD = [
  { gameId: GAMES.open, coin: 2500 },
  { gameId: 777, coin: 500 },
];

describe('returning coin from games', () => {
  it('says that no coin is held, and offers no button', async () => {
    render(<RetrieveBalanceScreen />);
    await screen.findByText('All your coins are in your balance');
    expect(screen.queryByRole('button', { name: 'Bring back' })).toBeNull();
  });

  it('lists what each game holds, returns it and says how much', async () => {
    holding({ held: HELD, returned: 1500, pending: false, coin: 9000 });
    render(<RetrieveBalanceScreen />);
    await screen.findByText('Game 777');
    expect(screen.getByText('30.00')).toBeTruthy();
    fireEvent.click(await button());
    await screen.findByText('Brought back');
    await screen.findByText('All your coins are in your balance');
    const exits = line.sent.flatMap((body) => (body.includes('requestId') ? [JSON.parse(body).gameId] : []));
    expect(exits).toEqual([GAMES.open, 777]);
    expect((await db.balances.get(member.id))?.coin).toBe(9000);
  });

  it('checks again automatically until a game has settled', async () => {
    const state = holding({ held: HELD, returned: 0, pending: true, coin: 9000 });
    render(<RetrieveBalanceScreen />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(await button());
    await screen.findByText("The game hasn't settled yet. We'll check again automatically.");
    state.held = [];
    state.coin = 12_000;
    await vi.advanceTimersByTimeAsync(3000);
    await screen.findByText('All your coins are in your balance');
    expect(screen.getByText('Brought back')).toBeTruthy();
    expect(screen.getByText('30')).toBeTruthy();
    expect((await db.balances.get(member.id))?.coin).toBe(12_000);
  });

  it('says so after the last check, and can be pressed again', async () => {
    holding({ held: HELD, returned: 0, pending: true, coin: 9000 });
    render(<RetrieveBalanceScreen />);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    fireEvent.click(await button());
    await screen.findByText(/check again automatically/);
    const asked = () => line.sent.filter((body) => !body.includes('requestId')).length;
    for (const wait of [3000, 10_000, 30_000]) {
      const before = asked();
      while (asked() === before) {
        await vi.advanceTimersByTimeAsync(wait);
        await new Promise(setImmediate);
      }
      expect(asked()).toBe(before + 1);
    }
    await screen.findByText("The game hasn't settled yet. Try again later.");
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBeNull());
  });

  it('says that coin is on its way while a game has not confirmed its exit', async () => {
    const exit = { requestId: 'r', memberId: member.id, call: 'exitGame', subject: String(GAMES.open) };
    await db.mutations.put({ ...exit, input: { gameId: GAMES.open }, createdAt: Date.now(), attempts: 1 });
    render(<RetrieveBalanceScreen />);
    await screen.findByText(/Its coins come back automatically/);
    expect(screen.queryByText('All your coins are in your balance')).toBeNull();
    await flush();
    await screen.findByText('All your coins are in your balance');
    expect(screen.queryByText(/comes back by itself/)).toBeNull();
  });

  it('shows the latest answer about held coin, and ignores late ones', async () => {
    const state = holding({ held: HELD, returned: 0, pending: false, coin: 9000 });
    await refreshBalance();
    render(<RetrieveBalanceScreen />);
    await screen.findByText('Game 777');
    Object.assign(state, { held: [], coin: 12_000 });
    await refreshBalance();
    await screen.findByText('All your coins are in your balance');
    Object.assign(state, { held: HELD, coin: 9000 });
    await refreshBalance();
    expect((await db.snapshots.get([member.id, 'held']))?.value).toEqual([]);
  });

  it('shows offline what was loaded last, and why it cannot be refreshed', async () => {
    holding({ held: HELD, returned: 0, pending: false, coin: 9000 });
    render(<RetrieveBalanceScreen />);
    await button();
    connection.value = 'offline';
    await waitFor(async () => expect((await button()).textContent).toContain('Needs a connection'));
    expect(screen.getByText('Game 777')).toBeTruthy();
  });

  it('says what went wrong and keeps the earlier data', async () => {
    holding({ held: HELD, returned: 0, pending: false, coin: 9000 });
    render(<RetrieveBalanceScreen />);
    const press = await button();
    line.disturb = () => ({ status: 503, body: 'down' });
    fireEvent.click(press);
    await waitFor(() => expect(screen.getByRole('alert').textContent).not.toBe(''));
    expect(screen.getByText('Game 777')).toBeTruthy();
  });
});
