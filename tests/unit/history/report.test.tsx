// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import BetsOverlay from '#src/features/history/bets/BetsOverlay.tsx';
import { dayText } from '#src/patterns/days/days.ts';
import ReportScreen from '#src/features/history/report/ReportScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller, TestPlatform } from '#tests/support/platform.ts';
import { GAMES } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { factOf } from '#tests/support/screens/facts.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/member/report');
  enterAs(member);
});
afterEach(async () => {
  cleanup();
  vi.restoreAllMocks();
  await closePage();
});

const DAY_MS = 86_400_000;
const now = (platform: TestPlatform) => platform.clock.now.getTime();
const ago = (platform: TestPlatform, days: number, minutes = 0) =>
  new Date(now(platform) - days * DAY_MS - minutes * 60_000);

async function play(
  platform: TestPlatform,
  rounds: readonly { at: Date; bet: number; win?: number; gameId?: number }[],
) {
  const { data } = await platform.call('startGame', { gameId: GAMES.open }, member);
  for (const { at, bet, win = 0, gameId = GAMES.open } of rounds) {
    const whose = { session_id: data.sessionId, round_key: randomUUID(), member_id: member.id };
    const round = { game_id: gameId, trial: false, bet, win, status: 1, outcome: '{}' };
    await platform.db
      .insertInto('game_round')
      .values({ ...whose, ...round, created_at: at, settled_at: at })
      .execute();
  }
}

const figures = async () => {
  const table = await screen.findByRole('table', { name: 'Stakes, payouts and results' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
};
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the play report', () => {
  it('shows stakes, wins and results for each day and in total', async ({ platform }) => {
    await play(platform, [
      { at: ago(platform, 1), bet: 10_050, win: 500 },
      { at: ago(platform, 3), bet: 20_000, win: 45_000 },
    ]);
    render(<ReportScreen />);
    expect(await figures()).toEqual([
      ['100.50', '5.00', '-95.50'],
      ['200.00', '450.00', '+250.00'],
    ]);
    expect(['Result', 'Stakes', 'Paid out', 'Net deposits'].map((name) => factOf(name))).toEqual([
      '+154.50',
      '300.50',
      '455.00',
      '0.00',
    ]);
    expect(screen.getByRole('figure', { name: /^Result by Day/ })).toBeTruthy();
  });

  it('shows a win smaller than its stake to the hundredth', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 100, win: 96 }]);
    render(<ReportScreen />);
    expect(await figures()).toEqual([['1.00', '0.96', '-0.04']]);
  });

  it('sums by kind and studio, and keeps the choice in the address', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 1000 }]);
    render(<ReportScreen />);
    await figures();
    fireEvent.click(tab('Type'));
    await screen.findByRole('button', { name: /^Slots/ });
    fireEvent.click(tab('Studio'));
    await screen.findByRole('button', { name: /^Open/ });
    fireEvent.click(tab('30 days'));
    await waitFor(() => expect(location.search).toBe('?range=month&by=brand'));
  });

  it('accepts custom days, starting from the ones on the screen', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 40), bet: 7700 }]);
    render(<ReportScreen />);
    await screen.findByText('No rounds on these days');
    fireEvent.click(tab('Custom'));
    const from = await screen.findByLabelText<HTMLInputElement>('From');
    expect(from.value).toBe(dayText(ago(platform, 6)));
    fireEvent.change(from, { target: { value: dayText(ago(platform, 41)) } });
    expect(await figures()).toEqual([['77.00', '0.00', '-77.00']]);
  });

  it('opens the rounds of a row', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 2), bet: 1000 }]);
    render(<ReportScreen />);
    await figures();
    fireEvent.click(within(screen.getByRole('table')).getByRole('button'));
    const day = dayText(ago(platform, 2));
    const { props } = openedOverlay.peek() as { props: { startTime: number; endTime: number } };
    expect(dayText(new Date(props.startTime * 1000))).toBe(day);
    expect(dayText(new Date(props.endTime * 1000))).toBe(day);
  });

  it('shows offline what was loaded last, and says that the rest needs a connection', async ({
    platform,
  }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 1000 }]);
    render(<ReportScreen />);
    await figures();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    cleanup();
    render(<ReportScreen />);
    expect(await figures()).toEqual([['10.00', '0.00', '-10.00']]);
    fireEvent.click(tab('Today'));
    await screen.findByText("These days haven't loaded yet");
    expect(screen.getByText('Needs a connection')).toBeTruthy();
  });

  it('keeps its data when a reload fails', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 1000 }]);
    render(<ReportScreen />);
    await figures();
    line.disturb = () => ({ status: 502, body: '<html>' });
    cleanup();
    render(<ReportScreen />);
    await screen.findByRole('alert');
    expect(await figures()).toEqual([['10.00', '0.00', '-10.00']]);
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it('shows nothing of the member who was signed in before', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 1000 }]);
    render(<ReportScreen />);
    await figures();
    const other = await platform.register();
    enterAs(other);
    await screen.findByText('No rounds on these days');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('the list of single rounds', () => {
  const open = (platform: TestPlatform, part: object = {}) =>
    render(
      <BetsOverlay
        title="Nov 21"
        startTime={Math.floor(ago(platform, 5).getTime() / 1000)}
        endTime={Math.floor(now(platform) / 1000) + 86_400}
        {...part}
      />,
    );
  const rounds = () => screen.findAllByText(/Stake \d/);
  const many = (platform: TestPlatform, count: number) =>
    Array.from({ length: count }, (_, index) => ({ at: ago(platform, 1, index), bet: (index + 1) * 100 }));
  const sentBodies = () => line.sent.map((body) => JSON.parse(body) as Record<string, unknown>);

  it('loads page by page up to a fixed end, exact to the hundredth', async ({ platform }) => {
    await play(platform, many(platform, 45));
    open(platform);
    await waitFor(async () => expect(await rounds()).toHaveLength(20));
    await play(platform, [{ at: new Date(now(platform) + 60_000), bet: 99_900 }]);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(async () => expect(await rounds()).toHaveLength(40));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull());
    const ends = new Set(sentBodies().map(({ endTime }) => endTime));
    expect(ends.size).toBe(1);
    expect(await screen.findByText('-45.00')).toBeTruthy();
  });

  it('can be filtered by kind or studio', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 500 }]);
    open(platform, { typeId: 2 });
    await screen.findByText('No rounds to show');
    expect(screen.queryByRole('button', { name: 'Copy table' })).toBeNull();
    cleanup();
    open(platform, { typeId: 1, brandId: 1 });
    expect(await rounds()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Copy table' })).toBeTruthy();
  });

  it('shows rounds offline that were loaded before', async ({ platform }) => {
    await play(platform, [{ at: ago(platform, 1), bet: 500 }]);
    open(platform);
    await rounds();
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    open(platform);
    expect(await rounds()).toHaveLength(1);
  });

  it('copies all rounds or none, including those not on the screen', async ({ platform }) => {
    await play(platform, many(platform, 60));
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    open(platform);
    await rounds();
    fireEvent.click(screen.getByRole('button', { name: 'Copy table' }));
    await waitFor(() => expect(copied).toHaveLength(1));
    const [head, first, ...rest] = copied[0]?.trimEnd().split('\r\n') ?? [];
    expect(head).toBe('Time,Game,Stakes,Paid out,Result,Status,Round');
    expect(first).toMatch(/^\d{4}-\d\d-\d\dT[\d:]{8}Z,Game 101,1\.00,0\.00,-1\.00,Settled,\d+$/);
    expect(rest).toHaveLength(59);
    line.disturb = (body) => (body.includes('"page":2') ? 'cut' : undefined);
    fireEvent.click(screen.getByRole('button', { name: 'Copy table' }));
    await waitFor(() => expect(toasts.peek().at(-1)?.text).toBe("Some rows couldn't be loaded. Try again."));
    expect(copied).toHaveLength(1);
  });
});
