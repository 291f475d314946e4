// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { savedAccount, session } from '#src/data/session/session.ts';
import { accountToSignIn } from '#src/features/auth/flow/account-to-sign-in.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import RegisterScreen from '#src/features/auth/register/RegisterScreen.tsx';
import { keepInvite } from '#src/features/auth/invite/kept-invite.ts';
import { registerAccount } from '#src/features/auth/register/actions.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { readQuery } from '#src/navigation/query.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import { newAccount } from '#tests/support/platform.ts';
import { PASSWORD } from '#tests/support/registration.ts';
import { BOUNDS, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform, '/auth/register');
});
afterEach(async () => {
  cleanup();
  await closePage();
});

const field = (label: string): HTMLInputElement => screen.getByLabelText(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const tick = (text: RegExp) => fireEvent.click(screen.getByRole('checkbox', { name: text }));
const submit = () => fireEvent.click(screen.getByRole('button', { name: /^Register/ }));

async function fillIn(account: string, password = PASSWORD): Promise<void> {
  render(<RegisterScreen />);
  await screen.findByText(`${BOUNDS.account.min} to ${BOUNDS.account.max} characters`);
  type('Account', account);
  type('Password', password);
  tick(/legal age/);
  tick(/terms of use/);
}

describe('registering', () => {
  it('signs the new member in, grants the welcome coin and leads to the requested page', async () => {
    history.replaceState(null, '', '/auth/register?return=%2Fgame%2Fstart%3FgameId%3D101');
    const account = newAccount();
    await fillIn(account);
    submit();
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    expect(openedOverlay.peek()?.props).toEqual({ awards: [{ itemId: 2001, num: WELCOME_COIN }] });
    expect(location.pathname + location.search).toBe('/game/start?gameId=101');
    const { memberId } = session.peek();
    await waitFor(async () => expect((await db.balances.get(memberId))?.coin).toBe(WELCOME_COIN));
    await waitFor(async () =>
      expect(
        await (await outbox()).outbox.filter((event) => event.eventName === 'register').toArray(),
      ).toMatchObject([{ eventProps: { method: 'accountRegist' } }]),
    );
    expect(JSON.stringify(await (await outbox()).outbox.toArray())).not.toContain(account);
  });

  it('names the missing fields, sends nothing and focuses the first one', async () => {
    render(<RegisterScreen />);
    await screen.findByText(`${BOUNDS.account.min} to ${BOUNDS.account.max} characters`);
    type('Account', 'ab');
    submit();
    expect(await screen.findByText(`At least ${BOUNDS.account.min} characters`)).toBeTruthy();
    expect(screen.getByText('This field is required')).toBeTruthy();
    expect(screen.getAllByText('Required to continue')).toHaveLength(2);
    await waitFor(() => expect(document.activeElement).toBe(field('Account')));
    expect(line.sent).toHaveLength(0);
  });

  it('shows the length of the name while it is typed', async () => {
    render(<RegisterScreen />);
    await screen.findByText(`${BOUNDS.account.min} to ${BOUNDS.account.max} characters`);
    type('Account', 'tern');
    expect(await screen.findByText(`4/${BOUNDS.account.max}`)).toBeTruthy();
  });

  it("shows the platform's errors beside their fields", async () => {
    await fillIn('two words'.replace(' ', '\u2009'));
    submit();
    expect(await screen.findByText('No spaces, and no plus sign at the start')).toBeTruthy();
    expect(field('Account').getAttribute('aria-invalid')).toBe('true');
  });

  it('says why a password is refused', async () => {
    await fillIn(newAccount(), 'Passw0rd');
    submit();
    expect(await screen.findByText('Too easy to guess. Choose another password.')).toBeTruthy();
    expect(field('Password').getAttribute('aria-invalid')).toBe('true');
  });

  it('offers to sign in with the typed name when the name is taken', async ({ platform }) => {
    const { account } = await platform.register();
    await fillIn(account);
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Sign in instead' }));
    expect(location.pathname).toBe('/auth/login');
    cleanup();
    render(<LoginScreen />);
    await waitFor(() => expect(field('Account').value).toBe(account));
    expect(accountToSignIn.peek()?.account).toBe(account);
    type('Password', PASSWORD);
    fireEvent.click(screen.getByRole('button', { name: 'Sign in' }));
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    expect(accountToSignIn.peek()).toBeUndefined();
  });

  it('keeps what was typed after a reload, but never the password', async () => {
    await fillIn('half-a-name');
    await waitFor(async () => expect(await db.drafts.count()).toBe(1));
    expect(JSON.stringify(await db.drafts.toArray())).not.toContain(PASSWORD);
    cleanup();
    render(<RegisterScreen />);
    await waitFor(() => expect(field('Account').value).toBe('half-a-name'));
    expect(field('Password').value).toBe('');
  });

  it('remembers the account only on request, and leaves no draft', async () => {
    await fillIn(newAccount());
    await waitFor(async () => expect(await db.drafts.count()).toBe(1));
    submit();
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await waitFor(async () => expect(await db.drafts.count()).toBe(0));
    expect(savedAccount()).toBe('');
  });
});

describe('an invitation', () => {
  it('is shown and sent, even if the visitor looked around first', async ({ platform }) => {
    const inviter = await platform.register();
    await keepInvite(readQuery(`?pid=${inviter.id}&aid=poster-7`));
    await fillIn(newAccount());
    expect(await screen.findByText(`Invited by member ${inviter.id}`)).toBeTruthy();
    submit();
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    const row = await platform.db
      .selectFrom('member')
      .select(['inviter_id', 'aid'])
      .where('id', '=', session.peek().memberId)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ inviter_id: inviter.id, aid: 'poster-7' });
  });

  it('is kept if the platform has answered without an inviter, and dropped if it is unknown there', async ({
    platform,
  }) => {
    const inviter = await platform.register();
    await keepInvite(readQuery(`?pid=${inviter.id}`));
    const wanted = { password: PASSWORD, isRemembered: false, agreeTerms: true, adult: true };
    expect((await registerAccount({ ...wanted, account: newAccount(), invite: {} })).ok).toBe(true);
    expect((await db.drafts.get([0, INVITE_DRAFT]))?.value).toEqual({ pid: inviter.id });
    const unknown = { inviteCode: 'NOBODY' };
    const refused = await registerAccount({ ...wanted, account: newAccount(), invite: unknown });
    expect(refused).toMatchObject({ kind: 'refused', errcode: 5001 });
    expect(await db.drafts.get([0, INVITE_DRAFT])).toBeUndefined();
  });

  it('does not block registration when it is wrong', async () => {
    history.replaceState(null, '', '/auth/register?inviteCode=NOBODY');
    await fillIn(newAccount());
    expect(screen.getByText('Invited with code NOBODY')).toBeTruthy();
    submit();
    fireEvent.click(await screen.findByRole('button', { name: 'Continue without the invitation' }));
    expect(screen.queryByText('Invited with code NOBODY')).toBeNull();
    submit();
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
  });
});

describe('registering without a connection', () => {
  it('keeps the form, and its button says that it needs a connection', async () => {
    await fillIn('half-a-name');
    connection.value = 'offline';
    const button = await screen.findByRole('button', { name: /Register.*Needs a connection/ });
    fireEvent.click(button);
    expect(field('Password').value).toBe(PASSWORD);
    expect(line.sent).toHaveLength(0);
  });

  it('asks again for a lost answer, and creates one member', async ({ platform }) => {
    const account = newAccount();
    await fillIn(account);
    line.disturb = (body, count) => (count === 1 && body.includes(account) ? 'lost' : undefined);
    submit();
    expect(
      await screen.findByText("Can't reach the service. Check your connection and try again."),
    ).toBeTruthy();
    submit();
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    const members = await platform.db
      .selectFrom('member')
      .select('id')
      .where('account', '=', account)
      .execute();
    expect(members).toHaveLength(1);
  });
});
