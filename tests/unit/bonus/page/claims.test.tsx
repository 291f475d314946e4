// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, vi } from 'vitest';
import { listenToMutations } from '#src/app/members/mutations.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { readSnapshot } from '#src/data/db/snapshots.ts';
import { flush } from '#src/data/mutations/flush.ts';
import BonusScreen from '#src/features/bonus/event/BonusScreen.tsx';
import RebateScreen from '#src/features/bonus/RebateScreen.tsx';
import RecordScreen from '#src/features/bonus/record/RecordScreen.tsx';
import TasksScreen from '#src/features/bonus/tasks/TasksScreen.tsx';
import BonusVipScreen from '#src/features/bonus/BonusVipScreen.tsx';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { ACTIVITIES, bonusCatalogue, TASKS } from '../platform/bonus-catalogue.ts';
import { entriesOf, playRounds } from '../platform/earn.ts';

const it = platformTest({}, { catalogue: bonusCatalogue });

let line: Line;
let member: SignedInCaller;

beforeAll(() => listenToMutations());
it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/bonus');
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => fireEvent.click(await button(name));
const awardsShown = () => (openedOverlay.peek()?.name === 'reward' ? 'reward' : undefined);
const shownToasts = () => toasts.peek().map(({ text }) => text);
const isClaim = (body: string) => body.includes(`"taskId":${TASKS.rounds}`);
const pending = () => db.mutations.count();

describe('a claim', () => {
  it('shows the awards, turns its row to claimed, and adds the coin', async ({ platform }) => {
    await playRounds(platform, member, [1, 1]);
    render(<TasksScreen />);
    await button('Claim: Task 101');
    await screen.findByText(/^Stake these coins 5× before/);
    await press('Claim: Task 101');
    await waitFor(() => expect(awardsShown()).toBe('reward'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim: Task 101' })).toBeNull());
    expect(await screen.findAllByText('Claimed')).not.toHaveLength(0);
    expect(await entriesOf(platform, member, 'task')).toEqual([1_00]);
    await waitFor(async () => {
      const { coin } = (await platform.call('refreshData', {}, member)).data;
      expect((await db.balances.get(member.id))?.coin).toBe(coin);
    });
    await waitFor(async () => expect(await pending()).toBe(0));
  });

  it('waits without a connection, says so, and happens once when the line returns', async ({ platform }) => {
    await playRounds(platform, member, [1, 1]);
    render(<TasksScreen />);
    await button('Claim: Task 101');
    line.disturb = (body) => (isClaim(body) ? 'cut' : undefined);
    await press('Claim: Task 101');
    await screen.findByText('Waiting for a connection');
    expect(shownToasts()).toEqual(["Saved. We'll claim it as soon as there's a connection."]);
    expect(await entriesOf(platform, member, 'task')).toEqual([]);
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    await waitFor(() => expect(shownToasts()).toContain('A reward that was waiting has been claimed.'));
    await waitFor(() => expect(screen.queryByText('Waiting for a connection')).toBeNull());
    expect(await entriesOf(platform, member, 'task')).toEqual([1_00]);
  });

  it('that waits over midnight is not swapped for that of the next day, and says so', async ({
    platform,
  }) => {
    const dayEnds = async () => (await readSnapshot(db, member.id, 'vip'))?.value.signIn.nextTime ?? 0;
    render(<BonusScreen />);
    await button('Claim: Daily sign-in');
    const before = await dayEnds();
    line.disturb = (body) => (body.includes('"requestId"') ? 'cut' : undefined);
    await press('Claim: Daily sign-in');
    await screen.findByText('Waiting for a connection');
    platform.clock.advance(24 * 3_600_000);
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    await waitFor(() =>
      expect(shownToasts()).toContain("A reward that was waiting couldn't be claimed. This has expired."),
    );
    expect(await entriesOf(platform, member, 'signIn')).toEqual([]);
    await waitFor(async () => expect(await pending()).toBe(0));
    await waitFor(async () => expect(await dayEnds()).toBeGreaterThan(before));
    cleanup();
    render(<BonusScreen />);
    await press('Claim: Daily sign-in');
    await waitFor(() => expect(awardsShown()).toBe('reward'));
  });

  it.for(['[]', 'not json', '{"itemId":2001}'])(
    'with the awards %s opens nothing, and reads the balance all the same',
    async (awards, { platform }) => {
      render(<BonusScreen />);
      await button('Claim: Daily sign-in');
      await playRounds(platform, member, [1, 1]);
      const { coin } = (await platform.call('refreshData', {}, member)).data;
      expect((await db.balances.get(member.id))?.coin).not.toBe(coin);
      const data = { awards, coin: 0, balanceSeq: 0, day: 1, streak: 1, nextTime: 1 };
      const answer = { status: 200, body: JSON.stringify({ errcode: 0, data }) };
      line.disturb = (body) => (body.includes('"requestId"') ? answer : undefined);
      await press('Claim: Daily sign-in');
      await waitFor(async () => expect((await db.balances.get(member.id))?.coin).toBe(coin));
      expect(awardsShown()).toBeUndefined();
    },
  );

  it('whose answer is lost is the same claim when it is sent again', async ({ platform }) => {
    await playRounds(platform, member, [1, 1]);
    render(<TasksScreen />);
    await button('Claim: Task 101');
    // No other answer may show the award before the claim is sent again.
    await vi.waitFor(() => expect(line.waiting).toBe(0));
    line.disturb = (body) => (isClaim(body) ? 'lost' : 'cut');
    await press('Claim: Task 101');
    await screen.findByText('Waiting for a connection');
    expect(await entriesOf(platform, member, 'task')).toEqual([1_00]);
    line.disturb = () => {};
    connection.value = 'online';
    await flush({ isUrgent: true });
    await waitFor(async () => expect(await pending()).toBe(0));
    expect(await entriesOf(platform, member, 'task')).toEqual([1_00]);
    expect(
      new Set(line.sent.filter(isClaim).map((body) => (JSON.parse(body) as ClaimInput).requestId)).size,
    ).toBe(1);
  });

  it('that was made elsewhere turns the row to claimed without a word', async ({ platform }) => {
    await playRounds(platform, member, [1, 1]);
    render(<TasksScreen />);
    await button('Claim: Task 101');
    await platform.call('receiveTaskAward', { taskId: TASKS.rounds }, member);
    await press('Claim: Task 101');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Claim: Task 101' })).toBeNull());
    expect(awardsShown()).toBeUndefined();
    expect(shownToasts()).toEqual([]);
    expect(await entriesOf(platform, member, 'task')).toEqual([1_00]);
  });
});

interface ClaimInput {
  readonly requestId: string;
}

describe('the bonus screens', () => {
  it('gather what can be claimed now, and say when there is nothing', async ({ platform }) => {
    await playRounds(platform, member, [50, 1]);
    render(<BonusScreen />);
    const ofActivities = ['Welcome days', `Activity ${ACTIVITIES.signUp}`, `Activity ${ACTIVITIES.invented}`];
    const ofTasks = ['Task 101', 'Task 102', 'Task 201'];
    for (const what of ['Daily sign-in', 'Daily VIP reward', ...ofActivities, ...ofTasks, 'Rebate']) {
      await press(`Claim: ${what}`);
      await waitFor(() => expect(screen.queryByRole('button', { name: `Claim: ${what}` })).toBeNull());
      openedOverlay.value = null;
    }
    await screen.findByText('Nothing to claim right now');
    // Once there is no other activity either, one sentence is enough.
    const row = (await db.config.get('appConfig'))!;
    await db.config.put({ ...row, config: { ...row.config, activityList: [] } });
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Open now' })).toBeNull());
    expect(screen.queryByText('No events at the moment')).toBeNull();
    for (const kind of ['signIn', 'vipDaily', 'loginBonus', 'rebate']) {
      expect(await entriesOf(platform, member, kind)).toHaveLength(1);
    }
    cleanup();
    render(<RecordScreen />);
    await screen.findByText('Task 101');
    expect(await screen.findAllByRole('listitem')).toHaveLength(10);
  });

  it('show the days of the sign-in with today marked, and what the next level brings', async ({
    platform,
  }) => {
    await playRounds(platform, member, [10]);
    render(<BonusVipScreen />);
    const today = await screen.findByText('Day 1');
    expect(today.closest('li')?.getAttribute('aria-current')).toBe('date');
    expect(await screen.findByText('Coins left to stake: 10')).toBeTruthy();
    await press('Claim: Daily sign-in');
    await screen.findByText('1 day in a row');
    expect(await screen.findByText('Next one in', { exact: false })).toBeTruthy();
  });

  it('say how much is missing for the rebate', async ({ platform }) => {
    await playRounds(platform, member, [40]);
    render(<RebateScreen />);
    await screen.findByText('You can claim once it reaches 1.00. 0.20 to go.');
    expect(await screen.findByText('2% of 40.00 staked')).toBeTruthy();
  });

  it('count a page of ours as visited when it is opened, and then offer its award', async ({ platform }) => {
    render(<TasksScreen />);
    const go = await screen.findByRole('link', { name: `Go: Task ${TASKS.follow}` });
    expect(go.getAttribute('target')).toBe('_blank');
    // No window is opened here.
    go.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(go);
    await press(`Claim: Task ${TASKS.follow}`);
    await waitFor(async () => expect(await entriesOf(platform, member, 'task')).toEqual([1_00]));
  });

  it('can be read offline, with the age of what they show', async () => {
    render(<TasksScreen />);
    await screen.findByText('Task 101');
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<TasksScreen />);
    await screen.findByText('Task 101');
  });
});
