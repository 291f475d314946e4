// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '#src/data/database.ts';
import { refreshMember } from '#src/data/refresh.ts';
import { session, sessionEnded } from '#src/data/session.ts';
import AccountOverlay from '#src/features/auth/overlays/AccountOverlay.tsx';
import { loadShellTexts, showLanguage } from '#src/i18n/t.ts';
import { openedDialogs } from '#src/navigation/dialog.ts';
import { openOverlay } from '#src/navigation/overlay.ts';
import { toasts } from '#src/navigation/toast.ts';
import type { Line } from '#tests/support/line.ts';
import { closePage, enterAs, openPage } from '#tests/support/page.ts';
import { createTestPlatform, type SignedInCaller, type TestPlatform } from '#tests/support/platform.ts';
import { GAMES, WELCOME_COIN } from '#tests/support/small-catalogue.ts';

let platform: TestPlatform;
let line: Line;
let member: SignedInCaller;

beforeAll(async () => {
  platform = await createTestPlatform();
});
afterAll(() => platform.close());
beforeEach(async () => {
  member = await platform.register();
  line = await openPage(platform);
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

describe('the account sheet', () => {
  it('says who is in, with the id to copy', async () => {
    const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    render(<AccountOverlay />);
    expect(await screen.findByText(member.account)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Copy the member id' }));
    await waitFor(() => expect(toasts.peek().map(({ text }) => text)).toEqual(['Copied']));
    expect(written).toHaveBeenCalledWith(String(member.id));
  });

  it('shows the balance with its time, and asks for it again', async () => {
    render(<AccountOverlay />);
    expect(await screen.findByText('1,000')).toBeTruthy();
    expect(WELCOME_COIN).toBe(100_000);
    expect(screen.getByText(/^As of \d+:\d\d/)).toBeTruthy();
    await db.balances.put({ memberId: member.id, coin: 5, balanceSeq: 0, callSeq: 0, readAt: 0 });
    expect(await screen.findByText('0')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Refresh the balance' }));
    expect(await screen.findByText('1,000')).toBeTruthy();
  });

  it('lists the last rounds, newest first, wins and losses alike, also without a connection', async () => {
    line.disturb = () => 'cut';
    await db.bets.bulkPut([round(1, -1050), round(2, 2000), round(3, -1050, 0)]);
    render(<AccountOverlay />);
    const rounds = within(await screen.findByRole('region', { name: 'Last rounds' }));
    await waitFor(() => expect(rounds.getAllByRole('listitem')).toHaveLength(3));
    const [open, won, lost] = rounds.getAllByRole('listitem').map((row) => row.textContent);
    expect(open).toMatch(/^Reef 3.*Open$/);
    expect(won).toMatch(/^Reef 2.*Stake 10\.50\+20$/);
    expect(lost).toMatch(/^Reef 1.*Stake 10\.50-10$/);
  });

  it('says so when nothing was played yet', async () => {
    render(<AccountOverlay />);
    expect(await screen.findByText('No rounds yet')).toBeTruthy();
  });

  it('changes the language at once, and for a year', async () => {
    render(<AccountOverlay />);
    fireEvent.click(screen.getByRole('radio', { name: 'Español' }));
    expect(await screen.findByText('Idioma')).toBeTruthy();
    expect(document.cookie).toContain('language=es');
  });

  it('signs out only after asking, and without a connection too', async () => {
    const ends: string[] = [];
    const stop = sessionEnded.listen(({ why }) => ends.push(why));
    openOverlay('account', {});
    line.disturb = () => 'cut';
    render(<AccountOverlay />);
    const signOut = () => fireEvent.click(screen.getByRole('button', { name: 'Sign out' }));
    signOut();
    await waitFor(() => expect(openedDialogs.peek()[0]?.title).toBe('Sign out?'));
    openedDialogs.peek()[0]?.settle(false);
    expect(session.peek().memberId).toBe(member.id);
    signOut();
    await waitFor(() => expect(openedDialogs.peek()).toHaveLength(1));
    openedDialogs.peek()[0]?.settle(true);
    await waitFor(() => expect(ends).toEqual(['wish']));
    expect(session.peek().memberId).toBe(0);
    stop();
  });
});
