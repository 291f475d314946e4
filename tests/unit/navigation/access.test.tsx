// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import type { Route } from '#src/app/routes.ts';
import { Access, type AccessProps } from '#src/app/screens/Access.tsx';
import { useIsSignedIn } from '#src/app/shell/use-is-signed-in.ts';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { endSession, session } from '#src/data/session/session.ts';
import { VIP_ACTIVITY } from '#src/navigation/guards.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, '/somewhere?id=7');
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const SECRET = 'what only a member sees';
const BACK = '/auth/login?return=%2Fsomewhere%3Fid%3D7';

function Guarded({ route }: Pick<AccessProps, 'route'>) {
  const isSignedIn = useIsSignedIn();
  return (
    <Access route={route} isSignedIn={isSignedIn}>
      <p>{SECRET}</p>
    </Access>
  );
}

const open = (route: Pick<Route, 'guard' | 'isPersonal'>) =>
  render(<Guarded route={{ title: 'shell.games', ...route }} />);
const isThere = () => screen.findByText(SECRET);
const isHidden = () => expect(screen.queryByText(SECRET)).toBeNull();
const shown = () => location.pathname + location.search;

describe('a guarded screen', () => {
  it('leads a signed-out visitor to sign-in and back', async () => {
    open({ guard: 'auth' });
    await waitFor(() => expect(shown()).toBe(BACK));
    isHidden();
  });

  it('is shown to a member, and leaves navigation to the general rule when the session ends', async () => {
    enterAs(member);
    open({ guard: 'auth' });
    await isThere();
    endSession('signOut', member.token);
    await screen.findByRole('link', { name: 'Sign in' });
    isHidden();
    expect(shown()).toBe('/somewhere?id=7');
  });
});

describe('a personal screen without a guard', () => {
  it('offers to sign in, and calls nothing', async () => {
    open({ isPersonal: true });
    const link = await screen.findByRole('link', { name: 'Sign in' });
    expect(link.getAttribute('href')).toBe(BACK);
    isHidden();
    expect(line.sent).toEqual([]);
  });

  it('appears as soon as a member signs in', async () => {
    open({ isPersonal: true });
    await screen.findByRole('link', { name: 'Sign in' });
    enterAs(member);
    await isThere();
  });
});

describe('a screen of an activity', () => {
  /** The test catalogue has none, so it is added here. */
  async function offer(unloginShowStatus: 0 | 1): Promise<void> {
    const row = await db.config.get('appConfig');
    if (!row) throw new Error('no config');
    const [other] = row.config.activityList;
    if (!other) throw new Error('no activity');
    const vip = { ...other, id: 8, activityType: VIP_ACTIVITY, unloginShowStatus };
    await db.config.put({ ...row, config: { ...row.config, activityList: [other, vip] } });
  }

  it('leads to the lobby and says so while it is closed', async () => {
    open({ guard: 'auth-activity' });
    await waitFor(() => expect(shown()).toBe('/'));
    expect(toasts.peek().map(({ text }) => text)).toEqual(["This isn't available right now"]);
    isHidden();
  });

  it('is shown to visitors if it allows them', async () => {
    await offer(1);
    open({ guard: 'auth-activity' });
    await isThere();
  });

  it('leads visitors to sign-in if it does not allow them', async () => {
    await offer(0);
    open({ guard: 'auth-activity' });
    await waitFor(() => expect(shown()).toBe(BACK));
  });

  it('asks visitors to sign in for a personal screen of it', async () => {
    await offer(1);
    open({ guard: 'auth-activity', isPersonal: true });
    await screen.findByRole('link', { name: 'Sign in' });
    isHidden();
  });

  it('waits for the start-up call of a member without stored data', async () => {
    await offer(0);
    enterAs(member);
    open({ guard: 'auth-activity' });
    // The platform has not opened it to this member.
    await waitFor(() => expect(shown()).toBe('/'));
    expect(session.peek().memberId).toBe(member.id);
  });

  it('is decided offline from stored data', async () => {
    await offer(0);
    enterAs(member);
    await refreshMember();
    await db.members.update(member.id, { activityIds: [8] });
    line.disturb = () => 'cut';
    line.sent.length = 0;
    open({ guard: 'auth-activity' });
    await isThere();
    expect(line.sent).toEqual([]);
  });

  it('says that it needs a connection if nothing is stored and there is none', async () => {
    connection.value = 'offline';
    await db.config.clear();
    open({ guard: 'auth-activity' });
    await screen.findByText("This page hasn't loaded yet");
    await screen.findByText('Needs a connection');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    connection.value = 'online';
    await waitFor(() => expect(shown()).toBe('/'));
  });

  it('says why if nothing is stored and the platform fails, and asks again on request', async () => {
    line.disturb = () => ({ status: 500, body: '' });
    await db.config.clear();
    open({ guard: 'auth-activity' });
    await screen.findByText("This page hasn't loaded yet");
    await screen.findByText(/^Can't reach the service/);
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(shown()).toBe('/'));
  });
});
