// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, vi } from 'vitest';
import { connection } from '#src/data/api/connection.ts';
import { db } from '#src/data/db/database.ts';
import { refreshMember } from '#src/data/answers/refresh-member.ts';
import { session, sessionEnded } from '#src/data/session/session.ts';
import MemberScreen from '#src/features/member/home/MemberScreen.tsx';
import { loadShellTexts } from '#src/i18n/shell-texts.ts';
import { showLanguage } from '#src/i18n/t.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { isPath, paths } from '#src/navigation/paths.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import type { SignedInCaller } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';
import { platformTest } from '#tests/support/platform-test.ts';

const it = platformTest();

let line: Line;
let member: SignedInCaller;

it.beforeEach(async ({ platform }) => {
  member = await platform.register();
  line = await openPage(platform, paths.member);
  enterAs(member);
  await refreshMember();
});
afterEach(async () => {
  cleanup();
  await loadShellTexts('en-US');
  showLanguage('en-US');
  await closePage();
});

const NOW = 1_790_000_000;
const round = (id: number, profit: number, status: 0 | 1 = 1) => ({
  memberId: member.id,
  id: String(id),
  gameId: GAMES.open,
  gameName: `Reef ${id}`,
  brandId: 1,
  bet: 1050,
  win: profit + 1050,
  profit,
  status,
  time: NOW + id,
});

describe('the member page', () => {
  it('shows who is signed in, with the number to copy', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<MemberScreen />);
    expect(await screen.findByText(member.account)).toBeTruthy();
    expect(screen.getByText('VIP 0')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy: Member number' }));
    await waitFor(() => expect(toasts.peek().map(({ text }) => text)).toEqual(['Copied']));
    expect(written).toHaveBeenCalledWith(String(member.id));
  });

  it('shows the balance with the time it was read and refreshes it, with the safe and the points', async () => {
    // The screen's own calls at its start would interfere.
    line.disturb = () => 'cut';
    render(<MemberScreen />);
    expect(await screen.findByText('1,000')).toBeTruthy();
    expect(WELCOME_COIN).toBe(100_000);
    expect(screen.getByText(/^As of \d+:\d\d/)).toBeTruthy();
    await db.balances.put({ memberId: member.id, coin: 77_700, balanceSeq: 0, callSeq: 0, readAt: 0 });
    expect(await screen.findByText('777')).toBeTruthy();
    line.disturb = () => {};
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText('1,000')).toBeTruthy();
    const row = await db.members.get(member.id);
    if (!row) throw new Error('no member');
    await db.members.put({ ...row, userInfo: { ...row.userInfo, safebox: 12_345, lottery: 67 } });
    await waitFor(() => expect(screen.getByText('Safe').nextSibling?.textContent).toBe('123'));
    expect(screen.getByText('Points', { selector: 'dt' }).nextSibling?.textContent).toBe('67');
  });

  it('shows the stake that is missing for the next level', async () => {
    const row = await db.config.get('appConfig');
    const known = await db.members.get(member.id);
    if (!row || !known) throw new Error('nothing stored');
    const userLevelList = [
      { level: 0, betAmount: 0 },
      { level: 1, betAmount: 100_000 },
    ];
    await db.config.put({ ...row, config: { ...row.config, userLevelList } });
    await db.members.put({ ...known, userInfo: { ...known.userInfo, bet: 25_001 } });
    line.disturb = () => 'cut';
    render(<MemberScreen />);
    expect(await screen.findByText('Stake 750 more to reach level 1')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Progress to level 1' }).getAttribute('value')).toBe(
      '25001',
    );
  });

  it('names one level where the stakes for both are the same', async () => {
    const row = await db.config.get('appConfig');
    if (!row) throw new Error('nothing stored');
    const vipLevel = { showType: 1 as const, rebate: 0, dailyAward: [], levelUpAward: [], benefits: [] };
    const vipMap = { 0: { ...vipLevel, level: 0, exp: 0 }, 1: { ...vipLevel, level: 1, exp: 500 } };
    const userLevelList = [0, 500].map((exp, at) => ({ level: at, betAmount: exp * 100 }));
    await db.config.put({ ...row, config: { ...row.config, vipMap, userLevelList } });
    line.disturb = () => 'cut';
    render(<MemberScreen />);
    expect(await screen.findByText(/^Stake [\d,]+ more to reach VIP 1$/)).toBeTruthy();
    expect(screen.queryByText(/^Level/)).toBeNull();
  });

  it('lists the last rounds, newest first, wins and losses alike', async () => {
    line.disturb = () => 'cut';
    await db.bets.bulkPut([round(1, -1050), round(2, 2000), round(3, -1050, 0)]);
    render(<MemberScreen />);
    const rounds = within(await screen.findByRole('region', { name: 'Recent rounds' }));
    await waitFor(() => expect(rounds.getAllByRole('listitem')).toHaveLength(3));
    const [open, won, lost] = rounds.getAllByRole('listitem').map((row) => row.textContent);
    expect(open).toMatch(/^Reef 3.*Open$/);
    expect(won).toMatch(/^Reef 2.*Stake 10\.50\+20\.00$/);
    expect(lost).toMatch(/^Reef 1.*Stake 10\.50-10\.50$/);
  });

  it('links only to screens that this build has', async () => {
    render(<MemberScreen />);
    await screen.findByText(member.account);
    const led = screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
    expect(led).toContain(paths.profile);
    expect(led).toContain(paths.security);
    expect(led).toContain(paths.aboutUs);
    expect(led.filter((address) => !isPath(address))).toEqual([]);
  });

  it('changes the language at once and for a year, and tells the platform', async () => {
    render(<MemberScreen />);
    line.sent.length = 0;
    fireEvent.click(await screen.findByRole('radio', { name: 'Español' }));
    expect(await screen.findByText('Idioma')).toBeTruthy();
    expect(document.cookie).toContain('language=es');
    await waitFor(() => expect(line.sent.some((body) => body.includes('"language":"es"'))).toBe(true));
  });

  it('names what a sign-out would drop, by kind and number, and stays until it is sent', async () => {
    const queued = (call: string, subject: string) => ({
      ...{ requestId: crypto.randomUUID(), memberId: member.id, call, subject, input: {} },
      ...{ createdAt: Date.now(), attempts: 0 },
    });
    await db.mutations.bulkAdd([
      queued('receiveTaskAward', '101'),
      queued('appVipUserReceiveDaily', 'today'),
      queued('gameLike', '7'),
      queued('exitGame', '7'),
    ]);
    await db.drafts.put({ memberId: member.id, key: 'feedback', value: { content: 'It hangs.' } });
    render(<MemberScreen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Sign out' }));
    await waitFor(() => expect(openedDialogs.peek()[0]?.title).toBe('Sign out?'));
    const [dialog] = openedDialogs.peek();
    expect(dialog?.text).toMatch(/^Not sent yet: rewards \(2\), likes \(1\), and drafts \(1\)\./);
    expect([dialog?.confirm, dialog?.cancel]).toEqual(['Sign out anyway', "Stay until it's sent"]);
    dialog?.settle(false);
    expect(session.peek().memberId).toBe(member.id);
    expect(await db.mutations.count()).toBe(4);
  });

  it('signs out only after asking, and also without a connection', async () => {
    const ends: string[] = [];
    const stop = sessionEnded.listen(({ why }) => ends.push(why));
    line.disturb = () => 'cut';
    render(<MemberScreen />);
    const button = await screen.findByRole('button', { name: 'Sign out' });
    const signOut = () => fireEvent.click(button);
    signOut();
    await waitFor(() => expect(openedDialogs.peek()[0]?.title).toBe('Sign out?'));
    openedDialogs.peek()[0]?.settle(false);
    expect(session.peek().memberId).toBe(member.id);
    signOut();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
    await waitFor(() => expect(ends).toEqual(['signOut']));
    expect(session.peek().memberId).toBe(0);
    stop();
  });
});

/** An answer that is still on its way would say that there is one. */
async function loseConnection(): Promise<void> {
  await waitFor(() => expect(line.waiting).toBe(0));
  connection.value = 'offline';
}

describe('the member page without a connection', () => {
  it('is readable, and offers nothing that needs a connection', async () => {
    await db.bets.put(round(1, 2000));
    await loseConnection();
    line.sent.length = 0;
    render(<MemberScreen />);
    expect(await screen.findByText(member.account)).toBeTruthy();
    expect(await screen.findByText('1,000')).toBeTruthy();
    expect(await screen.findByText('Reef 1')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Refresh the balance' })).toBeNull();
    expect(screen.getByText('Needs a connection')).toBeTruthy();
    expect(line.sent).toEqual([]);
  });

  it('says how old it is, and reloads when the connection is back', async () => {
    const hourAgo = Date.now() - 3_600_000;
    await db.members.update(member.id, { readAt: hourAgo });
    await loseConnection();
    render(<MemberScreen />);
    expect(await screen.findByText('Updated 1 hr. ago')).toBeTruthy();
    connection.value = 'online';
    expect(await screen.findByText('Updated just now')).toBeTruthy();
  });

  it('says so if the member was never loaded, and still signs out', async () => {
    await db.members.clear();
    await loseConnection();
    render(<MemberScreen />);
    expect(await screen.findByText("Your account hasn't loaded yet")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy();
  });

  it('offers to try again if the platform does not answer', async () => {
    await db.members.clear();
    line.disturb = () => 'cut';
    render(<MemberScreen />);
    const again = await screen.findByRole('button', { name: 'Try again' });
    line.disturb = () => {};
    fireEvent.click(again);
    expect(await screen.findByText(member.account)).toBeTruthy();
  });
});
