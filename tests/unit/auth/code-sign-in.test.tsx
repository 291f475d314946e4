// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect } from 'vitest';
import { db } from '#src/data/db/database.ts';
import { outbox } from '#src/data/events/outbox.ts';
import { INVITE_DRAFT } from '#src/data/db/tables/retention.ts';
import { session } from '#src/data/session/session.ts';
import { keepInvite } from '#src/features/auth/invite/kept-invite.ts';
import LoginScreen from '#src/features/auth/sign-in/LoginScreen.tsx';
import { readQuery } from '#src/navigation/query.ts';
import { openedOverlay } from '#src/navigation/overlay.ts';
import { accountsCatalogue } from '#tests/support/catalogues/accounts.ts';
import { chooseTab, field, noteOf, press, type, typeNumber } from '#tests/support/auth-forms.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, openPage } from '#tests/support/page.ts';
import type { TestPlatform } from '#tests/support/platform.ts';
import { codeAt, newMobile, wrongCode } from '#tests/support/telephone.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest({}, { catalogue: accountsCatalogue });

const CODE = 'Code from the text message';

let line: Line;
let mobile: string;

it.beforeEach(async ({ platform }) => {
  line = await openPage(platform, '/auth/login');
  mobile = newMobile();
});
it.afterEach(async ({ platform }) => {
  cleanup();
  platform.clock.advance(24 * 3600 * 1000);
  await closePage();
});

async function askForCode(platform: TestPlatform): Promise<string> {
  render(<LoginScreen />);
  await chooseTab('SMS code');
  typeNumber(mobile);
  press('Send code');
  await screen.findByRole('button', { name: /^Send again/ });
  return codeAt(platform, mobile);
}

function enter(code: string): void {
  type(CODE, code);
  press('Sign in');
}

describe('signing in by code', () => {
  it('registers a new phone number and grants the welcome coin', async ({ platform }) => {
    enter(await askForCode(platform));
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await waitFor(() => expect(openedOverlay.peek()?.name).toBe('reward'));
    await waitFor(async () =>
      expect(JSON.stringify(await (await outbox()).outbox.toArray())).toContain('"register"'),
    );
  });

  it('takes the inviter of an earlier visit, and only then forgets the invitation', async ({ platform }) => {
    const inviter = await platform.register();
    await keepInvite(readQuery(`?pid=${inviter.id}&aid=poster-7`));
    const code = await askForCode(platform);
    expect(await screen.findByText(`Invited by member ${inviter.id}`)).toBeTruthy();
    enter(code);
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    const row = platform.db.selectFrom('member').select(['inviter_id', 'aid']);
    expect(await row.where('id', '=', session.peek().memberId).executeTakeFirstOrThrow()).toEqual({
      inviter_id: inviter.id,
      aid: 'poster-7',
    });
    await waitFor(async () => expect(await db.drafts.get([0, INVITE_DRAFT])).toBeUndefined());
  });

  it('says that the inviter is unknown, and goes on without one by the same code', async ({ platform }) => {
    await keepInvite(readQuery('?inviteCode=NOBODY'));
    const code = await askForCode(platform);
    await screen.findByText('Invited with code NOBODY');
    enter(code);
    const button = await screen.findByRole('button', { name: 'Continue without the invitation' });
    expect(await db.drafts.get([0, INVITE_DRAFT])).toBeUndefined();
    fireEvent.click(button);
    expect(screen.queryByText('Invited with code NOBODY')).toBeNull();
    press('Sign in');
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
  });

  it('leaves neither the number nor the code on the device', async ({ platform }) => {
    const code = await askForCode(platform);
    enter(code);
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
    await waitFor(async () => expect(await db.drafts.count()).toBe(0));
    const rows = await Promise.all(db.tables.map((table) => table.toArray()));
    const everything = JSON.stringify(rows) + JSON.stringify(localStorage) + JSON.stringify(sessionStorage);
    for (const secret of [mobile.slice(3), code]) expect(everything).not.toContain(secret);
  });

  it('keeps the number, the wait and the codes left after a reload', async ({ platform }) => {
    await askForCode(platform);
    expect(noteOf(CODE)).toBe('Code sent. Codes left today: 4');
    cleanup();
    render(<LoginScreen />);
    await chooseTab('SMS code');
    await waitFor(() => expect(field('Phone number').value).toBe(mobile.replace('+63', '0')));
    expect(screen.getByRole('button', { name: /^Send again in \d+ s$/ })).toBeTruthy();
    expect(noteOf(CODE)).toBe('Code sent. Codes left today: 4');
  });

  it('allows a code for another number at once', async ({ platform }) => {
    await askForCode(platform);
    typeNumber(newMobile());
    expect(screen.getByRole('button', { name: 'Send code' })).toBeTruthy();
  });

  it('lets the system fill in the number and the code', async ({ platform }) => {
    await askForCode(platform);
    expect(field(CODE).autocomplete).toBe('one-time-code');
    expect(field(CODE).inputMode).toBe('numeric');
    expect(field('Phone number').autocomplete).toBe('tel');
    expect(field('Phone number').type).toBe('tel');
  });

  it('accepts a code typed in the digits of another script', async ({ platform }) => {
    const code = await askForCode(platform);
    enter(code.replaceAll(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit))));
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
  });
});

describe('requesting a code', () => {
  it('asks for a phone number first, and sends nothing without one', async () => {
    render(<LoginScreen />);
    await chooseTab('SMS code');
    press('Send code');
    expect(noteOf('Phone number')).toBe('This field is required');
    await waitFor(() => expect(document.activeElement).toBe(field('Phone number')));
    type('Phone number', '12');
    press('Send code');
    expect(noteOf('Phone number')).toBe('Check this number');
    expect(line.sent).toHaveLength(0);
  });

  it('sends one code for two taps', async () => {
    render(<LoginScreen />);
    await chooseTab('SMS code');
    typeNumber(mobile);
    press('Send code');
    press(/^Send code/);
    await screen.findByRole('button', { name: /^Send again/ });
    expect(line.sent).toHaveLength(1);
  });

  it('shows the wait beside the field and on its own button when codes are requested too often', async ({
    platform,
  }) => {
    await askForCode(platform);
    localStorage.removeItem('halcyon.codeWaits');
    cleanup();
    render(<LoginScreen />);
    await chooseTab('SMS code');
    await waitFor(() => expect(field('Phone number').value).not.toBe(''));
    press('Send code');
    await waitFor(() => expect(field(CODE).getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByRole('button', { name: /^Send code in \d+ s$/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign in' })).toBeTruthy();
  });
});

describe('a wrong code', () => {
  it('is kept in its field, with an error and the tries that are left', async ({ platform }) => {
    const wrong = wrongCode(await askForCode(platform));
    enter(wrong);
    await waitFor(() => expect(noteOf(CODE)).toMatch(/Tries left: \d/));
    expect(field(CODE).value).toBe(wrong);
    await waitFor(() => expect(document.activeElement).toBe(field(CODE)));
    expect(session.peek().memberId).toBe(0);
    enter(await codeAt(platform, mobile));
    await waitFor(() => expect(session.peek().memberId).toBeGreaterThan(0));
  });

  it('is reported when it has expired', async ({ platform }) => {
    const code = await askForCode(platform);
    platform.clock.advance(3600 * 1000);
    enter(code);
    await waitFor(() => expect(field(CODE).getAttribute('aria-invalid')).toBe('true'));
  });

  it('is not sent when it is too short', async ({ platform }) => {
    await askForCode(platform);
    enter('12');
    expect(noteOf(CODE)).toBe('At least 6 characters');
    expect(line.sent).toHaveLength(1);
  });
});
