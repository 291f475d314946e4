// @vitest-environment happy-dom
// Codes that concern the whole app, whichever call met them.
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToRefusals } from '#src/app/listeners/refusals.ts';
import { configCalls } from '#src/contract/config.ts';
import { gameCalls } from '#src/contract/game.ts';
import { lobbyCalls } from '#src/contract/lobby.ts';
import { connection, maintenance } from '#src/data/api/connection.ts';
import { contractBroken, judgeLater, request } from '#src/data/api/request.ts';
import { untilCommonTexts } from '#src/i18n/load-texts.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type TestPlatform } from '#tests/support/platform.ts';

let platform: TestPlatform;
let line: Line;
beforeAll(async () => {
  platform = await createTestPlatform();
  listenToRefusals();
});
afterAll(() => platform.close());
beforeEach(async () => {
  line = await openPage(platform);
  enterAs(await platform.register());
});
afterEach(async () => {
  maintenance.value = undefined;
  await closePage();
});

const answerWith = (errcode: number, code: number, data: object = {}) => {
  const body = JSON.stringify({ errcode, code, msg: `said with ${errcode}`, data });
  line.disturb = () => ({ status: 200, body });
};
const titles = () => openedDialogs.peek().map(({ title, text }) => `${title}: ${text}`);
const READ = lobbyCalls.refreshData;
const WRITE = gameCalls.gameLike;
const LIKE = { gameId: 5, like: true } as never;

describe('403', () => {
  it('is said with the words of the platform: once for what happens in the background, and after every tap', async () => {
    answerWith(403, 403);
    await request(READ, {}, { isQuiet: true });
    await vi.waitFor(() => expect(titles()).toEqual(['Not allowed: said with 403']));
    expect(openedDialogs.peek()[0]).toMatchObject({ confirm: 'Write to support', cancel: 'OK' });
    openedDialogs.peek()[0]?.settle(false);
    await request(READ, {}, { isQuiet: true });
    await untilCommonTexts();
    expect(titles()).toEqual([]);
    for (let times = 0; times < 2; times += 1) {
      await request(WRITE, LIKE);
      await vi.waitFor(() => expect(titles()).toHaveLength(1));
      openedDialogs.peek()[0]?.settle(false);
    }
  });
});

describe('503', () => {
  it('is a state of the app with its end, until the next success', async () => {
    answerWith(503, 503, { until: 2_000_000_000 });
    await request(READ, {});
    expect(maintenance.peek()).toEqual({ until: 2_000_000_000 });
    expect(connection.peek()).toBe('online');
    line.disturb = () => {};
    await request(READ, {});
    expect(maintenance.peek()).toBeUndefined();
  });

  it('is asked about again, because a reader makes no call', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    answerWith(503, 503, { retryAfter: 20 });
    await request(READ, {});
    line.disturb = () => {};
    line.sent.length = 0;
    vi.advanceTimersByTime(20_000);
    vi.useRealTimers();
    await vi.waitFor(() => expect(line.sent).toHaveLength(1));
    expect(JSON.parse(line.sent[0] ?? '')).toHaveProperty('gameListVersion');
  });
});

describe('a config that the worker could not renew', () => {
  const broken: string[] = [];
  const config = configCalls['anonymous/appConfig'];
  beforeAll(() => void contractBroken.listen(({ problem }) => broken.push(problem)));
  beforeEach(() => {
    broken.length = 0;
  });

  it('makes the line unsure when nobody answered, which is no error', () => {
    judgeLater(config, undefined);
    expect(connection.peek()).toBe('unsure');
    expect(broken).toEqual([]);
  });

  it("is an error where a proxy's page or a broken answer came", () => {
    judgeLater(config, '{"errcode":0,"data":{}}');
    expect(connection.peek()).toBe('online');
    judgeLater(config, '<!doctype html>');
    expect(connection.peek()).toBe('unsure');
    expect(broken).toHaveLength(2);
  });

  it('is an error where the platform failed, and maintenance where it said so', () => {
    judgeLater(config, '{"errcode":500,"code":500,"msg":""}');
    expect(broken).toEqual(['refused with 500']);
    judgeLater(config, '{"errcode":503,"code":503,"msg":"","data":{"until":2000000000}}');
    expect(maintenance.peek()).toEqual({ until: 2_000_000_000 });
    expect(broken).toHaveLength(1);
  });
});

// Last, because from here on this page has to be updated.
describe('426', () => {
  it('demands the update, once', async () => {
    answerWith(426, 400, { minVersion: '9.0.0' });
    await request(READ, {});
    await vi.waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    expect(openedDialogs.peek()[0]).toMatchObject({ title: 'Update needed', isFirm: true });
    await request(WRITE, LIKE);
    expect(openedDialogs.peek()).toHaveLength(1);
  });
});
