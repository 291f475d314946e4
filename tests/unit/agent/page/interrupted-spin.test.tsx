// @vitest-environment happy-dom
// A spin that is interrupted at some step: it happens once, and what it won is shown without a second turn.
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { readAwards } from '#src/contract/page/award-kinds.ts';
import { platformMs } from '#src/data/api/clock.ts';
import { database, db } from '#src/data/db/database.ts';
import type { SnapshotRow } from '#src/data/db/tables/rows.ts';
import { closeOverlay } from '#src/navigation/overlay.ts';
import { look } from '#tests/support/device/visibility.ts';
import { line, member, signedInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import { inviteCatalogue, spin } from '../platform/invite-catalogue.ts';
import {
  awardsShown,
  disturb,
  openWheel,
  openWheelAgain,
  pressSpin,
  spinButton,
  spinsLeft,
  spinsOf,
  turns,
  watchTurns,
  withSpins,
} from './wheel-page.ts';

const it = platformTest({}, { catalogue: inviteCatalogue });

signedInAt('/', it);
it.beforeEach(async ({ platform }) => {
  watchTurns();
  await withSpins(platform, 2);
});

const CHECKING = 'Checking the result…';
const NOT_THROUGH = "It didn't go through. You can try again.";

const isSettled = () => waitFor(async () => expect(await db.mutations.count()).toBe(0));

/** Shown without a turn, and not again when the wheel is opened once more. */
async function isShownOnce(platform: TestPlatform): Promise<void> {
  const [won, ...others] = await spinsOf(platform);
  expect(others).toEqual([]);
  const before = turns.length;
  await waitFor(() => expect(awardsShown()).toHaveLength(1));
  expect(awardsShown()).toEqual(won?.awards);
  act(() => closeOverlay());
  openWheelAgain();
  await screen.findByText('Spins left: 1');
  await spinButton();
  expect(awardsShown()).toBeUndefined();
  expect(turns).toHaveLength(before);
  expect(await spinsLeft(platform)).toBe(1);
}

/** As if the app had been killed during the call. */
async function leaveOpen(): Promise<string> {
  const requestId = randomUUID();
  const { db: stored } = await database();
  await stored.mutations.put({
    ...{ requestId, memberId: member.id, call: 'actInviteUserSpin', subject: 'spin' },
    ...{ createdAt: platformMs(), attempts: 1, isMoney: true },
  });
  return requestId;
}

describe('a spin that is interrupted', () => {
  it('before the request arrives has not happened, and the next tap is the same one', async ({
    platform,
  }) => {
    disturb({ actInviteUserSpin: 'cut' });
    openWheel();
    await pressSpin();
    await screen.findByText(NOT_THROUGH);
    expect(turns).toEqual([]);
    expect(await spinsOf(platform)).toEqual([]);
    const [{ requestId } = { requestId: '' }] = await db.mutations.toArray();
    disturb({});
    await pressSpin();
    await waitFor(() => expect(turns).toHaveLength(1));
    turns[0]?.stop();
    await waitFor(() => expect(awardsShown()).toHaveLength(1));
    const outcome = await platform.call('requestResult', { requestId }, member);
    expect(outcome.data.state).toBe('done');
    expect(await spinsLeft(platform)).toBe(1);
  });

  it('when its answer is lost turns to the field that the platform names afterwards', async ({
    platform,
  }) => {
    disturb({ actInviteUserSpin: 'lost' });
    openWheel();
    await pressSpin();
    await waitFor(() => expect(turns).toHaveLength(1));
    turns[0]?.stop();
    await waitFor(() => expect(awardsShown()).toHaveLength(1));
    expect(awardsShown()).toEqual((await spinsOf(platform))[0]?.awards);
    expect(await spinsLeft(platform)).toBe(1);
    await isSettled();
  });

  it('when the line dies after the request is shown as soon as the outcome is known', async ({
    platform,
  }) => {
    disturb({ actInviteUserSpin: 'lost', requestResult: 'cut' });
    openWheel();
    await pressSpin();
    await screen.findByText(CHECKING);
    expect(await spinsOf(platform)).toHaveLength(1);
    disturb({});
    look('visible');
    await isShownOnce(platform);
    expect(turns).toEqual([]);
  });

  it('when the app is killed after the request is shown at the next opening', async ({ platform }) => {
    const requestId = await leaveOpen();
    await spin(platform, member, requestId);
    openWheel();
    await isShownOnce(platform);
    await isSettled();
  });

  it('does not read as a closed wheel while the state of the wheel is not known', async ({ platform }) => {
    const requestId = await leaveOpen();
    await spin(platform, member, requestId);
    disturb({ actInviteUserStatus: 'cut' });
    openWheel();
    await screen.findByText("Your spins haven't loaded yet");
    await waitFor(() => expect(line.sent.filter((body) => body.includes(requestId))).toHaveLength(1));
    await waitFor(() => expect(line.waiting).toBe(0));
    expect(screen.queryByText('The wheel is closed')).toBeNull();
    disturb({});
    look('visible');
    await isShownOnce(platform);
    await isSettled();
  });

  it('is shown from the log where the platform does not keep its answer', async ({ platform }) => {
    const requestId = await leaveOpen();
    await spin(platform, member, requestId);
    await platform.db
      .updateTable('request_memory')
      .set({ answer: null })
      .where('request_id', '=', requestId)
      .execute();
    openWheel();
    await isShownOnce(platform);
    await isSettled();
  });

  it('before the wheel stops is shown at the next opening', async ({ platform }) => {
    openWheel();
    await pressSpin();
    await waitFor(() => expect(turns).toHaveLength(1));
    cleanup();
    turns[0]?.stop();
    openWheelAgain();
    await isShownOnce(platform);
  });
});

describe('a spin of another tab', () => {
  it('is left to that tab, and shown here if that tab was closed', async ({ platform }) => {
    openWheel();
    await spinButton();
    const { data } = await spin(platform, member);
    const row = (await db.snapshots.get([member.id, 'invite'])) as SnapshotRow<'invite'>;
    const { spins, total, awards } = data;
    const won = { awards: readAwards(awards), page: 1 };
    await db.snapshots.put({ ...row, value: { ...row.value, spins, total, won } });
    await screen.findByText('Spins left: 1');
    expect(awardsShown()).toBeUndefined();
    openWheelAgain();
    await isShownOnce(platform);
  });
});
