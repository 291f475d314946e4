// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenToSession } from '#src/app/listeners/session.ts';
// Loaded by now, as in a page with a member.
import '#src/app/loading/for-members.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { session } from '#src/data/session/session.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import type { Line } from '#tests/support/line.ts';
import { rowsOf } from '#tests/support/member-traces.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;

beforeAll(async () => {
  platform = await createTestPlatform();
  listenToSession();
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await platform.register();
  line = await openPage(platform, '/');
  enterAs(member);
  await refreshMember();
  line.sent.length = 0;
});
afterEach(async () => {
  await closePage();
  vi.restoreAllMocks();
});

describe('the start-up call', () => {
  it("of a closed account signs out, and shows the platform's message", async () => {
    await platform.db.updateTable('member').set({ status: 3 }).where('id', '=', member.id).execute();
    await refreshMember();
    expect(session.peek().memberId).toBe(0);
    expect(location.pathname).toBe('/');
    const login = { account: member.account, password: PASSWORD, loginType: 2 };
    const { msg } = await platform.call('accountLogin', login);
    await vi.waitFor(() => expect(openedDialogs.peek().map(({ text }) => text)).toEqual([msg]));
    await vi.waitFor(async () => expect(await rowsOf(member.id)).toEqual([]));
  });

  it('is made at most once a second, however often it is requested', async () => {
    const made = () => line.sent.filter((body) => body.includes('gameListVersion')).length;
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 5000);
    await refreshMember();
    expect(made()).toBe(1);
    const asked = Array.from({ length: 10 }, () => refreshMember());
    await vi.advanceTimersByTimeAsync(999);
    expect(made()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all(asked);
    expect(made()).toBe(2);
  });
});
