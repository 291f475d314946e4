// @vitest-environment happy-dom
// A first visit to a platform that is newer than this version of the app.
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { UnreachableScreen } from '#src/app/screens/UnreachableScreen.tsx';
import { connection } from '#src/data/api/connection.ts';
import { contractBroken } from '#src/data/api/request.ts';
import { refreshConfig } from '#src/data/answers/refresh-config.ts';
import { database } from '#src/data/db/database.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { platformTest } from '#tests/support/platform-test.ts';
import type { TestPlatform } from '#tests/support/platform.ts';

const it = platformTest();

afterEach(async () => {
  cleanup();
  await closePage();
});

/** A visit whose platform answers with these fields in place of its own. */
async function visitLater(platform: TestPlatform, fields: object, isFirst = true) {
  const line = await openPage(platform, '/');
  if (isFirst) await (await database()).db.config.clear();
  const { data } = await platform.call('anonymous/appConfig', { v: '' });
  const body = JSON.stringify({ errcode: 0, code: 200, msg: '', data: { ...(data as object), ...fields } });
  line.disturb = (_, __, call) => (call === 'anonymous/appConfig' ? { status: 200, body } : undefined);
  const problems: string[] = [];
  const stop = contractBroken.listen(({ problem }) => problems.push(problem));
  const reply = await refreshConfig();
  stop();
  return { reply, problems };
}

describe('a first visit to a later platform', () => {
  it('is let in although a value is unknown, which is reported', async ({ platform }) => {
    const { reply, problems } = await visitLater(platform, { defaultLoginType: 9, otpStatus: 'by mail' });
    expect(reply.ok).toBe(true);
    const { db } = await database();
    expect(await db.config.get('appConfig')).toBeDefined();
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(['defaultLoginType', 'otpStatus']);
  });

  it('learns that the app is too old, and nothing of the connection, where nothing can be read', async ({
    platform,
  }) => {
    const { reply } = await visitLater(platform, { v: 12 });
    expect(reply).toEqual({ ok: false, kind: 'unreadable' });
    expect(connection.value).toBe('online');
    render(<UnreachableScreen reason="unreadable" />);
    expect(screen.getByText(/^This version of the app can't read the answer/)).toBeTruthy();
    expect(screen.queryByText(/connection/)).toBeNull();
  });
});

it('a later visit keeps the config that it has, and never gets one with less in it', async ({ platform }) => {
  await openPage(platform, '/');
  const { db } = await database();
  const before = await db.config.get('appConfig');
  expect(before).toBeDefined();
  for (const fields of [{ otpStatus: 'by mail' }, { activityList: null }, { faqList: undefined }]) {
    const { reply } = await visitLater(platform, fields, false);
    expect(reply).toEqual({ ok: false, kind: 'unreadable' });
    expect(await db.config.get('appConfig')).toEqual(before);
  }
});
