// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { record } from '#server/store/claims/claims.ts';
import { connection } from '#src/data/api/connection.ts';
import { ALL_AWARDS, refreshAwardLog } from '#src/data/member/award-log.ts';
import { db } from '#src/data/db/database.ts';
import RecordScreen from '#src/features/bonus/record/RecordScreen.tsx';
import RewardRecordScreen from '#src/features/bonus/record/RewardRecordScreen.tsx';
import { line, member, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { activityCatalogue, IDS } from './activity-catalogue.ts';

const it = platformTest({}, { catalogue: activityCatalogue });

signedInAt('/reward/record', it);

const POINTS = [{ itemId: 2002, num: 1 }];

/** Awards of one kind, a minute apart. */
async function received(
  { db: own, clock }: TestPlatform,
  count: number,
  activityType: number,
): Promise<void> {
  await own.transaction().execute(async (trx) => {
    for (let index = 0; index < count; index += 1) {
      const now = new Date(clock.now.getTime() - index * 60_000);
      const period = `${activityType} ${now.getTime()}`;
      await record(trx, { memberId: member.id, kind: 'activity', period, activityType, awards: POINTS, now });
    }
  });
}

const rows = () => screen.findAllByRole('listitem');
const choose = async (id: number) =>
  fireEvent.change(await screen.findByLabelText('From'), { target: { value: String(id) } });
const stored = async () =>
  (await db.snapshots.get([member.id, 'claims']))?.value as { activityType: number; list: object[] }[];

describe('the record of rewards', () => {
  it('of bonuses is empty at first, and leads to tasks', async () => {
    render(<RecordScreen />);
    await screen.findByText('Nothing claimed yet');
    expect(screen.getAllByRole('link', { name: 'Tasks' }).at(-1)?.getAttribute('href')).toBe('/bonus/tasks');
  });

  it('begins with the welcome', async () => {
    render(<RewardRecordScreen />);
    await screen.findByText('Welcome bonus');
  });

  it('shows page after page, without a gap or a double, also offline', async ({ platform }) => {
    await received(platform, 70, IDS.signUp);
    render(<RewardRecordScreen />);
    for (const count of [30, 60]) {
      await waitFor(async () => expect(await rows()).toHaveLength(count));
      fireEvent.click(await screen.findByRole('button', { name: 'Show more' }));
    }
    await waitFor(async () => expect(await rows()).toHaveLength(71));
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    cleanup();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    render(<RewardRecordScreen />);
    await waitFor(async () => expect(await rows()).toHaveLength(71));
  });

  it('keeps what was read when a new reward arrives, unless something is missing between', async ({
    platform,
  }) => {
    await received(platform, 40, IDS.signUp);
    await refreshAwardLog(ALL_AWARDS);
    platform.clock.advance(3_600_000);
    await received(platform, 1, IDS.bank);
    await refreshAwardLog(ALL_AWARDS);
    expect((await stored())[0]?.list).toHaveLength(31);
    platform.clock.advance(3_600_000);
    await received(platform, 35, IDS.follow);
    await refreshAwardLog(ALL_AWARDS);
    expect((await stored())[0]?.list).toHaveLength(30);
  });

  it('shows a reward of a time that no calendar knows, on the last day that they know', async () => {
    const first = render(<RewardRecordScreen />);
    await screen.findByText('Welcome bonus');
    first.unmount();
    line.disturb = () => 'cut';
    connection.value = 'offline';
    const kept = JSON.stringify(await db.snapshots.get([member.id, 'claims']));
    await db.snapshots.put(JSON.parse(kept.replaceAll(/"time":\d+/g, '"time":8640000000001')));
    render(<RewardRecordScreen />);
    expect(await screen.findByRole('heading', { name: /December 31, 9999|January 1, 10000/ })).toBeTruthy();
  });

  it('can be narrowed to one activity, which the address remembers', async ({ platform }) => {
    await received(platform, 2, IDS.signUp);
    await received(platform, 1, IDS.follow);
    render(<RewardRecordScreen />);
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    await choose(IDS.follow);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    expect(location.search).toBe(`?type=${IDS.follow}`);
    cleanup();
    render(<RewardRecordScreen />);
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await choose(IDS.bank);
    await screen.findByText('Nothing received from this yet');
    fireEvent.click(screen.getByRole('button', { name: 'Everything' }));
    await waitFor(async () => expect(await rows()).toHaveLength(4));
    expect(location.search).toBe('');
  });

  it('says why it could not be read, and reads it on request', async () => {
    line.disturb = () => ({ status: 500, body: '' });
    render(<RewardRecordScreen />);
    await screen.findByText("Your claimed rewards haven't loaded yet");
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await screen.findByText('Welcome bonus');
  });
});
