// @vitest-environment happy-dom
// Installing the app pays what it promises: once, in either of the places that name it.
import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, vi } from 'vitest';
import { createCatalogue } from '#demo/catalogue.ts';
import { installState } from '#src/data/api/install-prompt.ts';
import { finishWhenInstalled } from '#src/features/install/finish-task.ts';
import { replaceProperty, restoreProperties } from '#tests/support/device/replace-property.ts';
import { endsWithItsTest, line, member, signInAt } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const TASK = 204;
const DOWNLOAD = 32;

const it = platformTest({}, { catalogue: createCatalogue(new Date('2026-11-20T12:00:00Z'), 10) });
endsWithItsTest(it);
it.afterEach(() => {
  restoreProperties();
  installState.value = 'unavailable';
});
beforeAll(() => finishWhenInstalled());

async function stateOf(platform: TestPlatform): Promise<number | undefined> {
  const { list } = (await platform.call('getTaskUser', {}, member)).data;
  return list.find(({ taskId }) => taskId === TASK)?.status;
}

const isDone = (platform: TestPlatform) => vi.waitFor(async () => expect(await stateOf(platform)).toBe(1));
const points = async (platform: TestPlatform) =>
  (await platform.call('refreshData', {}, member)).data.lottery;
type Claim = readonly ['receiveTaskAward' | 'activityReceive', object];
const claim = (platform: TestPlatform, [name, input]: Claim) =>
  platform.call(name, { requestId: randomUUID(), ...input }, member);
const inTasks: Claim = ['receiveTaskAward', { taskId: TASK }];
const inActivity: Claim = ['activityReceive', { activityId: DOWNLOAD, step: 1 }];

const standalone = () =>
  vi
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation((query) => ({ matches: query.includes('standalone') }) as MediaQueryList);

describe('the task of installing the app', () => {
  it('is open in a browser', async ({ platform }) => {
    await signInAt('/', platform);
    expect(line.sent.some((body) => body.includes(`"taskId":${TASK}`))).toBe(false);
    expect(await stateOf(platform)).toBe(0);
    expect((await claim(platform, inActivity)).errcode).not.toBe(0);
  });

  it('is done by a start from the home screen', async ({ platform }) => {
    standalone();
    await signInAt('/', platform);
    await isDone(platform);
  });

  it('is done by a start from the home screen of iOS', async ({ platform }) => {
    replaceProperty(navigator, 'standalone', true);
    await signInAt('/', platform);
    await isDone(platform);
  });

  it('is done by a start in an app of a store', async ({ platform }) => {
    replaceProperty(document, 'referrer', 'android-app://com.example.halcyon');
    await signInAt('/', platform);
    await isDone(platform);
  });

  it('is done once the browser says that the app was installed', async ({ platform }) => {
    await signInAt('/', platform);
    installState.value = 'installed';
    await isDone(platform);
  });

  for (const [place, first, second] of [
    ['the tasks', inTasks, inActivity],
    ['the activity', inActivity, inTasks],
  ] as const) {
    it(`pays in ${place}, and then in neither place`, async ({ platform }) => {
      standalone();
      await signInAt('/', platform);
      await isDone(platform);
      const before = (await points(platform)) ?? 0;
      expect((await claim(platform, first)).errcode).toBe(0);
      expect((await claim(platform, second)).errcode).toBe(4003);
      expect(await points(platform)).toBe(before + 50);
      const { activityMap } = (await platform.call('getActivityIds', {}, member)).data;
      expect(activityMap[DOWNLOAD]).toMatchObject({ claimed: true, claimable: false });
    });
  }
});
